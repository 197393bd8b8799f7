import { PlatformError, type PlatformErrorDetails } from './platform-error'
import type { PlatformRequest } from './send-request'
import { createWaits } from './waits'

const API = 'https://api.example'
const SEARCH = `${API}/search/shopper-search/v1/organizations/o/product-search?siteId=jasmin`
const refusal = (more: Partial<PlatformErrorDetails> = {}) =>
  new PlatformError({ kind: 'fault', operation: 'productSearch', status: 429, retryAfter: 7, ...more })

function createCaller() {
  let ms = 0
  let error: unknown = refusal()
  const waits = createWaits(() => ms)
  const call = jest.fn(() => (error ? Promise.reject(error) : Promise.resolve('answer')))
  const ask = (url = SEARCH, method: PlatformRequest['method'] = 'GET') =>
    waits.run({ operation: 'ask', url, method }, call).catch((reason: unknown) => reason)
  return {
    ...waits,
    ask,
    call,
    answer: (next: unknown) => void (error = next),
    pass: (time: number) => void (ms += time)
  }
}

it.each([
  ['429 with a time', refusal(), 7_000],
  ['429 without one', refusal({ retryAfter: undefined }), 5_000],
  ['503 with a time', refusal({ status: 503 }), 7_000],
  ['an hour', refusal({ retryAfter: 3_600 }), 60_000]
])('asks nothing of a family after %s, and then again', async (_what, error, ms) => {
  const { ask, call, answer, pass, isWaiting } = createCaller()
  answer(error)
  expect(await ask()).toBe(error)
  answer(undefined)
  for (let time = 0; time < 50; time += 1) expect(await ask()).toMatchObject({ status: error.status })
  pass(ms - 1)
  expect(await ask(`${SEARCH}&q=tee`)).toMatchObject({ operation: 'ask', retryAfter: 1 })
  expect([call.mock.calls.length, isWaiting()]).toEqual([1, true])
  pass(1)
  expect([isWaiting(), await ask(), isWaiting()]).toEqual([false, 'answer', false])
})

it('takes a search for "orders" for a search', async () => {
  const { ask, call } = createCaller()
  await ask(`${SEARCH}&q=orders`)
  await ask(`${SEARCH}&q=baskets`)
  expect(call).toHaveBeenCalledTimes(1)
})

it.each([
  ['another family', `${API}/product/shopper-products/v1/organizations/o/products/a`, 'GET'],
  ['the same family of another service', SEARCH.replace('api', 'other'), 'GET'],
  ['a change', SEARCH, 'POST']
] as const)('asks %s all the same', async (_what, url, method) => {
  const { ask, answer } = createCaller()
  await ask()
  answer(undefined)
  expect(await ask(url, method)).toBe('answer')
})

it.each([
  ['baskets', `${API}/checkout/shopper-baskets/v1/organizations/o/baskets/b`],
  ['the list of baskets', `${API}/customer/shopper-customers/v1/organizations/o/customers/c/baskets`],
  ['orders', `${API}/checkout/shopper-orders/v1/organizations/o/orders/1`],
  ['a lost order', 'https://instance.example/on/demandware.store/Sites-a-Site/de_DE/Order-FindByCheckoutKey'],
  ['baskets behind the proxy', '/mobify/proxy/ocapi/s/jasmin/dw/shop/v21_3/baskets/b']
])('never waits with %s', async (_what, url) => {
  const { ask, answer, isWaiting } = createCaller()
  await ask(url)
  expect(isWaiting()).toBe(false)
  answer(undefined)
  expect(await ask(url)).toBe('answer')
})

it.each([
  ['a refused change', 429, 'POST'],
  ['500', 500, 'GET'],
  ['404', 404, 'GET']
] as const)('keeps nobody waiting after %s', async (_what, status, method) => {
  const { ask, answer } = createCaller()
  answer(refusal({ status, ...(status !== 429 && { retryAfter: undefined }) }))
  await ask(SEARCH, method)
  answer(undefined)
  expect(await ask()).toBe('answer')
})
