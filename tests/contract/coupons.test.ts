import { RARE, readProblem, TEA, type TestSandbox } from './checkout-setup'
import { openCouponBasket, startVoucherSandbox } from './voucher-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startVoucherSandbox()
})
afterAll(() => sandbox.stop())
const openBasket = (quantity: number, email?: string) => openCouponBasket(sandbox, quantity, email)

describe('a coupon in a basket', () => {
  it.each(['basketsV1', 'baskets'] as const)('takes a percentage off the whole of it (%s)', async version => {
    const { [version]: baskets, parameters } = await openBasket(3)
    const basket = await baskets.addCouponToBasket({ parameters, body: { code: ' tenpercent ' } })
    expect(basket).toMatchObject({
      couponItems: [{ code: 'TENPERCENT', statusCode: 'applied', valid: true }],
      orderPriceAdjustments: [
        {
          price: -3,
          couponCode: 'TENPERCENT',
          promotionId: 'promotion-TENPERCENT',
          itemText: 'Callout TENPERCENT',
          reasonCode: 'PROMOTION',
          appliedDiscount: { type: 'percentage', percentage: 10 }
        }
      ],
      productItems: [
        { price: 30, priceAfterItemDiscount: 30, priceAfterOrderDiscount: 27, adjustedTax: 1.76 }
      ],
      productSubTotal: 30,
      productTotal: 27,
      shippingTotal: 3.99,
      orderTotal: 30.99,
      taxTotal: 2.39
    })
    const couponItemId = basket.couponItems?.[0]?.couponItemId ?? ''
    const without = await baskets.removeCouponFromBasket({ parameters: { ...parameters, couponItemId } })
    expect(without).toMatchObject({ couponItems: [], orderPriceAdjustments: [], orderTotal: 33.99 })
  })

  it('takes a percentage off the products of its category', async () => {
    const { add } = await openBasket(2)
    expect(await add('GREEN15')).toMatchObject({
      productItems: [
        { priceAfterItemDiscount: 17, priceAdjustments: [{ price: -3, couponCode: 'GREEN15' }] }
      ],
      orderPriceAdjustments: [],
      orderTotal: 20.99
    })
  })

  it('stays without effect below its minimum value, and takes effect again above it', async () => {
    const { add, setQuantity } = await openBasket(3)
    expect(await add('FIVEOFF')).toMatchObject({ productTotal: 25, couponItems: [{ statusCode: 'applied' }] })
    expect(await setQuantity(2)).toMatchObject({
      productTotal: 20,
      orderPriceAdjustments: [],
      couponItems: [{ code: 'FIVEOFF', statusCode: 'no_applicable_promotion', valid: true }]
    })
    expect(await setQuantity(4)).toMatchObject({ productTotal: 35, couponItems: [{ statusCode: 'applied' }] })
  })

  it('pays for standard delivery only', async () => {
    const { add, baskets, basketId } = await openBasket(1)
    expect(await add('FREESHIP')).toMatchObject({
      shippingItems: [{ price: 3.99, priceAfterItemDiscount: 0, priceAdjustments: [{ price: -3.99 }] }],
      shipments: [
        { shippingMethod: { price: 0, shippingPromotions: [{ promotionId: 'promotion-FREESHIP' }] } }
      ],
      shippingTotal: 0,
      orderTotal: 10,
      c_isShippingFree: true
    })
    const express = await baskets.updateShippingMethodForShipment({
      parameters: { basketId, shipmentId: 'me' },
      body: { id: 'express' }
    })
    expect(express).toMatchObject({
      shippingTotal: 9.99,
      couponItems: [{ statusCode: 'no_applicable_promotion' }]
    })
  })

  it('lets the shopper choose a bonus product, which goes with it', async () => {
    const { add, remove, baskets, parameters } = await openBasket(2)
    const offered = await add('BONUS')
    expect(offered).toMatchObject({
      couponItems: [{ statusCode: 'no_applicable_promotion', valid: true }],
      bonusDiscountLineItems: [
        {
          couponCode: 'BONUS',
          promotionId: 'promotion-BONUS',
          maxBonusItems: 1,
          bonusProducts: [{ productId: TEA, productName: `Tee ${TEA}` }, { productId: RARE }],
          c_hasBonusProductLeft: true
        }
      ]
    })
    const bonusDiscountLineItemId = offered.bonusDiscountLineItems?.[0]?.id
    const choose = (quantity: number) =>
      baskets.addItemToBasket({
        parameters,
        body: [{ productId: TEA, quantity, bonusDiscountLineItemId }]
      })
    expect(await readProblem(choose(2))).toMatchObject({ status: 400, slug: 'invalid-bonus-product' })
    const chosen = await choose(1)
    expect(chosen).toMatchObject({
      productItems: [
        { quantity: 2, bonusProductLineItem: false },
        {
          quantity: 1,
          bonusProductLineItem: true,
          priceAfterItemDiscount: 0,
          priceAdjustments: [{ price: -10, appliedDiscount: { type: 'bonus_choice' } }]
        }
      ],
      productTotal: 20,
      couponItems: [{ statusCode: 'applied' }],
      bonusDiscountLineItems: [{ c_hasBonusProductLeft: false }]
    })
    expect(await readProblem(choose(1))).toMatchObject({ slug: 'invalid-bonus-product' })
    const without = await remove(chosen.couponItems?.[0]?.couponItemId)
    expect(without).toMatchObject({ productItems: [{ quantity: 2 }], bonusDiscountLineItems: [] })
    expect(without.productItems).toHaveLength(1)
  })

  it('that grants credit or comes from a friend is marked as such', async () => {
    const { add } = await openBasket(1)
    expect(await add('CREDIT')).toMatchObject({
      c_customerCreditUsed: 3,
      couponItems: [{ c_fakeCouponCode: true }],
      orderPriceAdjustments: [
        { promotionId: 'CustomerCredit-Test', appliedDiscount: { type: 'amount', amount: 3 } }
      ]
    })
  })

  it('of the welcome offer marks what it is part of, and says when it is lost', async () => {
    const { add, baskets, parameters } = await openBasket(2)
    const offered = await add('WO-FIRST')
    expect(offered).toMatchObject({
      c_welcomeOfferPromotionId: 'promotion-WO-FIRST',
      c_welcomeOfferRemoved: false,
      productItems: [{ productId: TEA, c_welcomeOfferPart: true }]
    })
    const itemId = offered.productItems?.[0]?.itemId ?? ''
    const lost = await baskets.updateItemInBasket({
      parameters: { ...parameters, itemId },
      body: { quantity: 1, c_welcomeOfferPart: true }
    })
    expect(lost).toMatchObject({
      c_welcomeOfferRemoved: true,
      productItems: [{ c_welcomeOfferPart: false }]
    })
    expect(lost).not.toHaveProperty('c_welcomeOfferPromotionId')
    expect((await openBasket(1).then(other => other.read())).c_welcomeOfferRemoved).toBe(false)
  })

  it('may come with the first request of a basket', async () => {
    const { baskets } = await sandbox.loginGuest()
    const opened = await baskets.createBasket({
      body: { productItems: [{ productId: TEA, quantity: 1 }], couponItems: [{ code: 'TENPERCENT' }] }
    })
    expect(opened).toMatchObject({ couponItems: [{ statusCode: 'applied' }], productTotal: 9 })
  })

  it('goes with the basket when its guest signs in', async () => {
    const guest = await openBasket(2, 'anna.sommer@example.com')
    await guest.add('TENPERCENT')
    const customer = await sandbox.loginCustomer(guest.usid)
    const merged = await customer.baskets.mergeBasket({ parameters: { createDestinationBasket: true } })
    expect(merged).toMatchObject({
      couponItems: [{ code: 'TENPERCENT', statusCode: 'applied' }],
      productTotal: 18
    })
  })
})
