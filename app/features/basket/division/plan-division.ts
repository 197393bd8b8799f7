import { isSameGift, readLineGift, type LineGift } from '../../../gifts/gift'
import type { PlatformBasket, PlatformBasketItem } from '../../../platform/scapi/shopper-baskets'
import { writeOwedUnits } from './owed-units'

/** Units that are alike, wherever they are sent: of one product, wrapped alike. */
export interface UnitKind {
  productId: string
  /** The set that it was bought as a part of. */
  productSet?: string
  gift?: LineGift
}

/** Units of a kind by shipment; those of shipments that are not named stay where they are. */
export interface WantedUnits extends UnitKind {
  units: Record<string, number>
}

interface LineChange {
  itemId: string
  productId?: string
  quantity: number
  shipmentId?: string
  c_owedUnits?: string
}

const isBonus = ({ bonusProductLineItem, bonusDiscountLineItemId }: PlatformBasketItem): boolean =>
  bonusProductLineItem === true || bonusDiscountLineItemId !== undefined

const isOf = (item: PlatformBasketItem, { productId, productSet, gift }: UnitKind): boolean =>
  item.productId === productId &&
  (item.c_productSet || undefined) === productSet &&
  isSameGift(readLineGift(item), gift) &&
  !isBonus(item)

/**
 * The changes of lines that bring the units of each kind into the wanted shipments, for one call that does all or
 * nothing. Where no line is left for a shipment, a line notes the units that it owes that shipment. Undefined where
 * the basket has other units than are wanted: it was changed meanwhile.
 */
export function planDivision(basket: PlatformBasket, wanted: WantedUnits[]): LineChange[] | undefined {
  const { productItems = [] } = basket
  const changes: LineChange[] = []
  for (const product of wanted) {
    const lines = productItems.filter(
      item => isOf(item, product) && Object.hasOwn(product.units, item.shipmentId ?? '')
    )
    const targets = Object.entries(product.units).filter(([, quantity]) => quantity > 0)
    const sum = (quantities: (number | undefined)[]) =>
      quantities.reduce<number>((total, quantity) => total + (quantity ?? 0), 0)
    if (sum(lines.map(({ quantity }) => quantity)) !== sum(targets.map(([, quantity]) => quantity)))
      return undefined
    changes.push(...planProduct(lines, targets))
  }
  // Lines that give units up go first: at no moment there are more units than before.
  const isLess = ({ itemId, quantity }: LineChange) =>
    quantity < (productItems.find(item => item.itemId === itemId)?.quantity ?? 0)
  return [...changes.filter(isLess), ...changes.filter(change => !isLess(change))]
}

function planProduct(lines: PlatformBasketItem[], targets: [string, number][]): LineChange[] {
  const free = [...lines]
  const take = (isFit: (item: PlatformBasketItem) => boolean) => {
    const index = free.findIndex(isFit)
    return index < 0 ? undefined : free.splice(index, 1)[0]
  }
  const staying = targets.map(([shipmentId, quantity]) => ({
    shipmentId,
    quantity,
    line: take(item => item.shipmentId === shipmentId)
  }))
  const placed = staying.map(each => ({ ...each, line: each.line ?? take(() => true) }))
  const owed = placed
    .filter(({ line }) => !line)
    .map(({ shipmentId, quantity }) => ({ shipmentId, quantity }))
  const kept = placed.flatMap(({ line, quantity, shipmentId }) =>
    line ? [{ line, quantity, shipmentId }] : []
  )
  const changed = kept.flatMap(({ line, quantity, shipmentId }, index): LineChange[] => {
    const isGiver = index === 0 && owed.length > 0
    if (line.quantity === quantity && line.shipmentId === shipmentId && !isGiver) return []
    return [
      {
        itemId: line.itemId ?? '',
        productId: line.productId,
        quantity,
        shipmentId,
        ...(isGiver && { c_owedUnits: writeOwedUnits(owed) })
      }
    ]
  })
  return [...free.map(({ itemId = '' }) => ({ itemId, quantity: 0 })), ...changed]
}
