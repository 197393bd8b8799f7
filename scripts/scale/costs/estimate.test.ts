import { estimate } from './estimate'

const COSTS = {
  pageMs: 10,
  requestMs: 2,
  platformCallsPerPage: 1,
  requestsPerInnerView: 3,
  platformCallsPerInnerView: 2,
  tokenCallsPerVisit: 2
}
const TRAFFIC = { visitors: 1_000, secondsPerView: 20, viewsPerVisit: 1, hitRatio: 0, headroom: 2 }

it('needs half a core for 50 pages of 10 ms in a second, and a whole process to have as much in reserve', () => {
  expect(estimate(COSTS, TRAFFIC)).toMatchObject({
    pagesPerSecond: 50,
    cores: 0.5,
    processes: 1,
    platformCallsPerSecond: 50
  })
})

it('renders only what caches do not have', () => {
  const { pagesPerSecond, cores } = estimate(COSTS, { ...TRAFFIC, hitRatio: 0.8 })
  expect([pagesPerSecond, cores]).toEqual([expect.closeTo(10), expect.closeTo(0.1)])
})

it('counts requests instead of pages for the views that are made in the browser, which no cache answers', () => {
  const visits = { ...TRAFFIC, viewsPerVisit: 5, hitRatio: 1 }
  expect(estimate(COSTS, visits)).toMatchObject({
    pagesPerSecond: 0,
    requestsPerSecond: 120,
    cores: 0.24,
    platformCallsPerSecond: 80
  })
})

it('asks the login service for new visitors who go on, whatever caches have', () => {
  expect(estimate(COSTS, { ...TRAFFIC, viewsPerVisit: 5, hitRatio: 1 }).tokenCallsPerMinute).toBe(1_200)
  expect(estimate(COSTS, TRAFFIC).tokenCallsPerMinute).toBe(0)
})

it('starts one process for nobody', () => {
  expect(estimate(COSTS, { ...TRAFFIC, visitors: 0 }).processes).toBe(1)
})
