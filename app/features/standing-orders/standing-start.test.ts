import { startStandingOrder } from './standing-start'

it('counts wrapped and other units of a product together, and says that they come unwrapped', () => {
  expect(
    startStandingOrder([
      { productId: 'tea', quantity: 4 },
      { productId: 'tea', quantity: 2, gift: { message: 'For you' } },
      { productId: 'pot', quantity: 1 }
    ])
  ).toEqual({
    items: [
      { productId: 'tea', quantity: 6 },
      { productId: 'pot', quantity: 1 }
    ],
    leftOut: ['giftWrap']
  })
})

it('leaves gift cards out and has collected goods sent, and says both', () => {
  expect(
    startStandingOrder([
      { productId: 'tea', quantity: 6, isCollected: true },
      { productId: 'card', quantity: 1, isGiftCard: true }
    ])
  ).toEqual({ items: [{ productId: 'tea', quantity: 6 }], leftOut: ['giftCards', 'pickUp'] })
})

it('has nothing to say about goods that are sent as they are', () => {
  expect(startStandingOrder([{ productId: 'tea', quantity: 6 }]).leftOut).toEqual([])
})
