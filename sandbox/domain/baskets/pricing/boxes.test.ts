import type { Coupon } from '../../coupons/coupon'
import type { Promotion } from '../../pricing/promotion'
import { addCoupon } from '../mutations/add-coupon'
import { addItems } from '../mutations/add-items'
import { setShippingAddress } from '../mutations/set-shipping-address'
import { setShippingMethod } from '../mutations/set-shipping-method'
import { updateItem } from '../mutations/update-item'
import {
  buildAddress,
  buildCaller,
  buildProduct,
  catchError,
  createCheckout
} from '../../../testing/create-checkout'

const caller = buildCaller()
const text = { de: '', en: '' }
const offers: Record<string, Partial<Promotion>> = {
  HALF: { couponDiscount: { type: 'percentage', percent: 50 } },
  'WO-BOXES': { couponDiscount: { type: 'amount', amount: { EUR: 500 } }, minimumBoxes: 3 },
  BONUS: { couponDiscount: { type: 'bonus-choice', productIds: ['sleeve'], maxItems: 2 } }
}
const coupons = Object.keys(offers).map((code): Coupon => ({
  id: code,
  siteId: 'jasmin',
  codes: [code],
  promotionId: code,
  enabled: true
}))
const promotions = Object.entries(offers).map(([id, offer]): Promotion => ({
  id,
  siteId: 'jasmin',
  name: text,
  calloutMsg: text,
  details: text,
  categoryIds: [],
  ...offer
}))
const products = [
  buildProduct({ id: 'sleeve', unitPrice: 200, servings: 10 }),
  buildProduct({ id: 'box', unitPrice: 400, servings: 20 }),
  buildProduct({ id: 'pot', unitPrice: 3900, taxClass: 'standard' }),
  buildProduct({ id: 'spoon', unitPrice: 300, taxClass: 'standard' })
]

function open(quantities: Record<string, number>) {
  const checkout = createCheckout({ products, coupons, promotions })
  const { basketId, lines } = checkout.openBasket(caller, quantities)
  const change = (mutation: Parameters<typeof checkout.baskets.changeBasket>[2]) =>
    checkout.baskets.changeBasket(caller, basketId, mutation)
  change(setShippingAddress('me', buildAddress()))
  change(setShippingMethod('me', 'standard'))
  return { ...checkout, basketId, lines, change, read: () => checkout.baskets.getBasket(caller, basketId) }
}

// The site of these tests delivers twelve boxes free of charge, and any goods from 39.00 EUR on.
it.each([
  ['too few boxes for too little', { sleeve: 11 }, 399, { isFree: false, remaining: 1700 }],
  ['as many boxes as it takes, however cheap', { sleeve: 12 }, 0, { isFree: true, remaining: 0 }],
  ['boxes of two kinds', { sleeve: 6, box: 6 }, 0, { isFree: true, remaining: 0 }],
  ['the amount without any box', { pot: 1 }, 0, { isFree: true, remaining: 0 }],
  ['many pieces that are not brewed', { spoon: 12 }, 399, { isFree: false, remaining: 300 }]
])('takes %s to standard delivery', (_what, quantities, shipping, freeShipping) => {
  expect(open(quantities as Record<string, number>).read()).toMatchObject({
    freeShipping,
    totals: { shipping }
  })
})

it('measures both targets before what coupons take off the whole basket', () => {
  for (const quantities of [{ sleeve: 12 }, { pot: 1 }] as Record<string, number>[]) {
    const { change } = open(quantities)
    expect(change(addCoupon('HALF'))).toMatchObject({
      freeShipping: { isFree: true },
      totals: { shipping: 0 }
    })
  }
  expect(open({ box: 5 }).change(addCoupon('HALF')).freeShipping.remaining).toBe(1900)
})

it('counts no box that was chosen as a bonus', () => {
  const { change } = open({ sleeve: 11 })
  const [offer] = change(addCoupon('BONUS')).bonusChoices
  const bonus = { productId: 'sleeve', quantity: 2, bonusDiscountLineItemId: offer?.id, custom: {} }
  expect(change(addItems([bonus]))).toMatchObject({ boxes: { count: 11 }, freeShipping: { isFree: false } })
})

describe('a welcome offer by boxes', () => {
  it('waits for its boxes without having been lost', () => {
    const { change } = open({ box: 2, spoon: 5 })
    expect(change(addCoupon('WO-BOXES')).couponItems).toMatchObject([
      { status: 'no_applicable_promotion', valid: true }
    ])
    expect(change(addItems([{ productId: 'sleeve', quantity: 1, custom: {} }]))).toMatchObject({
      couponItems: [{ status: 'applied' }],
      totals: { orderDiscount: 500 }
    })
  })

  it('is remembered when a box is taken out again', () => {
    const { change, lines, read } = open({ box: 3 })
    change(addCoupon('WO-BOXES'))
    change(updateItem(lines[0]?.itemId ?? '', { quantity: 2, custom: {} }))
    expect(read().couponItems).toMatchObject([{ status: 'no_applicable_promotion', wasApplied: true }])
  })
})

describe('a least order of boxes', () => {
  const place = (quantities: Record<string, number>, minBoxesOrder: number) => {
    const { settings, orders, completeBasket, basketId } = open(quantities)
    settings.change('jasmin', { minBoxesOrder })
    completeBasket(caller, basketId)
    return () => orders.placeOrder(caller, basketId)
  }

  it('refuses an order with fewer, and says how many are missing', () => {
    expect(catchError(place({ box: 2, pot: 1 }, 3))).toMatchObject({
      type: 'minimum-order-not-reached',
      members: { minBoxesOrder: 3, quantityOfBrews: 2 },
      statusCode: 'MINIMUM_ORDER_NOT_REACHED'
    })
  })

  it.each([
    ['as many', { box: 3 }, 3],
    ['nothing that is brewed', { pot: 1 }, 3],
    ['one box where there is no such rule', { box: 1 }, 0]
  ])('takes an order with %s', (_what, quantities, minBoxesOrder) => {
    expect(place(quantities as Record<string, number>, minBoxesOrder)().status).toBe('created')
  })
})
