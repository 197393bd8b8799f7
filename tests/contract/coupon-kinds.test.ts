import { readProblem, RARE, TEA, type TestSandbox } from './checkout-setup'
import { openCouponBasket, startVoucherSandbox } from './voucher-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startVoucherSandbox()
})
afterAll(() => sandbox.stop())
const openBasket = (quantity: number, email?: string) => openCouponBasket(sandbox, quantity, email)

it('takes an amount off each unit of the products of its category', async () => {
  const { add } = await openBasket(2)
  expect(await add('EUROOFF')).toMatchObject({
    couponItems: [{ statusCode: 'applied' }],
    productItems: [
      {
        price: 20,
        priceAfterItemDiscount: 18,
        priceAdjustments: [
          { price: -2, couponCode: 'EUROOFF', appliedDiscount: { type: 'amount', amount: 2 } }
        ]
      }
    ],
    orderPriceAdjustments: []
  })
})

it.each([
  ['SHIPHALF', -1.99, 2, { type: 'percentage', percentage: 50 }],
  ['SHIPLESS', -2, 1.99, { type: 'amount', amount: 2 }]
])(
  '%s takes a part off standard delivery, which is not free for that',
  async (code, price, total, discount) => {
    const { add, baskets, basketId } = await openBasket(1)
    expect(await add(code)).toMatchObject({
      couponItems: [{ statusCode: 'applied' }],
      shippingItems: [{ price: 3.99, priceAdjustments: [{ price, appliedDiscount: discount }] }],
      shippingTotal: total,
      c_isShippingFree: false,
      c_remainingToFreeShipping: 29
    })
    const express = await baskets.updateShippingMethodForShipment({
      parameters: { basketId, shipmentId: 'me' },
      body: { id: 'express' }
    })
    expect(express).toMatchObject({
      shippingTotal: 9.99,
      couponItems: [{ statusCode: 'no_applicable_promotion' }]
    })
  }
)

it('lets one coupon pay for delivery, the one that makes it free', async () => {
  const { add } = await openBasket(1)
  await add('SHIPHALF')
  expect(await add('FREESHIP')).toMatchObject({
    shippingTotal: 0,
    c_isShippingFree: true,
    couponItems: [
      { code: 'SHIPHALF', statusCode: 'no_applicable_promotion' },
      { code: 'FREESHIP', statusCode: 'applied' }
    ]
  })
})

it('gives nothing to guests by a code for customers, and takes effect when they sign in', async () => {
  const guest = await openBasket(2, 'anna.sommer@example.com')
  expect(await guest.add('MEMBERS')).toMatchObject({
    productTotal: 20,
    couponItems: [{ statusCode: 'no_applicable_promotion', valid: true }]
  })
  const customer = await sandbox.loginCustomer(guest.usid)
  expect(await customer.baskets.mergeBasket({ parameters: { createDestinationBasket: true } })).toMatchObject(
    { productTotal: 18, couponItems: [{ statusCode: 'applied' }] }
  )
})

describe('a bonus that comes by itself', () => {
  it('is put into the basket free of charge, and comes and goes with the code', async () => {
    const { add, remove, setQuantity } = await openBasket(1)
    const waiting = await add('TREAT')
    expect(waiting.productItems).toHaveLength(1)
    const given = await setQuantity(2)
    expect(given).toMatchObject({
      productItems: [
        { productId: TEA },
        {
          productId: RARE,
          quantity: 1,
          bonusProductLineItem: true,
          price: 10,
          priceAfterItemDiscount: 0,
          priceAdjustments: [{ price: -10, appliedDiscount: { type: 'bonus' } }]
        }
      ],
      productTotal: 20,
      bonusDiscountLineItems: [],
      couponItems: [{ statusCode: 'applied' }]
    })
    expect(given.productItems?.[1]).not.toHaveProperty('bonusDiscountLineItemId')
    expect((await setQuantity(1)).productItems).toHaveLength(1)
    expect((await setQuantity(3)).productItems).toHaveLength(2)
    expect((await remove(given.couponItems?.[0]?.couponItemId)).productItems).toMatchObject([
      { productId: TEA, quantity: 3 }
    ])
  })

  it('can be neither changed nor removed by itself, and says why', async () => {
    const { add, baskets, parameters } = await openBasket(2)
    const { productItems } = await add('TREAT')
    const of = { ...parameters, itemId: productItems?.[1]?.itemId ?? '' }
    const calls = [
      baskets.updateItemInBasket({ parameters: of, body: { quantity: 2 } }),
      baskets.updateItemInBasket({ parameters: of, body: { quantity: 0 } }),
      baskets.removeItemFromBasket({ parameters: of })
    ]
    for (const call of calls) {
      expect(await readProblem(call)).toMatchObject({
        status: 400,
        slug: 'bonus-product-not-changeable',
        arguments: { statusCode: 'BONUS_PRODUCT_NOT_CHANGEABLE', statusMessage: expect.any(String) }
      })
    }
    expect((await baskets.getBasket({ parameters })).productItems).toMatchObject([{}, { quantity: 1 }])
  })
})

it('refuses more of a chosen bonus than the offer allows, with a message to the shopper', async () => {
  const { add, baskets, parameters } = await openBasket(2)
  const [offer] = (await add('BONUS')).bonusDiscountLineItems ?? []
  const chosen = await baskets.addItemToBasket({
    parameters,
    body: [{ productId: TEA, quantity: 1, bonusDiscountLineItemId: offer?.id }]
  })
  const itemId = chosen.productItems?.find(item => item.bonusProductLineItem)?.itemId ?? ''
  const change = (productId: string, quantity: number) =>
    baskets.updateItemInBasket({ parameters: { ...parameters, itemId }, body: { productId, quantity } })
  expect(await readProblem(change(TEA, 2))).toMatchObject({
    status: 400,
    slug: 'invalid-bonus-product',
    arguments: { statusCode: 'BONUS_PRODUCT_NOT_AVAILABLE', statusMessage: expect.any(String) }
  })
  // Another choice in its place is within the offer.
  expect((await change(RARE, 1)).productItems).toMatchObject([
    { productId: TEA },
    { productId: RARE, bonusProductLineItem: true, priceAfterItemDiscount: 0 }
  ])
})
