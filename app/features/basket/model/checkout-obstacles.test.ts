import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { countMissingBoxes, listCheckoutObstacles } from './checkout-obstacles'

it.each([
  ['too few boxes', { count: 2, minimum: 5, missing: 3 }, 3],
  ['enough boxes', { count: 5, minimum: 5, missing: 0 }, 0],
  ['no box at all', { count: 0, minimum: 5, missing: 5 }, 0],
  ['no minimum', { count: 2, minimum: 0, missing: 3 }, 0],
  ['more than enough boxes', { count: 9, minimum: 5, missing: -4 }, 0]
])('with %s, the least order misses', (_title, brews, missing) =>
  expect(countMissingBoxes(brews)).toBe(missing)
)

it('names a reason for each item that cannot be ordered, and the least order', () => {
  const basket = buildBasket({
    lines: [
      buildLine({ name: 'Gone', isPurchasable: false, isOrderable: false }),
      buildLine(),
      buildLine({ name: 'Rare', isOrderable: false })
    ],
    giftCertificateItems: [
      { amount: 25, recipientEmail: 'lina@example.com', c_productName: 'Card', c_purchasable: false }
    ],
    brews: { count: 1, minimum: 4, missing: 3 }
  })
  expect(listCheckoutObstacles(basket)).toEqual([
    { kind: 'offline', name: 'Gone' },
    { kind: 'short', name: 'Rare', line: expect.objectContaining({ name: 'Rare' }) },
    { kind: 'offline', name: 'Card' },
    { kind: 'minimum', missing: 3, minimum: 4 }
  ])
  expect(listCheckoutObstacles(buildBasket())).toEqual([])
})
