import { Headers } from '@salesforce/pwa-kit-runtime/utils/ssr-proxying'
import { processRequest } from './request-processor'
import { parseEnvironment } from './server/settings/environment-settings'

/** Cache key of the edge: address and class of a request, with the headers as the edge passes them on. */
function findKey(querystring: string | null, headers: Record<string, string> = {}) {
  const listed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [{ key: name, value }]])
  )
  const setRequestClass = jest.fn<void, [string]>()
  const address = processRequest({
    path: '/jasmin/de',
    querystring,
    headers: new Headers(listed, 'aws'),
    setRequestClass
  })
  return { ...address, requestClass: setRequestClass.mock.calls.at(-1)?.[0] }
}

it.each([
  [null, ''],
  ['', ''],
  ['q=tee&limit=50', 'q=tee&limit=50'],
  ['utm_source=x&q=tee&gclid=1', 'q=tee'],
  ['fbclid=1', ''],
  ['a=%ZZ&&b', 'a=%ZZ&b'],
  ['q=tee&__unshared=1', 'q=tee']
])('keeps of the query %s what changes a page', (querystring, kept) => {
  expect(findKey(querystring)).toEqual({ path: '/jasmin/de', querystring: kept })
})

const APP_HEADERS = Object.entries(parseEnvironment({}).nativeApp)
  .filter(([name]) => name.endsWith('Header'))
  .map(([, header]) => header)

it('knows all headers of the native app', () => expect(APP_HEADERS).toHaveLength(6))

it.each<[string, Record<string, string>]>([
  ...APP_HEADERS.map((name): [string, Record<string, string>] => [
    `the native app (${name})`,
    { [name]: 'true' }
  ]),
  ['a web view of it', { Cookie: 'usid=1; appMode=1' }],
  ['a frame', { 'Sec-Fetch-Dest': 'iframe' }],
  ['a caller with a token', { Authorization: 'Bearer x' }]
])('keeps a page of %s apart from those that all share, in the address and by its class', (_who, headers) => {
  expect(findKey('utm_source=x', headers)).toMatchObject({
    querystring: '__unshared=1',
    requestClass: '__unshared'
  })
  expect(findKey('q=tee', headers)).toMatchObject({ querystring: 'q=tee&__unshared=1' })
})

it.each<Record<string, string>>([
  { Cookie: 'usid=1; xappMode=1; consent=appMode=1' },
  { 'Sec-Fetch-Dest': 'document', 'User-Agent': 'x' }
])('shares a page with a visitor who sends %o', headers => {
  expect(findKey('q=tee', headers)).toEqual({ path: '/jasmin/de', querystring: 'q=tee' })
})
