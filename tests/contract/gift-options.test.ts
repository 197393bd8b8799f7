import { ShopperProducts } from 'commerce-sdk-isomorphic'
import { buildTestProduct } from '../../sandbox/testing/build-test-product'
import { fillBasket, readProblem, startSandbox, TEA, type TestSandbox } from './checkout-setup'

const CUP = '100000000000000009'
const shared = { categoryIds: ['green-tea'], listPrice: { EUR: 1000, GBP: 900 } }
const options = [
  {
    id: 'giftWrap',
    name: { de: 'Geschenkverpackung', en: 'Gift wrap' },
    values: [
      { id: 'none', name: { de: 'Ohne', en: 'None' }, price: { EUR: 0, GBP: 0 } },
      { id: 'paper', name: { de: 'Papier', en: 'Paper' }, price: { EUR: 290, GBP: 250 } },
      { id: 'box', name: { de: 'Box', en: 'Box' }, price: { EUR: 490, GBP: 430 } }
    ]
  }
]
const tenPercent = {
  id: 'TEN',
  siteId: 'jasmin' as const,
  name: { de: 'Zehn', en: 'Ten' },
  calloutMsg: { de: 'Zehn', en: 'Ten' },
  details: { de: '', en: '' },
  categoryIds: [],
  couponDiscount: { type: 'percentage' as const, percent: 10 }
}

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startSandbox(':memory:', {
    products: [buildTestProduct(TEA, shared), buildTestProduct(CUP, { ...shared, options })],
    promotions: [tenPercent],
    coupons: [{ id: 'ten', enabled: true, siteId: 'jasmin', codes: ['TEN'], promotionId: 'TEN' }]
  })
})
afterEach(() => sandbox.stop())

const choose = (optionValueId: string) => ({ optionItems: [{ optionId: 'giftWrap', optionValueId }] })
const card = { gift: true, giftMessage: 'Für dich' }

async function openBasket(item: object = {}) {
  const shopper = await sandbox.loginGuest()
  const { basketId = '', productItems } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: CUP, quantity: 2, ...item }] }
  })
  const itemId = productItems?.[0]?.itemId ?? ''
  return { ...shopper, basketId, parameters: { basketId }, line: { basketId, itemId } }
}

it('lists the values of an option with their prices in the currency, the default one first', async () => {
  const { token } = await sandbox.loginGuest()
  const products = new ShopperProducts({
    parameters: { clientId: 'x', organizationId: 'f_ecom_sbox_001', shortCode: 'x', siteId: 'jasmin' },
    headers: { authorization: `Bearer ${token}` },
    proxy: sandbox.origin,
    throwOnBadResponse: true
  })
  const read = (currency: string, expand: ['options' | 'prices']) =>
    products.getProduct({ parameters: { id: CUP, currency, locale: 'en-GB', expand } })
  expect(await read('GBP', ['options'])).toMatchObject({
    type: { item: true, option: true },
    options: [
      {
        id: 'giftWrap',
        name: 'Gift wrap',
        values: [
          { id: 'none', price: 0, default: true },
          { id: 'paper', name: 'Paper', price: 2.5, default: false },
          { id: 'box', price: 4.3, default: false }
        ]
      }
    ]
  })
  expect(await read('EUR', ['prices'])).not.toHaveProperty('options')
})

it('takes the first value where none is named, at no price', async () => {
  const { baskets, parameters } = await openBasket()
  expect(await baskets.getBasket({ parameters })).toMatchObject({
    productSubTotal: 20,
    productItems: [{ price: 20, optionItems: [{ optionId: 'giftWrap', optionValueId: 'none', price: 0 }] }]
  })
})

it('prices the chosen value for each unit beside the product, and follows its quantity', async () => {
  const { baskets, line } = await openBasket(choose('paper'))
  const more = await baskets.updateItemInBasket({ parameters: line, body: { quantity: 3 } })
  expect(more).toMatchObject({
    productSubTotal: 38.7,
    productTotal: 38.7,
    productItems: [
      {
        quantity: 3,
        price: 30,
        priceAfterOrderDiscount: 30,
        optionItems: [
          {
            optionValueId: 'paper',
            productName: 'Geschenkverpackung',
            itemText: 'Papier',
            quantity: 3,
            basePrice: 2.9,
            price: 8.7,
            // Of 8.70 at 19 %, rounded down.
            tax: 1.38,
            taxRate: 0.19
          }
        ]
      }
    ],
    shipments: [{ productSubTotal: 38.7, productTotal: 38.7 }]
  })
  const boxed = await baskets.updateItemInBasket({ parameters: line, body: choose('box') })
  expect(boxed).toMatchObject({ productSubTotal: 44.7, productItems: [{ quantity: 3 }] })
})

