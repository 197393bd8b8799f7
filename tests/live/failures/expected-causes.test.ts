import { namesCause } from './expected-causes'

const ORIGIN = 'https://nowhere.failing.test:5680'

it('takes a line that names origin and code together', () => {
  expect(namesCause(`getProduct failed (ENOTFOUND ${ORIGIN})`, ORIGIN, 'dns')).toBe(true)
})

it.each([
  ['another code', `getProduct failed (ECONNREFUSED ${ORIGIN})`],
  ['no origin', 'getProduct failed (ENOTFOUND)'],
  ['both in different lines', `getProduct failed (ENOTFOUND)\n${ORIGIN} is slow`]
])('takes no log with %s', (_what, log) => {
  expect(namesCause(log, ORIGIN, 'dns')).toBe(false)
})

it('wants the status of a gateway’s page', () => {
  expect(namesCause(`getProduct: 403 with HTML from ${ORIGIN}`, ORIGIN, 'HTML with 403')).toBe(true)
  expect(namesCause(`getProduct: 500 with HTML from ${ORIGIN}`, ORIGIN, 'HTML with 403')).toBe(false)
})
