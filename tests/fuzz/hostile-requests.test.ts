import type { Express } from 'express'
import { createSlasClient, type TokenSet } from '../../app/platform/session/slas-client'
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import { buildServerSettings } from '../factories/app-config'
import { createShopServer } from '../factories/shop-server'
import { createRandom, createHostileTexts } from './hostile-words'
import { renderPageData } from './render-page-data'
import { createSender, runAll, sendBytes, type RawAnswer, type RawRequest } from './send-raw'
import { listen, type Listening } from '../factories/listen'

const PAGES = 4_500
const SESSIONS = 2_300
const PLATFORM = 3_000
const BYTES = 200

const words = createHostileTexts(createRandom(20_250_601))

let sandbox: Sandbox
let tokens: TokenSet
const servers: Listening[] = []
const senders: ReturnType<typeof createSender>[] = []
const ports = { shop: 0, platform: 0 }

const serve = async (app: Express): Promise<number> => {
  const server = await listen(app)
  servers.push(server)
  return server.port
}

const open = (port: number) => {
  const sender = createSender(port)
  senders.push(sender)
  return sender.send
}

beforeAll(async () => {
  sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://127.0.0.1:4000' })
  ports.platform = await serve(sandbox.app)
  const origin = `http://127.0.0.1:${ports.platform}`
  const settings = buildServerSettings({}, origin)
  const slas = createSlasClient({
    origin,
    organizationId: settings.config.commerce.organizationId,
    shortCode: settings.config.commerce.shortCode,
    clientId: settings.config.commerce.clientId,
    redirectUri: 'http://localhost:3000/callback'
  })
  tokens = await slas.loginGuest('jasmin')
  ports.shop = await serve(createShopServer(settings, slas, renderPageData))
}, 240_000)

afterAll(async () => {
  senders.forEach(sender => sender.close())
  await Promise.all(servers.map(server => server.close()))
  sandbox.close()
})

/** Outside of production the query library reports failed reads; what it says must hold no secret either. */
let said: jest.SpyInstance[]
beforeEach(() => {
  said = (['log', 'warn', 'error'] as const).map(level =>
    jest.spyOn(console, level).mockImplementation(() => undefined)
  )
})
const readLog = () =>
  said
    .flatMap(spy => spy.mock.calls.flat())
    .map(entry => (entry instanceof Error ? `${entry.stack} ${JSON.stringify(entry)}` : String(entry)))
    .join('\n')

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND'
]
const HEADERS = [
  'cookie',
  'accept-language',
  'x-correlation-id',
  'x-forwarded-proto',
  'x-forwarded-host',
  'host',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'if-none-match',
  'range',
  'traceparent'
]

const makeHeaders = (): Record<string, string> =>
  Object.fromEntries(Array.from({ length: words.count(3) }, () => [words.pick(HEADERS), words.header()]))

/** The requests that were not answered as they should be, as few as explain the defect. */
const findWrong = (requests: RawRequest[], answers: RawAnswer[], isRight: (answer: RawAnswer) => boolean) =>
  requests
    .flatMap((request, index) => {
      const answer = answers[index]
      return answer && isRight(answer)
        ? []
        : [{ ...request, status: answer?.status, text: answer?.text.slice(0, 400) }]
    })
    .slice(0, 5)

it(`answers ${PAGES} malformed page requests without a failure of its own`, async () => {
  const send = open(ports.shop)
  const prefixes = ['', '', '/jasmin/de', '/puro/en', '/jasmin/de/shop', '/jasmin/de/search', '/', '//']
  const requests = Array.from({ length: PAGES }, (): RawRequest => ({
    method: words.pick(METHODS),
    path: `${words.pick(prefixes)}${words.path()}${words.query()}`,
    headers: makeHeaders()
  }))
  const answers = await runAll(requests.map(request => () => send(request)))
  expect(findWrong(requests, answers, ({ status }) => status > 0 && status < 500)).toEqual([])
  const locations = answers.flatMap(({ headers }) =>
    typeof headers.location === 'string' ? [headers.location] : []
  )
  expect(locations.length).toBeGreaterThan(100)
  expect(
    locations.filter(location => new URL(location, 'https://shop.test').origin !== 'https://shop.test')
  ).toEqual([])
  expect(answers.filter(({ headers }) => headers['set-cookie'])).toEqual([])
}, 240_000)

