import { stripPersonalData } from './strip-personal-data'

it('removes what identifies a person or grants access', () => {
  const report = {
    message: 'The page broke',
    user: { email: 'ida@example.com', ip_address: '10.0.0.1' },
    request: {
      url: 'https://shop.test/jasmin/de/search?q=tee#top',
      cookies: { token: 'x' },
      headers: { Referer: '/' },
      query_string: 'q=tee'
    }
  }
  expect(stripPersonalData(report)).toEqual({
    message: 'The page broke',
    request: { url: 'https://shop.test/jasmin/de/search' }
  })
})

it.each([
  ['an e-mail address', 'The login ida.weiss+tee@example.co.uk is taken', 'The login … is taken'],
  ['a token', 'Bearer eyJhbGciOi.eyJzdWIiOiJj.c2lnbmF0dXJl failed', 'Bearer … failed'],
  ['a path with a query', 'GET /callback?code=abc&usid=1 failed', 'GET /callback failed'],
  ['a reset token', '/jasmin/de/reset-password/abcdef', '/jasmin/de/reset-password/…'],
  [
    'nothing personal',
    'TypeError: x is not a function (main.js:1:20)',
    'TypeError: x is not a function (main.js:1:20)'
  ]
])('takes %s out of a text', (_what, text, expected) => {
  expect(stripPersonalData({ breadcrumbs: [{ message: text }] })).toEqual({
    breadcrumbs: [{ message: expected }]
  })
})

it('mutates nothing and survives any depth', () => {
  let deep: unknown = 'ida@example.com'
  for (let level = 0; level < 5_000; level += 1) deep = { deep }
  const before = JSON.stringify({ user: 1 })
  const report = { user: 1 }
  stripPersonalData(report)
  expect(JSON.stringify(report)).toBe(before)
  expect(() => stripPersonalData(deep)).not.toThrow()
})
