import { readLineGift } from '../../../gifts/gift'
import type { PlatformBasket, PlatformBasketItem } from '../../../platform/scapi/shopper-baskets'
import { writeOwedUnits } from './owed-units'

/** Units of a product by shipment; those of shipments that are not named stay where they are. */
export interface WantedUnits {
  productId: string
  /** The set that it was bought as a part of. */
  productSet?: string
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

const isOf = (item: PlatformBasketItem, { productId, productSet }: WantedUnits): boolean =>
  item.productId === productId && (item.c_productSet || undefined) === productSet && !isBonus(item)

/**
 * The changes of lines that bring each product's units into the wanted shipments, for one call that does all or
 * nothing. Where no line is left for a shipment, a line names the units that it owes it. Undefined where the basket
 * has other units than are wanted: it was changed meanwhile.
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
    for (const group of allotByWrap(lines, targets)) changes.push(...planProduct(group.lines, group.targets))
  }
  // What gives units up goes first: at no moment there are more units than before.
  const isLess = ({ itemId, quantity }: LineChange) =>
    quantity < (productItems.find(item => item.itemId === itemId)?.quantity ?? 0)
  return [...changes.filter(isLess), ...changes.filter(change => !isLess(change))]
}

/**
 * The same product wrapped as a gift and not stays in lines of its own: each kind gets its part of the targets, where it
 * is already first.
 */
function allotByWrap(
  lines: PlatformBasketItem[],
  targets: [string, number][]
): { lines: PlatformBasketItem[]; targets: [string, number][] }[] {
  const wraps = new Map<string, PlatformBasketItem[]>()
  for (const line of lines) {
    const gift = readLineGift(line)
    const wrap = JSON.stringify(gift ? [gift.message, gift.wrap?.valueId] : [])
    wraps.set(wrap, [...(wraps.get(wrap) ?? []), line])
  }
  const left = new Map(targets)
  const groups = [...wraps.values()].map(group => ({
    lines: group,
    rest: group.reduce((units, { quantity = 0 }) => units + quantity, 0),
    allotted: new Map<string, number>()
  }))
  const allot = (group: (typeof groups)[number], shipmentId: string, most: number) => {
    const units = Math.min(most, group.rest, left.get(shipmentId) ?? 0)
    group.rest -= units
    left.set(shipmentId, (left.get(shipmentId) ?? 0) - units)
    if (units > 0) group.allotted.set(shipmentId, (group.allotted.get(shipmentId) ?? 0) + units)
  }
  for (const group of groups)
    for (const { shipmentId = '', quantity = 0 } of group.lines) allot(group, shipmentId, quantity)
  for (const group of groups) for (const [shipmentId] of targets) allot(group, shipmentId, group.rest)
  return groups.map(({ lines: own, allotted }) => ({ lines: own, targets: [...allotted] }))
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
