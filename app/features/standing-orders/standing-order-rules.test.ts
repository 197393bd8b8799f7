import { calculateStandingOrder, qualifiesForStandingOrders } from './standing-order-rules'

it.each([
  ['UNZER_CARDS', true],
  ['UNZER_DIRECT_DEBIT_SECURED', true],
  ['UNZER_INVOICE', true],
  ['UNZER_PAYPAL', false],
  ['UNZER_LINK_PAY', false],
  ['GIFT_CERTIFICATE', false],
  ['NO_PAY', false],
  [undefined, false]
])('lets %s pay a standing order: %s', (methodId, qualifies) =>
  expect(qualifiesForStandingOrders(methodId)).toBe(qualifies)
)

const tea = { quantity: 2, unitPrice: 9.95, isPurchasable: true, isTea: true }
const sieve = { quantity: 1, unitPrice: 12.5, isPurchasable: true, isTea: false }

it('counts purchasable products only', () => {
  const offline = { ...tea, quantity: 10, isPurchasable: false }
  expect(calculateStandingOrder([tea, sieve, offline])).toEqual({
    total: 32.4,
    currency: 'EUR',
    teaPacks: 2,
    missingTeaPacks: 4
  })
})

it.each([
  [0, 6],
  [5, 1],
  [6, 0],
  [20, 0]
])('misses of six packs of tea, with %d in it, %d', (quantity, missingTeaPacks) =>
  expect(calculateStandingOrder([{ ...tea, quantity }]).missingTeaPacks).toBe(missingTeaPacks)
)

it('calculates in the given currency', () =>
  expect(calculateStandingOrder([tea], 'GBP')).toMatchObject({ total: 19.9, currency: 'GBP' }))
