import { seed } from '../../sandbox/seed/seed'
import { OTHER_TEA, startOrderSandbox, type OrderSandbox } from './order-setup'
import { readRefusal } from './session-setup'

const PIECES = 10
const SHOPPERS = 50

let sandbox: OrderSandbox
beforeAll(async () => {
  const products = seed.products
    .filter(({ id }) => id === OTHER_TEA)
    .map(product => ({ ...product, inventory: { ...product.inventory!, ats: PIECES } }))
  sandbox = await startOrderSandbox({ products })
})
afterAll(() => sandbox.stop())

it('sells the last 10 pieces to 10 of 50 concurrent shoppers, and names the sold-out product to the others', async () => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => sandbox.loginGuest()))
  const baskets = await Promise.all(shoppers.map(shopper => shopper.fillBasket(OTHER_TEA)))
  const answers = await Promise.all(
    shoppers.map(async ({ orders }, index) => {
      const placing = orders.createOrder({ body: { basketId: baskets[index] ?? '' } })
      return placing.then(
        ({ orderNo }) => ({ orderNo, status: 200, body: {} as Record<string, unknown> }),
        async () => ({ orderNo: undefined, ...(await readRefusal(placing)) })
      )
    })
  )
  const placed = answers.filter(({ orderNo }) => orderNo !== undefined)
  expect(new Set(placed.map(({ orderNo }) => orderNo)).size).toBe(PIECES)
  expect(await sandbox.countStock(OTHER_TEA)).toBe(0)

  const refused = answers.filter(({ orderNo }) => orderNo === undefined)
  expect(refused).toHaveLength(SHOPPERS - PIECES)
  for (const { status, body } of refused) {
    expect(status).toBe(400)
    expect(body.type).toMatch(/\/product-item-not-available$/)
    expect(JSON.stringify(body)).toMatch(/nicht mehr|no longer available/)
  }
  const left = await Promise.all(
    shoppers.map(({ baskets: family }, index) =>
      family.getBasket({ parameters: { basketId: baskets[index] ?? '' } }).then(
        () => 1,
        () => 0
      )
    )
  )
  expect(left.reduce<number>((sum, one) => sum + one, 0)).toBe(SHOPPERS - PIECES)
})
