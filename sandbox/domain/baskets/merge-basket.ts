import type { Basket, BasketLine, CouponItem } from './basket'
import { MAX_GIFT_CERTIFICATE_ITEMS } from './mutations/add-gift-certificate-item'
import { countElsewhere, MAX_LINES } from './mutations/add-items'
import { isWrappedAlike } from './mutations/gift-wrap'
import { clampQuantity } from './mutations/line-quantity'
import type { MutationContext } from './mutations/mutation'
import { isPickUpMethod } from '../shipping/shipping-methods'

/** How a product that is in both baskets is counted; names of the platform. */
export const mergeModes = ['higher_quantity', 'sum_quantities', 'saved_quantity', 'separate_item'] as const
export type MergeMode = (typeof mergeModes)[number]

function combineQuantities(mode: MergeMode, saved: number, fromGuest: number): number {
  if (mode === 'sum_quantities') return saved + fromGuest
  if (mode === 'higher_quantity') return Math.max(saved, fromGuest)
  return saved
}

function isVirtual(basket: Basket, line: BasketLine, { catalogue }: MutationContext): boolean {
  return catalogue.findSellable(basket.siteId, line.productId, basket.currency)?.isVirtualGiftCard === true
}

/**
 * Where one basket holds virtual gift cards or gift certificates and the other goods, they cannot share an
 * order: the current items stay, the older ones are removed.
 */
function keepSameDelivery(
  recent: Basket,
  basket: Basket,
  context: MutationContext
): Pick<Basket, 'lines' | 'giftCertificateItems'> {
  const [first] = recent.lines
  const hasCertificates = recent.giftCertificateItems.length > 0
  if (!first && !hasCertificates) return basket
  const isDigital = hasCertificates || (first !== undefined && isVirtual(recent, first, context))
  return {
    lines: basket.lines.filter(line => isVirtual(basket, line, context) === isDigital),
    giftCertificateItems: isDigital ? basket.giftCertificateItems : []
  }
}

/** The destination's codes, and those of the source that its owner can redeem as well. */
function mergeCoupons(source: Basket, destination: Basket, { coupons }: MutationContext): CouponItem[] {
  const added = source.couponItems.filter(({ code }) => {
    const known = coupons.findCoupon(destination.siteId, code)
    const isThere = destination.couponItems.some(item => known?.coupon.codes.includes(item.code))
    return known && !isThere && !coupons.findRefusal(known, destination)
  })
  return [...destination.couponItems, ...added]
}

/**
 * Never more of a product than stock and limits allow, over all of its lines. A line whose product
 * is gone stays as it is, to be seen and removed.
 */
function limitQuantities(basket: Basket, lines: BasketLine[], { catalogue }: MutationContext): BasketLine[] {
  return lines.reduce<BasketLine[]>((kept, line) => {
    const { productId, inventoryId } = line
    const product = catalogue.findSellable(basket.siteId, productId, basket.currency, inventoryId)
    if (!product) return [...kept, line]
    const before = countElsewhere({ ...basket, lines: kept }, { productId, inventoryId })
    const quantity = clampQuantity(product, line.quantity, before)
    return quantity > 0 ? [...kept, { ...line, quantity }] : kept
  }, [])
}

/**
 * The destination with the source's items, codes, shipments and `c_` attributes in it. Personal data
 * (addresses, e-mail, payment) is not carried over, as on the platform. Where both baskets have a
 * value, the destination's stays. `recent` is the one that the shopper worked on last.
 */
export function mergeBasket(
  source: Basket,
  destination: Basket,
  mode: MergeMode,
  recent: Basket,
  context: MutationContext
): Basket {
  const kept = keepSameDelivery(recent, destination, context)
  const added = keepSameDelivery(recent, source, context)
  const lines = [...kept.lines]
  for (const line of added.lines) {
    const index =
      mode === 'separate_item'
        ? -1
        : lines.findIndex(
            each =>
              each.productId === line.productId &&
              each.shipmentId === line.shipmentId &&
              each.inventoryId === line.inventoryId &&
              each.bonusDiscountLineItemId === line.bonusDiscountLineItemId &&
              isWrappedAlike(each, line)
          )
    const known = lines[index]
    if (!known) lines.push({ ...line, itemId: context.ids.next('item') })
    else lines[index] = { ...known, quantity: combineQuantities(mode, known.quantity, line.quantity) }
  }
  const newShipments = source.shipments
    .filter(shipment => !destination.shipments.some(each => each.shipmentId === shipment.shipmentId))
    .map(shipment =>
      isPickUpMethod(shipment.shippingMethodId) ? shipment : { ...shipment, shippingAddress: undefined }
    )
  return {
    ...destination,
    shipments: [...destination.shipments, ...newShipments],
    lines: limitQuantities(destination, lines, context).slice(0, MAX_LINES),
    giftCertificateItems: [...kept.giftCertificateItems, ...added.giftCertificateItems].slice(
      0,
      MAX_GIFT_CERTIFICATE_ITEMS
    ),
    couponItems: mergeCoupons(source, destination, context),
    custom: { ...source.custom, ...destination.custom }
  }
}
