import { asksUnshared, readPageQuery, splitQuery } from './cache-key'

it.each([
  ['', '', ''],
  ['q=tee&limit=50', 'q=tee&limit=50', ''],
  ['utm_source=x&q=tee&gclid=1', 'q=tee', 'utm_source=x&gclid=1'],
  ['a=%ZZ&&b', 'a=%ZZ&b', ''],
  ['%75tm_source=x&q=a%20b', 'q=a%20b', '%75tm_source=x'],
  ['__server_only', '', '__server_only'],
  ['%5F_server_only=1&mobify_pretty&q=1', 'q=1', '%5F_server_only=1&mobify_pretty'],
  ['xutm_source=1&q=utm_source', 'xutm_source=1&q=utm_source', ''],
  ['__proto__=1&=1', '__proto__=1&=1', ''],
  ['q=tee&__unshared=1&%5F_unshared&utm_source=x', 'q=tee', 'utm_source=x']
])('makes a page of the query %s from "%s" only', (query, kept, ignored) => {
  expect(splitQuery(query)).toEqual({ kept, ignored })
})

it.each(['?q=a+b&utm_source=x', 'q=a%20b'])('reads %s as a page does', search => {
  expect(String(readPageQuery(search))).toBe('q=a+b')
})

it.each([
  ['__unshared=1', true],
  ['q=tee&%5F_unshared', true],
  ['q=__unshared', false],
  ['', false]
])('reads from the query %s whether a request shares its page: %s', (query, expected) => {
  expect(asksUnshared(query)).toBe(expected)
})