it(`answers ${SESSIONS} malformed session requests in JSON, with no secret in answer or log`, async () => {
  const send = open(ports.shop)
  const cookies = () =>
    ['token_jasmin', 'cc-nx_jasmin', 'cc-nx-g_jasmin', 'usid_jasmin']
      .map(name => `${name}=${words.pick([words.header(), 'a.b.c', ''])}`)
      .join('; ')
  const makeBody = (): string => {
    const text = JSON.stringify(
      words.pick([words.json(), { siteId: words.json() }, { siteId: 'jasmin', refused: words.json() }])
    )
    return words.pick([text, text.slice(0, -1), `${text}}`, text.repeat(words.count(20))])
  }
  const requests = Array.from({ length: SESSIONS }, (): RawRequest => ({
    method: 'POST',
    path: words.pick(['/session', '/session', '/session/', `/session${words.query()}`]),
    headers: {
      'content-type': words.pick([
        'application/json',
        'application/json',
        'application/json; charset=x',
        'text/plain',
        words.header()
      ]),
      'content-encoding': words.pick(['identity', 'identity', 'gzip', 'br', 'x']),
      cookie: cookies(),
      ...makeHeaders()
    },
    body: makeBody()
  }))
  const answers = await runAll(requests.map(request => () => send(request)))
  const isJson = ({ status, text }: RawAnswer) =>
    status > 0 && status < 500 && Object.keys(JSON.parse(text) as object).length > 0
  expect(findWrong(requests, answers, isJson)).toEqual([])
  expect(answers.filter(({ text }) => /refresh/i.test(text))).toEqual([])
  expect(readLog()).not.toMatch(/eyJ|cc-nx/)
}, 240_000)

it(`has ${PLATFORM} malformed calls refused by the platform with a problem`, async () => {
  const send = open(ports.platform)
  const organization = 'organizations/f_ecom_sbox_001'
  const roots = [
    `/product/shopper-products/v1/${organization}/products`,
    `/product/shopper-products/v1/${organization}/categories`,
    `/search/shopper-search/v1/${organization}/product-search`,
    `/search/shopper-search/v1/${organization}/search-suggestions`,
    `/checkout/shopper-baskets/v1/${organization}/baskets`,
    `/checkout/shopper-baskets/v2/${organization}/baskets`,
    `/checkout/shopper-orders/v1/${organization}/orders`,
    `/customer/shopper-customers/v1/${organization}/customers`,
    `/pricing/shopper-promotions/v1/${organization}/promotions`,
    `/shopper/auth/v1/${organization}/oauth2/token`,
    `/shopper/auth/v1/${organization}/oauth2/login`,
    '/s/jasmin/de-DE/api/content/get',
    '/on/demandware.store/Sites-jasmin-Site/de_DE/Site-Countries',
    '/on/demandware.store/Sites-jasmin-Site/de_DE/Order-FindByCheckoutKey',
    '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/images'
  ]
  const makePath = () => {
    const query = words.query()
    const site = words.pick(['siteId=jasmin', 'siteId=jasmin&locale=de-DE', ''])
    return `${words.pick(roots)}${words.pick(['', words.path()])}${query ? `${query}&${site}` : `?${site}`}`
  }
  const requests = Array.from({ length: PLATFORM }, (): RawRequest => ({
    method: words.pick(METHODS),
    path: makePath(),
    headers: {
      authorization: words.pick([
        `Bearer ${tokens.accessToken}`,
        `Bearer ${tokens.accessToken}`,
        words.header()
      ]),
      'content-type': words.pick([
        'application/json',
        'application/json',
        'application/x-www-form-urlencoded',
        words.header()
      ]),
      ...makeHeaders()
    },
    body: words.pick([JSON.stringify(words.json()), JSON.stringify([words.json()]), '{"a":', ''])
  }))
  const answers = await runAll(requests.map(request => () => send(request)))
  // 501 names an operation that the sandbox does not serve.
  const isRefusal = ({ status, headers, text }: RawAnswer) => {
    if (status < 400) return status > 0
    const isProblem = text === '' || String(headers['content-type']).includes('json')
    return isProblem && (status < 500 || status === 501)
  }
  expect(findWrong(requests, answers, isRefusal)).toEqual([])
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(PLATFORM / 2)
}, 240_000)

it(`survives ${BYTES} connections that speak no proper HTTP`, async () => {
  const lines = [
    'GET',
    'GET /',
    'GET / HTTP/9.9',
    'GET / HTTP/1.1\nhost',
    '\u0000\u0001',
    'POST /session HTTP/1.1\r\ncontent-length: -1',
    'POST /session HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nzz',
    'GET http://[ HTTP/1.1\r\nhost: a',
    'GET // HTTP/1.1\r\nhost: a\r\nconnection: close',
    'GET /\u00fc HTTP/1.1\r\nhost: a\r\nconnection: close',
    'GET / HTTP/1.1\r\nhost: a\r\nx: \r\u0000',
    `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(3_000)}`
  ]
  const ends = ['', '\r\n', '\r\n\r\n', '\u0000']
  const tasks = Array.from({ length: BYTES }, () => `${words.pick(lines)}${words.pick(ends)}`).map(
    bytes => () => sendBytes(ports.shop, bytes)
  )
  const answers = await runAll(tasks)
  expect(answers.filter(text => / 5\d\d /.test(text.split('\r\n')[0] ?? ''))).toEqual([])
  const healthy = await open(ports.shop)({ path: '/jasmin/de' })
  expect([healthy.status, healthy.text]).toEqual([200, 'page'])
}, 240_000)
