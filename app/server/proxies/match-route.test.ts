import { compileRoutes, isPlainPath } from './match-route'
import type { ProxyRule } from './proxy-rules'

it.each([
  ['/api/products/a', true],
  ['/api/products/a%20b;c', true],
  ['/api/addresses/100%25', true],
  ['/api/../control', false],
  ['/api/%2e%2e/control', false],
  ['/api/%2E./control', false],
  ['/api/%252e%252e/control', false],
  ['/api/..;/control', false],
  ['/api/..%3bx/control', false],
  ['/api/./control', false],
  ['/api/a%2fb', false],
  ['/api/a%252fb', false],
  ['/api/a%5cb', false],
  ['/api/a\\b', false],
  ['/api/a%00b', false],
  ['/api/a%0d%0ab', false],
  ['/api/%zz', false]
])('reads %s as a plain path: %s', (path, isPlain) => expect(isPlainPath(path)).toBe(isPlain))

const compile = (root: string, line: string, known: Record<string, string[]> = {}) =>
  compileRoutes({ proxy: 'api', routes: { [root]: [line] } } as unknown as ProxyRule, known)

it.each([
  ['/things/{id}', '/api/things/a', true],
  ['/things/{id}', '/api/things/a/b', false],
  ['/things/{id}', '/api/things/', false],
  ['/things.json', '/api/thingsXjson', false],
  ['/pictures/{rest*}', '/api/pictures/a/b.jpg', true],
  ['/pictures/{rest*}', '/api/pictures//a', false],
  ['/Sites-{siteId}-Site', '/api/Sites-puro-Site', true],
  ['/Sites-{siteId}-Site', '/api/Sites-other-Site', false],
  ['/{below}/get', '/api/s/jasmin/de-DE/get', true],
  ['/{below}/get', '/api/s/other/de-DE/get', false]
])('holds %s against %s: %s', (line, path, fits) => {
  const known = { siteId: ['jasmin', 'puro'], below: ['s/{siteId}/{locale}'] }
  expect(compile('', `GET ${line}`, known).some(({ pattern }) => pattern.test(path))).toBe(fits)
})

it('leaves out routes without a setting', () => {
  expect(compile('/api', 'POST /{errorProject}/envelope/', { errorProject: [] })).toEqual([])
})
