import { addQuery } from './redirect-query'

it.each([
  ['/guide', 'a=1', '/guide?a=1'],
  ['/guide#top', 'a=1', '/guide?a=1#top'],
  ['/guide?a=2', 'a=1&b=3', '/guide?a=2&b=3'],
  ['/guide', 'site=jasmin&locale=de', '/guide'],
  ['/guide#top', '', '/guide#top']
])('adds the query of the request to %s?%s', (address, query, expected) => {
  expect(addQuery(address, new URLSearchParams(query))).toBe(expected)
})
