import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { pageAnalytics } from './page-analytics'
import { buildPageQuery } from './page-analytics-query'

const START = 'http://instance.test/on/demandware.store/Sites-jasmin-Site/en_DE/__Analytics-Start'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function createAnalytics() {
  const sent: string[] = []
  const consent = { given: true }
  const platform = createShopPlatform('http://instance.test', '')
  const analytics = platform.family(pageAnalytics).open(
    () => consent.given,
    url => sent.push(url)
  )
  return { analytics, sent, consent }
}

it('submits page data after 500 ms, in one request', () => {
  const { analytics, sent } = createAnalytics()
  analytics.describePage({ path: '/shop/tea', categoryId: 'tea' })
  jest.advanceTimersByTime(499)
  analytics.describePage({ path: '/shop/tea', productIds: ['a', 'b'], resultCount: 2 })
  expect(sent).toEqual([])
  jest.advanceTimersByTime(1)
  expect(sent).toEqual([`${START}?url=%2Fshop%2Ftea&cgid=tea&count=2&pr=a&pr=b`])
  jest.runAllTimers()
  expect(sent).toHaveLength(1)
})

it('submits each of two pages that follow one another quickly', () => {
  const { analytics, sent } = createAnalytics()
  analytics.describePage({ path: '/' })
  jest.advanceTimersByTime(100)
  analytics.describePage({ path: '/cart' })
  jest.runAllTimers()
  expect(sent).toEqual([`${START}?url=%2F`, `${START}?url=%2Fcart`])
})

it('sends an event as an image request after 100 ms', () => {
  const { analytics, sent } = createAnalytics()
  analytics.describePage({ path: '/search' })
  jest.runAllTimers()
  analytics.record({ type: 'searchhit', productId: 'a' })
  jest.advanceTimersByTime(99)
  expect(sent).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(sent[1]).toBe(`${START}?url=%2Fsearch&type=searchhit&pid=a`)
})

it('sends nothing without marketing consent, and drops pending data after a withdrawal', () => {
  const { analytics, sent, consent } = createAnalytics()
  analytics.describePage({ path: '/' })
  analytics.record({ type: 'detail', productId: 'a' })
  consent.given = false
  jest.runAllTimers()
  analytics.describePage({ path: '/cart' })
  analytics.record({ type: 'detail', productId: 'a' })
  consent.given = true
  jest.runAllTimers()
  expect(sent).toEqual([])
})

it('leaves out whole products where the address would pass 2,000 characters', () => {
  const productIds = Array.from({ length: 300 }, (_entry, index) => `1000000000000${10_000 + index}`)
  const url = buildPageQuery(START, { path: '/shop', productIds })
  const reported = new URL(url).searchParams.getAll('pr')
  expect(url.length).toBeLessThanOrEqual(2_000)
  expect(url.length).toBeGreaterThan(1_950)
  expect(productIds.slice(0, reported.length)).toEqual(reported)
})

it.each([
  ['/reset-password/secret-token', '/reset-password'],
  ['/account/orders/00001', '/account'],
  ['/search?q=lina%40example.com', '/search'],
  ['/about#mail@example.com', '/about']
])('reports %s as %s only', (path, reported) => {
  const url = new URL(buildPageQuery(START, { path, referrer: path }))
  expect([url.searchParams.get('url'), url.searchParams.get('ref')]).toEqual([reported, reported])
})
