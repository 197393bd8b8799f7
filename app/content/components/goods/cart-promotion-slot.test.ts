import { cartPromotionSlotType } from './cart-promotion-slot'

it.each([
  ['light green', 'light-green'],
  ['dark green', 'dark-green'],
  ['red', 'red'],
  ['light brown', 'light-brown'],
  ['blue', 'light-green'],
  [undefined, 'light-green']
])('has the colour theme %p as %s', (theme, expected) =>
  expect(cartPromotionSlotType.parse({ headline: 'Two for one', theme })).toMatchObject({ theme: expected })
)
