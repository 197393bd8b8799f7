import type { Request, RequestHandler } from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../tests/factories/app-config'
import { createShopServer } from '../../tests/factories/shop-server'
import { createSlasMock } from '../../tests/factories/slas'
import { pageQuery } from '../page-unit/page-query'
import { withCleanEvent, withCleanHeaders } from './middleware/clean-headers'

interface Factory {
  createHandler(
    options: object,
    customize: (app: { use: (handler: RequestHandler) => void }) => void
  ): { handler: (event: object, context: object, callback: Callback) => unknown; app: Framework }
}
/** On Managed Runtime it waits for these entries before it answers. */
type Framework = RequestHandler & { _requestMonitor: { _pendingResponses: { ids: unknown[] } } }
type Callback = (error: unknown, answer: { statusCode: number; body: string; headers: object }) => void

// Read when the framework is loaded.
process.env.MRT_ALLOW_COOKIES = 'true'
process.env.SSR_QUIET = 'true'
process.env.PWAKIT_LOG_LEVEL = 'ERROR'
process.env.EXTERNAL_DOMAIN_NAME = 'localhost'

const factory = jest.requireActual<{ RemoteServerFactory: Factory }>(
  '@salesforce/pwa-kit-runtime/ssr/server/build-remote-server'
).RemoteServerFactory

/** The query as the framework hands it to a page. */
const { getLocationSearch } = jest.requireActual<{ getLocationSearch: (req: Request) => string }>(
  '@salesforce/pwa-kit-react-sdk/ssr/server/react-rendering'
)

/** All that the framework's renderer looks at. */
const showRequest: RequestHandler = (req, res) => {
  const { originalUrl, url, path, query } = req
  const { requestClass, requestId } = res.locals as Record<string, unknown>
  const search = getLocationSearch(req)
  res.send({ search, originalUrl, url, path, query: Object.entries(query), requestClass, requestId })
}

/** The framework's own application with the shop's middlewares in it. */
function createFrameworkShop() {
  const mobify = { ssrParameters: { proxyConfigs: [] }, ssrEnabled: true, ssrOnly: [], ssrShared: [] }
  const { app, handler } = factory.createHandler({ buildDir: process.cwd(), mobify }, server =>
    server.use(createShopServer(buildServerSettings(), createSlasMock(), showRequest))
  )
  return { framework: app, app: withCleanHeaders(app), handler: withCleanEvent(handler) }
}

const { framework, app, handler } = createFrameworkShop()
const server = supertest(((req: never, res: never) => app(req, res, () => undefined)) as never)

const PAGE = '/jasmin/de/search?q=tee&refine=a&refine=b'

const HOSTILE: [string, string][] = [
  ['x-mobify-querystring', 'q=HACKED'],
  ['X-Mobify-Querystring', '__server_only=1'],
  ['x-mobify-request-class', 'HACKED'],
  ['x-mobify-anything-new', 'HACKED'],
  ['x-apigateway-event', 'HACKED'],
  ['x-apigateway-context', 'HACKED'],
  ['x-correlation-id', 'HACKED {"level":"error"}'],
  ['x-correlation-id', 'HACKED-but-plain'],
  ['x-forwarded-host', 'hacked.example'],
  ['host', 'hacked.example'],
  ['x-original-url', '/HACKED'],
  ['x-http-method-override', 'DELETE']
]

it.each(HOSTILE)('shows the renderer the same request with the header %s: %s', async (name, value) => {
  const plain = await server.get(PAGE)
  expect(plain.body).toMatchObject({
    originalUrl: PAGE,
    query: [
      ['q', 'tee'],
      ['refine', ['a', 'b']]
    ]
  })
  const answer = await server.get(PAGE).set(name, value)
  expect(answer.body).toEqual(plain.body)
  expect(answer.headers).not.toHaveProperty('x-mobify-request-class')
})

it.each([
  ['q=gr%FCn', [['q', 'gr\uFFFDn']]],
  ['=1', [['', '1']]],
  [
    '__proto__=1&toString=2',
    [
      ['__proto__', '1'],
      ['toString', '2']
    ]
  ],
  [
    'a[b]=1&a[]=2',
    [
      ['a[b]', '1'],
      ['a[]', '2']
    ]
  ],
  [
    'b=x?&c=2',
    [
      ['b', 'x?'],
      ['c', '2']
    ]
  ],
  ['q=tee&__server_only&%5F_server_timing=1&mobify_pretty&utm_source=x', [['q', 'tee']]]
])('reads the query %s as a browser does', async (query, expected) => {
  expect((await server.get(`/jasmin/de?${query}`)).body).toMatchObject({ query: expected })
})

/** The place of a page's data. */
const findKey = (search: string) =>
  pageQuery(jest.fn(), { params: {}, pathname: '/jasmin/de', search }, {} as never).queryKey

it.each([
  'q=gr%FCn',
  'q=tee&=1',
  'q=tee&__proto__=1',
  'q=tee&constructor=1',
  'a[b]=1&a[]=2&a[0]=3&a=4',
  '&a=1'.repeat(30),
  'q=a+b%20c%2Bd',
  'b=1&a=2&b=3',
  'q=x?&c=2',
  'q=%ED%A0%80&%00=%00',
  'q=tee&utm_source=letter&__server_only'
])('has the page read on the server under the key by which the browser looks for it: %s', async query => {
  const { search } = (await server.get(`/jasmin/de?${query}`)).body as { search: string }
  expect(findKey(search)).toEqual(findKey(`?${query}`))
})

it('forgets a request that is over, whatever id it came with', async () => {
  await server.get(PAGE).set('x-correlation-id', 'not plain')
  expect(framework._requestMonitor._pendingResponses.ids).toEqual([])
})

const EVENT = {
  path: '/jasmin/de/search',
  httpMethod: 'GET',
  requestContext: { identity: { sourceIp: '203.0.113.7' } },
  queryStringParameters: { q: 'tee' },
  multiValueQueryStringParameters: { q: ['tee'] },
  body: null,
  isBase64Encoded: false
}

const invoke = (headers: Record<string, string>) =>
  new Promise<{ body: unknown; headers: object }>((resolve, reject) => {
    const event = {
      ...EVENT,
      headers,
      multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
    }
    handler(event, {}, (error, answer) =>
      error
        ? reject(error as Error)
        : resolve({
            body: JSON.parse(Buffer.from(answer.body, 'base64').toString()) as unknown,
            headers: answer.headers
          })
    )
  })

it.each(HOSTILE)('shows it the same on Managed Runtime with the header %s: %s', async (name, value) => {
  const plain = await invoke({ 'x-correlation-id': 'given-by-the-platform' })
  expect(plain.body).toMatchObject({ originalUrl: '/jasmin/de/search?q=tee' })
  expect(plain.headers).toMatchObject({ 'x-correlation-id': 'given-by-the-platform' })
  const answer = await invoke({ 'x-correlation-id': 'given-by-the-platform', [name]: value })
  expect(answer.body).toEqual(plain.body)
})

/** How long caches may keep a page that the edge has asked for. */
const findPolicy = async (headers: Record<string, string>) =>
  ((await invoke(headers)).headers as Record<string, string>)['cache-control']

it.each([
  ['by the class', { 'x-mobify-request-class': '__unshared' }],
  ['by the query', { 'X-Mobify-Querystring': 'q=tee&__unshared=1' }]
])('gives a page of its own to a request of which the edge says so %s', async (_how, headers) => {
  expect(await findPolicy({ 'x-mobify-querystring': 'q=tee' })).not.toMatch(/private/)
  expect(await findPolicy(headers)).toBe('private, no-store')
})
