import fc from 'fast-check'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { mapBasket } from '../../app/features/basket/model/map-basket'
import { mapOrder } from '../../app/features/order/map-order'
import { toCents } from '../../app/intl/money'
import { priceCart, type Costed, type PricedCart } from '../../app/pricing/price-cart'
import { RARE, TEA, type Shopper, type TestSandbox } from './checkout-setup'
import { fillUnpaidBasket, giftCodes, payAndOrder, payByGift, startVoucherSandbox } from './voucher-setup'

let sandbox: TestSandbox
let shopper: Shopper
beforeAll(async () => {
  sandbox = await startVoucherSandbox()
  shopper = await sandbox.loginGuest()
})
afterAll(() => sandbox.stop())

type Answer = ShopperBasketsTypes.Basket

/** The rows lead from the lines to the platform's total, and every reduction is the platform's own. */
function expectExplained(costed: Costed, answer: Pick<Answer, 'orderTotal' | 'productTotal'>): PricedCart {
  const cart = priceCart(costed)
  const sum = cart.rows.reduce((cents, { amount = 0 }) => cents + toCents(amount), 0)
  expect(sum).toBe(toCents(cart.total))
  if (answer.orderTotal !== undefined) expect(cart.total).toBe(answer.orderTotal)
  // Nothing that the platform did not name.
  expect(cart.rows.filter(({ kind, name }) => kind === 'other' || (kind === 'reduction' && !name))).toEqual(
    []
  )
  return cart
}

const sumCents = (amounts: number[]) => amounts.reduce((cents, amount) => cents + toCents(amount), 0)

/** Each line is the platform's own, its steps are the platform's adjustments, and together they are the goods. */
function expectLinesExplained({ lines, rows }: PricedCart, answer: Answer): void {
  const items = answer.productItems ?? []
  expect(lines).toHaveLength(items.length)
  for (const [index, line] of lines.entries()) {
    const { price, priceAfterItemDiscount, priceAfterOrderDiscount, priceAdjustments = [] } = items[index]!
    expect(line).toMatchObject({
      listPrice: price,
      price: priceAfterItemDiscount,
      priceAfterOrder: priceAfterOrderDiscount
    })
    expect(line.steps.map(({ name, amount }) => [name, amount])).toEqual(
      priceAdjustments.map(({ itemText, price: amount }) => [itemText, amount])
    )
    expect(line.steps.at(-1)?.after ?? line.listPrice).toBe(line.price)
  }
  const taken = rows.filter(({ kind }) => kind === 'reduction' || kind === 'credit')
  expect(sumCents(lines.map(({ orderShare }) => orderShare))).toBe(
    sumCents(taken.map(({ amount = 0 }) => amount))
  )
  expect(sumCents(lines.map(line => line.priceAfterOrder))).toBe(toCents(answer.productTotal ?? 0))
}

function expectBasketExplained(answer: Answer): PricedCart {
  const basket = mapBasket(answer)
  const cart = expectExplained(basket, answer)
  expectLinesExplained(cart, answer)
  return cart
}

const LATER_CODES = ['EUROOFF', 'SHIPHALF', 'SHIPLESS', 'TREAT', 'MEMBERS']
const CODES = ['TENPERCENT', 'FIVEOFF', 'GREEN15', 'FREESHIP', 'BONUS', 'CREDIT', 'WO-FIRST', ...LATER_CODES]

const RUNS = Number(process.env.PLATFORM_PROPERTY_RUNS ?? 25)

const generated = fc.record({
  lines: fc.array(
    fc
      .record({
        productId: fc.constantFrom(TEA, RARE),
        quantity: fc.integer({ min: 1, max: 3 }),
        isOfSet: fc.boolean()
      })
      .map(({ isOfSet, ...line }) => ({ ...line, ...(isOfSet && { c_productSet: 'tea-for-two' }) })),
    { minLength: 1, maxLength: 2 }
  ),
  codes: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 4 }),
  choosesBonus: fc.boolean(),
  pays: fc.constantFrom(undefined, giftCodes.small, giftCodes.large)
})

it(
  'explains every basket to the cent, after each of its changes',
  async () => {
    await fc.assert(
      fc.asyncProperty(generated, async ({ lines, codes, choosesBonus, pays }) => {
        const { baskets } = shopper
        const basketId = await fillUnpaidBasket(shopper, 1)
        const parameters = { basketId }
        for (const line of lines) {
          // What is sold out is refused, and the basket stays as it was.
          await baskets
            .addItemToBasket({ parameters, body: [line] })
            .then(expectBasketExplained, () => undefined)
        }
        let answer = await baskets.getBasket({ parameters })
        for (const code of codes) {
          answer = await baskets.addCouponToBasket({ parameters, body: { code } })
          expectBasketExplained(answer)
        }
        const [offer] = answer.bonusDiscountLineItems ?? []
        if (offer?.id && choosesBonus) {
          const chosen = { productId: TEA, quantity: 1, bonusDiscountLineItemId: offer.id }
          answer = await baskets.addItemToBasket({ parameters, body: [chosen] })
          expectBasketExplained(answer)
        }
        if (pays) {
          answer = await payByGift(shopper, basketId, pays)
          const cart = expectBasketExplained(answer)
          expect(cart.paidByCertificates).toBeGreaterThan(0)
          expect(cart.open).toBeGreaterThanOrEqual(0)
        }
        const read = await baskets.getBasket({ parameters })
        expect(priceCart(mapBasket(read))).toEqual(priceCart(mapBasket(answer)))
        await baskets.deleteBasket({ parameters })
      }),
      { numRuns: RUNS }
    )
  },
  60_000 + RUNS * 1_000
)

it('explains an order as it explained its basket', async () => {
  const { baskets } = shopper
  const basketId = await fillUnpaidBasket(shopper, 3)
  for (const code of ['TENPERCENT', 'CREDIT', 'FREESHIP'])
    await baskets.addCouponToBasket({ parameters: { basketId }, body: { code } })
  const before = expectBasketExplained(await payByGift(shopper, basketId, giftCodes.small))
  const order = await payAndOrder(shopper, basketId)
  const after = expectExplained({ ...mapOrder(order), certificateTotal: 0 }, order)
  expect(after).toEqual(before)
  expect(after.rows.map(({ kind }) => kind)).toEqual([
    'items',
    'reduction',
    'credit',
    'shipping',
    'shipping-reduction'
  ])
})
