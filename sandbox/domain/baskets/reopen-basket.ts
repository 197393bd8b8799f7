import type { Caller } from '../sessions/caller'
import type { Basket, BasketLine, CouponItem, GiftCertificateItem, Shipment } from './basket'
import type { PricedBasket, PricedCoupon, PricedLine, PricedShipment } from './pricing/priced-basket'

/** Members added by pricing; removed, because the reopened basket is priced again. */
const ofLine = [
  'product',
  'unitBasePrice',
  'price',
  'reductions',
  'discounted',
  'afterOrderDiscount',
  'options',
  'purchasable',
  'orderable'
]
const ofShipment = [
  'method',
  'shipping',
  'shippingReduction',
  'situation',
  'goodsTotal',
  'goodsTax',
  'optionsTotal',
  'giftCertificates'
]
const ofCertificate = ['purchasable', 'inventory']
const ofCoupon = ['status', 'valid', 'promotionId', 'minimumBoxes', 'isReferral']
const ofBasket = ['bonusChoices', 'orderReductions', 'totals', 'freeShipping', 'boxes']

const leaveOut = <T>(record: object, names: string[]): T =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as T

/**
 * The basket that an order was made of, as the shopper had decided it. It gets a new id, since from
 * its old one an order was placed, and belongs to the caller's session.
 */
export function reopenBasket(placed: PricedBasket, basketId: string, caller: Caller, now: number): Basket {
  return {
    ...leaveOut<Basket>(placed, ofBasket),
    basketId,
    usid: caller.usid,
    lines: placed.lines.map((line: PricedLine) => leaveOut<BasketLine>(line, ofLine)),
    shipments: placed.shipments.map((shipment: PricedShipment) => leaveOut<Shipment>(shipment, ofShipment)),
    giftCertificateItems: placed.giftCertificateItems.map(item =>
      leaveOut<GiftCertificateItem>(item, ofCertificate)
    ),
    couponItems: placed.couponItems.map((item: PricedCoupon) => leaveOut<CouponItem>(item, ofCoupon)),
    createdAt: now,
    modifiedAt: now
  }
}
