import type { Coupon } from './coupon'
import type { Promotion } from '../pricing/promotion'
import { findCouponRefusal, type CouponUsage } from './find-refusal'

const now = Date.UTC(2030, 5, 1)
const text = { de: '', en: '' }
const buildPromotion = (change: Partial<Promotion> = {}): Promotion => ({
  id: 'p',
  siteId: 'jasmin',
  name: text,
  calloutMsg: text,
  details: text,
  categoryIds: [],
  ...change
})
const unused: CouponUsage = { ofCode: 0, ofCustomer: 0, ofCustomerLately: 0 }

interface Case {
  coupon?: Partial<Coupon>
  promotion?: Partial<Promotion>
  usage?: Partial<CouponUsage>
}

it.each<[string, Case, string | undefined]>([
  ['nothing against it', {}, undefined],
  ['disabled', { coupon: { enabled: false } }, 'coupon_disabled'],
  ['before its time', { promotion: { startDate: '2030-06-02T00:00:00Z' } }, 'no_active_promotion'],
  ['after its time', { promotion: { endDate: '2030-06-01T00:00:00Z' } }, 'no_active_promotion'],
  ['one left', { coupon: { limitPerCode: 3 }, usage: { ofCode: 2 } }, undefined],
  ['none left', { coupon: { limitPerCode: 3 }, usage: { ofCode: 3 } }, 'redemption_limit_exceeded'],
  [
    'none left, counting older orders',
    { coupon: { limitPerCode: 3, redeemedBefore: 2 }, usage: { ofCode: 1 } },
    'redemption_limit_exceeded'
  ],
  [
    'a code for one order',
    { coupon: { limitPerCode: 1 }, usage: { ofCode: 1 } },
    'coupon_code_already_redeemed'
  ],
  [
    'used by the customer',
    { coupon: { limitPerCustomer: 1 }, usage: { ofCustomer: 1 } },
    'customer_redemption_limit_exceeded'
  ],
  [
    'used by the customer lately',
    { coupon: { limitInTime: { orders: 1, days: 30 } }, usage: { ofCustomer: 2, ofCustomerLately: 1 } },
    'timeframe_redemption_limit_exceeded'
  ],
  [
    'used by the customer long ago',
    { coupon: { limitInTime: { orders: 1, days: 30 } }, usage: { ofCustomer: 2 } },
    undefined
  ]
])('finds %s', (_case, { coupon, promotion, usage }, refusal) => {
  const known = {
    code: 'CODE',
    coupon: { id: 'c', siteId: 'jasmin', codes: ['CODE'], promotionId: 'p', enabled: true, ...coupon },
    promotion: buildPromotion(promotion)
  }
  expect(findCouponRefusal(known, { ...unused, ...usage }, now)).toBe(refusal)
})

it('finds a coupon without a promotion inactive', () => {
  const coupon = { id: 'c', siteId: 'jasmin', codes: ['CODE'], promotionId: 'gone', enabled: true }
  expect(findCouponRefusal({ code: 'CODE', coupon }, unused, now)).toBe('no_active_promotion')
})
