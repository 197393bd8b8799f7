import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import type { Basket } from '../model/basket'
import { groupCoupons } from './coupon-groups'

const coupon = (fields: object = {}): Basket['couponItems'][number] => ({
  couponItemId: 'c1',
  code: 'TEE10',
  statusCode: 'applied',
  valid: true,
  ...fields
})
const offer = { id: 'offer', couponCode: 'PROBIERKEKS', maxBonusItems: 1, c_hasBonusProductLeft: true }
const bonus = { code: 'PROBIERKEKS', statusCode: 'no_applicable_promotion' }

it.each([
  ['a coupon that applies', 'applied', 'jasmin', {}],
  ['the welcome offer of jasmin', 'welcome-offer', 'jasmin', { code: 'WO-TEESTUNDE' }],
  ['a code like the welcome offer’s at puro', 'applied', 'puro', { code: 'WO-ERSTETASSE' }],
  [
    'the welcome offer while it gives nothing',
    'not-applicable',
    'jasmin',
    { code: 'WO-TEESTUNDE', statusCode: 'no_applicable_promotion' }
  ],
  ['a bonus coupon that needs a choice', 'bonus-choice', 'puro', bonus],
  ['a bonus coupon whose product was chosen', 'applied', 'puro', { ...bonus, statusCode: 'applied' }],
  ['a friend’s recommendation', 'refer-a-friend', 'jasmin', { c_fakeCouponCode: true }],
  [
    'a friend’s recommendation that gives nothing',
    'not-applicable',
    'jasmin',
    { c_fakeCouponCode: true, statusCode: 'no_applicable_promotion' }
  ],
  ['a coupon that takes nothing off', 'not-applicable', 'puro', { statusCode: 'no_applicable_promotion' }],
  ['a coupon that has become invalid', 'invalid', 'jasmin', { statusCode: 'invalid', valid: false }],
  [
    'a coupon that was switched off',
    'not-applicable',
    'puro',
    { statusCode: 'coupon_disabled', valid: false }
  ]
])('puts %s into the group "%s" at %s', (_what, group, tenantId, fields) => {
  const basket = buildBasket({ couponItems: [coupon(fields)], bonusDiscountLineItems: [offer] })
  expect(groupCoupons(basket, tenantId).map(each => each.group)).toEqual([group])
})

it('names what a coupon gives once, wherever it is taken off', () => {
  const reduction = { couponCode: 'TEE10', name: '10 % off', amount: -1, isBonus: false }
  const basket = buildBasket({
    couponItems: [coupon()],
    lines: [buildLine({ reductions: [reduction] }), buildLine({ reductions: [reduction] })],
    shippingCharges: [{ price: 3.99, reductions: [{ ...reduction, name: 'Free delivery' }] }],
    reductions: [{ ...reduction, couponCode: 'OTHER', name: 'Something else' }]
  })
  expect(groupCoupons(basket, 'puro')[0]?.gives).toEqual(['10 % off', 'Free delivery'])
})

it('leads to the choice of a bonus coupon, and knows whether something is left to choose', () => {
  const build = (isLeft: boolean) =>
    buildBasket({
      couponItems: [coupon({ ...bonus, statusCode: 'applied' })],
      bonusDiscountLineItems: [{ ...offer, c_hasBonusProductLeft: isLeft }]
    })
  expect(groupCoupons(build(true), 'jasmin')[0]?.choice).toEqual({ id: 'offer', isOpen: true })
  expect(groupCoupons(build(false), 'jasmin')[0]?.choice).toEqual({ id: 'offer', isOpen: false })
})

it('lists the coupons group by group', () => {
  const couponItems = [
    coupon({ code: 'A', statusCode: 'no_applicable_promotion' }),
    coupon({ code: 'B' }),
    coupon(bonus),
    coupon({ code: 'WO-C' })
  ]
  const basket = buildBasket({ couponItems, bonusDiscountLineItems: [offer] })
  expect(groupCoupons(basket, 'jasmin').map(({ code }) => code)).toEqual(['WO-C', 'PROBIERKEKS', 'B', 'A'])
})
