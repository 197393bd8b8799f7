import type { LineGift } from '../../../gifts/gift'
import { sumMoney } from '../../../intl/money'
import { DEFAULT_SHIPMENT_ID } from '../../../platform/scapi/shopper-baskets'
import type { Basket, Line, Shipment } from '../model/basket'
import type { UnitKind, WantedUnits } from './plan-division'

/** A parcel's shipment with its address. */
type Delivery = Shipment & { address: NonNullable<Shipment['address']> }

type Shipped = Pick<Basket, 'shipments' | 'lines'>

/** Parcels with an address, the first address first; one without items may get some. */
export const listDeliveries = ({ shipments }: Pick<Basket, 'shipments'>): Delivery[] =>
  shipments.filter((shipment): shipment is Delivery => shipment.kind === 'delivery' && !!shipment.address)

/** The shipments that are sent with something in them. */
export const listParcels = ({ shipments }: Pick<Basket, 'shipments'>): Shipment[] =>
  shipments.filter(({ kind, itemIds }) => kind === 'delivery' && itemIds.length > 0)

/** Whether the basket is being sent to several addresses. */
export const isToSeveral = (basket: Pick<Basket, 'shipments'>): boolean =>
  listDeliveries(basket).length > 1 || listParcels(basket).length > 1

/** Lines whose units may be divided: lines that are collected, sent by e-mail or free stay where they are. */
export const listDivisible = ({ lines }: Pick<Basket, 'lines'>): Line[] =>
  lines.filter(
    ({ storeId, isVirtualGiftCard, bonusChoiceId, isAutomaticBonus }) =>
      storeId === undefined && !isVirtualGiftCard && bonusChoiceId === undefined && !isAutomaticBonus
  )

/** Whether the basket may be sent to several addresses: two units to send, and no agent who sells them. */
export const canDivide = (
  basket: Pick<Basket, 'lines' | 'giftCertificateItems' | 'containsVirtualGiftCard' | 'isByAgent'>
): boolean =>
  !basket.isByAgent &&
  !basket.containsVirtualGiftCard &&
  basket.giftCertificateItems.length === 0 &&
  listDivisible(basket).reduce((units, { quantity }) => units + quantity, 0) > 1

/** A product with all of its units that are sent and wrapped alike, whichever lines they are in. */
export interface DivisibleProduct extends WantedUnits {
  /** One of its lines, to be shown. */
  line: Line
  quantity: number
}

/** Products with their units by shipment. */
export function listDivisibleProducts(basket: Shipped): DivisibleProduct[] {
  const products = new Map<string, DivisibleProduct>()
  for (const line of listDivisible(basket)) {
    const { productId, productSet, gift } = line
    const key = buildUnitKey(line)
    const known = products.get(key)
    const before = known?.units[line.shipmentId] ?? 0
    products.set(key, {
      line,
      productId,
      ...(productSet !== undefined && { productSet }),
      ...(gift && { gift: addWraps(gift, known?.gift) }),
      quantity: (known?.quantity ?? 0) + line.quantity,
      units: { ...known?.units, [line.shipmentId]: before + line.quantity }
    })
  }
  return [...products.values()]
}

/** Equal for units that are alike. */
export const buildUnitKey = ({ productId, productSet, gift }: UnitKind): string =>
  JSON.stringify([productId, productSet, gift?.message, gift?.wrap?.valueId])

/** A wrap with the price of both lines. */
const addWraps = ({ wrap, ...gift }: LineGift, other?: LineGift): LineGift => ({
  ...gift,
  ...(wrap && { wrap: { ...wrap, price: sumMoney([wrap.price, other?.wrap?.price ?? 0]) } })
})

/** Other shipments for the units of a product. */
export const wantUnits = (
  { productId, productSet, gift }: UnitKind,
  units: WantedUnits['units']
): WantedUnits => ({
  productId,
  ...(productSet !== undefined && { productSet }),
  ...(gift && { gift }),
  units
})

/** All units of all products in the first shipment. */
export const gatherUnits = (basket: Shipped): WantedUnits[] =>
  listDivisibleProducts(basket).map(product =>
    wantUnits(product, {
      ...Object.fromEntries(Object.keys(product.units).map(shipmentId => [shipmentId, 0])),
      [DEFAULT_SHIPMENT_ID]: product.quantity
    })
  )

/**
 * Whether the one address that a provider or device gives is enough: at most one parcel, in the shipment that gets the
 * address. What is collected or comes by e-mail needs none.
 */
export const hasOneDestination = (basket: Pick<Basket, 'shipments'>): boolean =>
  !isToSeveral(basket) && listParcels(basket).every(({ id }) => id === DEFAULT_SHIPMENT_ID)
