import { mayOfferPush, type PushSituation } from './push-answer'

const LOOKING: PushSituation = { path: '/shop/tea', firstPath: '/', permission: 'default' }

it.each<[string, Partial<PushSituation>]>([
  ['looks around', {}],
  ['has allowed notifications for something else', { permission: 'granted' }],
  ['has looked around before the page was loaded', { path: '/', firstPath: undefined }],
  ['reads about carts', { path: '/cartographer' }]
])('offers push messages to who %s', (_who, change) => {
  expect(mayOfferPush({ ...LOOKING, ...change })).toBe(true)
})

it.each<[string, Partial<PushSituation>]>([
  ['has just come', { path: '/' }],
  ['is in the cart', { path: '/cart' }],
  ['is in the checkout', { path: '/checkout' }],
  ['reads about data', { path: '/privacy' }],
  ['has just ordered', { path: '/checkout/confirmation' }],
  ['has said yes', { answer: 'yes' }],
  ['has said no', { answer: 'no' }],
  ['has blocked them in the browser', { permission: 'denied' }],
  ['has a browser without them', { permission: undefined }]
])('offers none to who %s', (_who, change) => {
  expect(mayOfferPush({ ...LOOKING, ...change })).toBe(false)
})