it('has a card only with a value that wraps, and loses it with the wrap', async () => {
  const { baskets, parameters, line } = await openBasket()
  const change = (body: Partial<typeof card & ReturnType<typeof choose> & { quantity: number }>) =>
    baskets.updateItemInBasket({ parameters: line, body })
  expect(await readProblem(change(card))).toMatchObject({ statusCode: 'GIFT_WRAP_UNAVAILABLE' })
  expect(await change({ ...choose('box'), ...card })).toMatchObject({ productItems: [card] })
  expect(await change({ quantity: 3 })).toMatchObject({
    productItems: [{ ...card, optionItems: [{ optionValueId: 'box' }] }]
  })
  expect(await change(choose('none'))).toMatchObject({ productItems: [{ gift: false }] })
  expect((await baskets.getBasket({ parameters })).productItems?.[0]).not.toHaveProperty('giftMessage')
})

it.each([
  ['an unknown option', CUP, [{ optionId: 'engraving', optionValueId: 'x' }], 'invalid-product-option-item'],
  ['an unknown value', CUP, choose('gold').optionItems, 'invalid-product-option-value'],
  ['a product without options', TEA, choose('box').optionItems, 'invalid-product-option-item']
])('refuses %s', async (_name, productId, optionItems, type) => {
  const { baskets, parameters } = await openBasket()
  const add = baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1, optionItems }] })
  expect((await readProblem(add)).type).toContain(type)
  expect((await baskets.getBasket({ parameters })).productItems).toHaveLength(1)
})

it('gives each add of an option product a line of its own', async () => {
  const { baskets, parameters } = await openBasket(choose('box'))
  const added = await baskets.addItemToBasket({
    parameters,
    body: [{ productId: CUP, quantity: 1, ...choose('box') }]
  })
  expect(added.productItems).toMatchObject([{ quantity: 2 }, { quantity: 1 }])
})

it('is not reduced by coupons and brings no free delivery nearer', async () => {
  const { baskets, parameters } = await openBasket()
  const plain = await baskets.addCouponToBasket({ parameters, body: { code: 'TEN' } })
  const { itemId = '' } = plain.productItems?.[0] ?? {}
  const wrapped = await baskets.updateItemInBasket({
    parameters: { ...parameters, itemId },
    body: choose('box')
  })
  expect(plain).toMatchObject({ productSubTotal: 20, productTotal: 18 })
  expect(wrapped).toMatchObject({ productSubTotal: 29.8, productTotal: 27.8 })
  expect(wrapped.c_remainingToFreeShipping).toBe(plain.c_remainingToFreeShipping)
})

it.each([
  ['higher_quantity', [3]],
  ['sum_quantities', [5]],
  ['separate_item', [3, 2]]
] as const)('joins lines on a merge by %s only where they are wrapped alike', async (mode, quantities) => {
  const guest = await openBasket(choose('box'))
  const customer = await sandbox.loginCustomer(guest.usid)
  await customer.baskets.createBasket({
    body: {
      productItems: [
        { productId: CUP, quantity: 3, ...choose('box') },
        { productId: CUP, quantity: 1, ...choose('none') }
      ]
    }
  })
  const { productItems = [] } = await customer.baskets.mergeBasket({
    parameters: { productItemMergeMode: mode }
  })
  const unitsOf = (valueId: string) =>
    productItems
      .filter(({ optionItems }) => optionItems?.[0]?.optionValueId === valueId)
      .map(({ quantity }) => quantity)
  expect(unitsOf('box')).toEqual(quantities)
  expect(unitsOf('none')).toEqual([1])
})

it('is ordered, mailed, packed, and refunded with the units', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper, CUP, 2, {}, { ...choose('box'), ...card })
  const basket = await shopper.baskets.getBasket({ parameters: { basketId } })
  const order = await shopper.orders.createOrder({ body: { basketId } })
  expect(order).toMatchObject({
    orderTotal: basket.orderTotal,
    taxTotal: basket.taxTotal,
    productSubTotal: 29.8,
    productItems: [{ ...card, price: 20, optionItems: [{ optionValueId: 'box', price: 9.8 }] }]
  })
  const outbox = await fetch(`${sandbox.origin}/control/outbox`)
  const { mails } = (await outbox.json()) as { mails: { document: { text: string } }[] }
  const text = mails[0]?.document.text ?? ''
  expect(text).toContain('Geschenkverpackung (Box): Tee 100000000000000009')
  expect(text).toContain('9,80')
  const slip = await (await fetch(`${sandbox.origin}/console/orders`)).text()
  expect(slip).toContain('Gift wrap: Box')
  expect(slip).toContain('Für dich')

  sandbox.setClock(60_000)
  const { orderNo = '', productItems } = order
  await fetch(
    `${sandbox.origin}/custom/order-items/v1/organizations/f_ecom_sbox_001/orders/${orderNo}/cancel?siteId=jasmin`,
    {
      method: 'POST',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ c_items: [{ itemId: productItems?.[0]?.itemId, quantity: 1 }] })
    }
  )
  const cancelled = await shopper.orders.getOrder({ parameters: { orderNo } })
  expect(JSON.parse(String(cancelled.c_refund))).toMatchObject([
    { amount: 14.9, options: [{ optionId: 'giftWrap', amount: 4.9 }] }
  ])
})
