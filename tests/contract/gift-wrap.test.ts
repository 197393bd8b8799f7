import { buildTestProduct } from '../../sandbox/testing/build-test-product'
import { fillBasket, readProblem, startSandbox, TEA, type TestSandbox } from './checkout-setup'

const MUG = '100000000000000009'
const shared = { categoryIds: ['green-tea'], listPrice: { EUR: 1000, GBP: 900 } }

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startSandbox(':memory:', {
    products: [buildTestProduct(TEA, shared), buildTestProduct(MUG, { ...shared, giftWrap: true })]
  })
})
afterEach(() => sandbox.stop())

const wrap = { gift: true, giftMessage: 'Für dich\nvon Opa, siehe tee.example' }

async function openBasket(item: object = {}) {
  const shopper = await sandbox.loginGuest()
  const { basketId = '', productItems } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: MUG, quantity: 2, ...item }] }
  })
  return { ...shopper, parameters: { basketId }, line: productItems?.[0] }
}

it('wraps a line with a card, in basket and order, free of charge', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper, MUG, 2)
  const parameters = { basketId }
  const before = await shopper.baskets.getBasket({ parameters })
  expect(before.productItems).toMatchObject([{ gift: false, c_giftWrap: true }])
  const { itemId = '' } = before.productItems?.[0] ?? {}
  const wrapped = await shopper.baskets.updateItemInBasket({ parameters: { basketId, itemId }, body: wrap })
  expect(wrapped.productItems).toMatchObject([{ itemId, quantity: 2, ...wrap }])
  expect([wrapped.orderTotal, wrapped.taxTotal]).toEqual([before.orderTotal, before.taxTotal])
  // A change of something else leaves the wrap.
  const more = await shopper.baskets.updateItemInBasket({
    parameters: { basketId, itemId },
    body: { quantity: 2 }
  })
  expect(more.productItems).toMatchObject([wrap])
  const order = await shopper.orders.createOrder({ body: { basketId } })
  expect(order.productItems).toMatchObject([wrap])

  const outbox = await fetch(`${sandbox.origin}/control/outbox`)
  const { mails } = (await outbox.json()) as { mails: { document: { text: string } }[] }
  expect(mails[0]?.document.text).toContain('als Geschenk verpackt')
  const slip = await (await fetch(`${sandbox.origin}/console/orders`)).text()
  expect(slip).toContain('Für dich\nvon Opa')
})

it('takes wrap and card off again', async () => {
  const { baskets, parameters, line } = await openBasket(wrap)
  expect(line).toMatchObject(wrap)
  const change = { ...parameters, itemId: line?.itemId ?? '' }
  const changed = await baskets.updateItemInBasket({ parameters: change, body: { gift: false } })
  expect(changed.productItems).toMatchObject([{ gift: false }])
  expect(changed.productItems?.[0]).not.toHaveProperty('giftMessage')
})

it('keeps a wrapped line apart from the same product without wrap', async () => {
  const { baskets, parameters } = await openBasket(wrap)
  const add = (item: object) =>
    baskets.addItemToBasket({ parameters, body: [{ productId: MUG, quantity: 1, ...item }] })
  expect((await add({})).productItems).toMatchObject([
    { quantity: 2, gift: true },
    { quantity: 1, gift: false }
  ])
  expect((await add(wrap)).productItems).toMatchObject([
    { quantity: 3, gift: true },
    { quantity: 1, gift: false }
  ])
})

it.each([
  [TEA, {}, { statusCode: 'GIFT_WRAP_UNAVAILABLE' }],
  [MUG, { giftMessage: 'x'.repeat(401) }, { statusCode: 'GIFT_TEXT_TOO_LONG' }],
  [MUG, { giftMessage: 'a\u202Eb' }, { statusCode: 'GIFT_TEXT_CHARACTERS' }],
  [MUG, { gift: 'yes' }, {}]
])('refuses to wrap %s with %j', async (productId, change, problem) => {
  const { baskets, parameters } = await openBasket()
  const add = baskets.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1, ...wrap, ...change } as { productId: string; quantity: number }]
  })
  expect(await readProblem(add)).toMatchObject({ status: 400, ...problem })
  expect((await baskets.getBasket({ parameters })).productItems).toHaveLength(1)
})
