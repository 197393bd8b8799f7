import type { Coupon } from '../../coupons/coupon'
import type { CouponDiscount, Promotion } from '../../pricing/promotion'
import { addCoupon } from '../mutations/add-coupon'
import { setShippingAddress } from '../mutations/set-shipping-address'
import { setShippingMethod } from '../mutations/set-shipping-method'
import { buildAddress, buildCaller, buildProduct, createCheckout } from '../../../testing/create-checkout'
import { updateBasket } from '../mutations/update-basket'

const caller = buildCaller()
const text = { de: '', en: '' }
const discounts: Record<string, CouponDiscount> = {
  TEN: { type: 'percentage', percent: 10 },
  HALF: { type: 'percentage', percent: 50 },
  FIVE: { type: 'amount', amount: { EUR: 500 } },
  HUGE: { type: 'amount', amount: { EUR: 100_000 } },
  TEAS: { type: 'percentage', percent: 15, categoryIds: ['tea'] },
  SHIP: { type: 'free-shipping' }
}
const coupons = Object.keys(discounts).map((code): Coupon => ({
  id: code,
  siteId: 'jasmin',
  codes: [code],
  promotionId: code,
  enabled: true
}))
const promotions = Object.entries(discounts).map(([id, couponDiscount]): Promotion => ({
  id,
  siteId: 'jasmin',
  name: text,
  calloutMsg: text,
  details: text,
  categoryIds: [],
  couponDiscount
}))
const products = [
  buildProduct({ id: 'tea', unitPrice: 999 }),
  buildProduct({ id: 'pot', unitPrice: 3333, taxClass: 'standard', categoryIds: ['accessories'] }),
  buildProduct({ id: 'card', unitPrice: 2500, taxClass: 'exempt', isGiftCard: true })
]

function priceWith(quantities: Record<string, number>, codes: string[]) {
  const { baskets, openBasket } = createCheckout({ products, coupons, promotions })
  const { basketId } = openBasket(caller, quantities)
  baskets.changeBasket(caller, basketId, setShippingAddress('me', buildAddress()))
  baskets.changeBasket(caller, basketId, setShippingMethod('me', 'standard'))
  for (const code of codes) baskets.changeBasket(caller, basketId, addCoupon(code))
  return { baskets, basket: baskets.getBasket(caller, basketId) }
}

it.each([
  // Goods, discount on all of them, shipping, order total.
  ['a percentage of everything', { tea: 3 }, ['TEN'], [2997, 300, 399, 3096]],
  ['an amount', { tea: 3 }, ['FIVE'], [2997, 500, 399, 2896]],
  ['an amount, never more than the goods are worth', { tea: 1 }, ['HUGE'], [999, 999, 399, 399]],
  ['the better of two offers, not both', { tea: 3 }, ['FIVE', 'TEN'], [2997, 500, 399, 2896]],
  ['the same in another order', { tea: 3 }, ['TEN', 'FIVE'], [2997, 500, 399, 2896]],
  ['never everything by many codes', { tea: 3 }, ['TEN', 'HALF', 'FIVE'], [2997, 1498, 399, 1898]],
  ['a percentage of one category', { tea: 2, pot: 1 }, ['TEAS'], [5031, 0, 0, 5031]],
  ['both kinds', { tea: 2, pot: 1 }, ['HALF', 'TEAS'], [5031, 2515, 0, 2516]],
  ['nothing off gift cards', { card: 1, tea: 1 }, ['TEN'], [3499, 100, 399, 3798]],
  ['standard delivery', { tea: 1 }, ['SHIP'], [999, 0, 0, 999]]
])('takes off %s', (_case, quantities, codes, [products, orderDiscount, shipping, order]) => {
  const { basket } = priceWith(quantities as Record<string, number>, codes)
  expect(basket.totals).toMatchObject({ products, orderDiscount, shipping, order })
})

it('has the granted amount of a coupon beside its discount', () => {
  const [reduction] = priceWith({ tea: 1 }, ['HUGE']).basket.orderReductions
  expect(reduction).toMatchObject({ amount: 999, discount: { type: 'amount', amount: 100_000 } })
})

it('taxes each line on its reduced price, rounded down, without losing a cent', () => {
  const { basket } = priceWith({ tea: 1, pot: 1 }, ['FIVE'])
  // 5.00 over 9.99 and 33.33: 1.15 and 3.85; contained tax of 8.84 at 7 % and of 29.48 at 19 %.
  expect(basket.lines.map(line => [line.afterOrderDiscount.gross, line.afterOrderDiscount.tax])).toEqual([
    [884, 57],
    [2948, 470]
  ])
  expect(basket.totals).toMatchObject({ productsTax: 527, tax: 527 })
})

it('keeps free delivery for goods that a coupon for the whole basket brings below its threshold', () => {
  const { basket } = priceWith({ tea: 4 }, ['HALF'])
  expect(basket.totals).toMatchObject({ products: 3996, orderDiscount: 1998, shipping: 0 })
})

it.each([
  ['SHIP', { pot: 2 }],
  ['TEAS', { pot: 1 }],
  ['TEN', { card: 1 }]
])('says of %s that there is nothing to apply it to', (code, quantities) => {
  const { basket } = priceWith(quantities as Record<string, number>, [code])
  expect(basket.couponItems).toMatchObject([{ code, status: 'no_applicable_promotion', valid: true }])
})

it('takes nothing off in a currency that the coupon does not name', () => {
  const { baskets, basket } = priceWith({ tea: 3 }, ['FIVE'])
  const changed = baskets.changeBasket(caller, basket.basketId, updateBasket({ currency: 'GBP', custom: {} }))
  expect(changed).toMatchObject({
    totals: { orderDiscount: 0 },
    couponItems: [{ status: 'no_applicable_promotion' }]
  })
})

it('gives the reason `combined` for the smaller of two offers', () => {
  const { basket } = priceWith({ tea: 3 }, ['TEN', 'FIVE'])
  expect(basket.couponItems).toMatchObject([
    { code: 'TEN', status: 'no_applicable_promotion', lack: { reason: 'combined' } },
    { code: 'FIVE', status: 'applied' }
  ])
})
