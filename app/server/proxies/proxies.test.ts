import { request as sendRaw, type IncomingMessage } from 'node:http'
import express from 'express'
import supertest from 'supertest'
import { GATE_ENVIRONMENT } from '../../../tests/factories/access-gate'
import { listen, type Listening } from '../../../tests/factories/listen'
import { PROXIED, serveProxiedService } from '../../../tests/factories/proxied-service'
import { USER_AGENT } from '../../platform/http/user-agent'

const ORGANIZATION = 'organizations/f_ecom_sbox_001'

const {
  product: PRODUCT,
  baskets: BASKETS,
  controller: CONTROLLER,
  picture: PICTURE,
  activity: ACTIVITY,
  contactCase: CASE,
  report: REPORT
} = PROXIED
const service = serveProxiedService()
const { createShop } = service

it.each([
  ['get', PRODUCT, '/product/shopper-products/v1/organizations/f_ecom_sbox_001/products/a'],
  [
    'get',
    `${PRODUCT}?ids=a,b&q=%C3%BC`,
    '/product/shopper-products/v1/organizations/f_ecom_sbox_001/products/a?ids=a,b&q=%C3%BC'
  ],
  ['post', CASE, '/servlet/servlet.WebToCase?encoding=UTF-8'],
  ['post', ACTIVITY, '/v3/activities/jasmin/viewPage'],
  ['post', REPORT, '/api/7/envelope/'],
  ['get', PICTURE, '/dw/image/v2/a/b.jpg'],
  ['head', PICTURE, '/dw/image/v2/a/b.jpg']
] as const)('passes on %s %s', async (method, path, expected) => {
  const given = await supertest(createShop())[method](path)
  expect([given.status, service.heard?.method, service.heard?.url]).toEqual([
    200,
    method.toUpperCase(),
    expected
  ])
})

it.each([
  ['get', '/mobify/proxy/api/control/info', 404],
  ['post', '/mobify/proxy/ocapi/control/reset', 404],
  ['get', `/mobify/proxy/api/shopper/auth/v1/${ORGANIZATION}/oauth2/authorize`, 404],
  ['post', `/mobify/proxy/api/shopper/auth/v1/${ORGANIZATION}/oauth2/login`, 404],
  ['get', `${PRODUCT}/%2e%2e/%2e%2e/x`, 404],
  ['get', '/mobify/proxy/ocapi/dw/image/..%2f..%2fcontrol/info', 404],
  ['get', '/mobify/proxy/ocapi/dw/image/..;/..;/control/info', 404],
  ['get', '/mobify/proxy/ocapi/dw/image/%252e%252e/%252e%252e/control/info', 404],
  ['get', '/mobify/proxy/other/x', 404],
  ['get', '/mobify/proxy/', 404],
  ['delete', PRODUCT, 405],
  ['post', PICTURE, 405],
  ['options', BASKETS, 405],
  ['get', CASE, 405]
] as const)('passes nothing on for %s %s', async (method, path, expected) => {
  const given = await supertest(createShop())[method](path)
  expect([given.status, service.heard]).toEqual([expected, undefined])
  expect(given.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8'
  })
})

it('reads an address that names a host as its path', async () => {
  const { port, close } = await listen(createShop())
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      sendRaw({ port, path }, res => resolve(res.resume().statusCode))
        .on('error', reject)
        .end()
    )
  expect(await ask('http://evil.example/mobify/proxy/api/control/info')).toBe(404)
  expect(await ask(`http://evil.example${PRODUCT}`)).toBe(200)
  expect(service.heard?.url).toBe(`/product/shopper-products/v1/${ORGANIZATION}/products/a`)
  await close()
})

it.each([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }, 403],
  ['the shop itself', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, 200],
  ['a program', {}, 200]
])('takes posts of %s with %j: %d', async (_who, headers, expected) => {
  for (const path of [CASE, BASKETS, ACTIVITY]) {
    service.heard = undefined
    const given = await supertest(createShop('https://shop.example')).post(path).set(headers).send({})
    expect([given.status, service.heard !== undefined]).toEqual([expected, expected === 200])
  }
})

const SECRETS = {
  authorization: 'Bearer secret',
  cookie: 'cc-nx_jasmin=secret; dwsid=session; token_jasmin=secret; accessKey=secret',
  forwarded: 'for=203.0.113.7',
  referer: 'http://localhost:3000/jasmin/de/reset-password/secret',
  'user-agent': 'Browser 1',
  'x-app-auth-token': 'secret',
  'x-app-key': 'secret',
  'x-app-refresh-token': 'secret',
  'x-client-ip': '203.0.113.7',
  'x-cq-client-id': 'recs',
  'x-dw-client-id': 'client',
  'x-dw-http-method-override': 'DELETE',
  'x-forwarded-for': '203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'true-client-ip': '203.0.113.7'
}
const PLAIN = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'host',
  'origin',
  'transfer-encoding'
]
const listHeard = () =>
  Object.keys(service.heard?.headers ?? {})
    .filter(name => !PLAIN.includes(name))
    .sort()

it.each([
  ['the platform’s API', 'post', `${BASKETS}/b1/items`, ['authorization', 'user-agent', 'x-forwarded-for']],
  [
    'the instance',
    'get',
    CONTROLLER,
    ['authorization', 'cookie', 'user-agent', 'x-dw-client-id', 'x-forwarded-for']
  ],
  ['the pictures', 'get', PICTURE, ['user-agent']],
  ['the recommendations', 'post', ACTIVITY, ['user-agent', 'x-cq-client-id']],
  ['the contact cases', 'post', CASE, ['user-agent']],
  ['the error reports', 'post', REPORT, ['user-agent']]
] as const)('tells %s what they need and no more', async (_who, method, path, expected) => {
  const shop = createShop('https://shop.example', { TRUSTED_PROXIES: '1' })
  const given = await supertest(shop)[method](path).set(SECRETS)
  expect(given.status).toBe(200)
  expect(listHeard()).toEqual(expected)
  expect(service.heard?.headers.origin).toBe('https://shop.example')
  // Who the browser is, the platform alone hears.
  expect(service.heard?.headers['user-agent']).toBe(
    listHeard().includes('x-forwarded-for') ? 'Browser 1' : USER_AGENT
  )
  if (service.heard?.headers.cookie) expect(service.heard.headers.cookie).toBe('dwsid=session')
  if (service.heard?.headers['x-forwarded-for'])
    expect(service.heard.headers['x-forwarded-for']).toBe('203.0.113.7')
})

it('hears of no address that a client claims', async () => {
  await supertest(createShop()).get(PRODUCT).set('x-forwarded-for', '203.0.113.7')
  expect(service.heard?.headers).not.toHaveProperty('x-forwarded-for')
})

it('passes bodies, and refuses one that is too long', async () => {
  const ask = (body: string) =>
    supertest(createShop()).post(CASE).type('application/x-www-form-urlencoded').send(body)
  await ask('name=a&description=b')
  expect([service.heard?.body, service.heard?.headers['content-type']]).toEqual([
    'name=a&description=b',
    'application/x-www-form-urlencoded'
  ])
  service.heard = undefined
  const given = await ask('a'.repeat(300_000))
  expect([given.status, service.heard]).toEqual([413, undefined])
})

/** A partially sent report, and its response. */
function beginReport(shop: Listening, headers: Record<string, string | number>, part: string) {
  const { port } = new URL(shop.origin)
  const sending = sendRaw({ port, method: 'POST', path: REPORT, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject)
  )
  sending.write(part)
  return { sending, answered }
}

describe('an error report', () => {
  let shop: Listening
  beforeAll(async () => void (shop = await listen(createShop())))
  afterAll(() => shop.close())

  it('is passed on while it comes, and not held', async () => {
    const arrival = new Promise<void>(resolve => (service.noteArrival = resolve))
    const { sending, answered } = beginReport(shop, { 'content-length': 10 }, '12345')
    await arrival
    sending.end('67890')
    expect((await answered).statusCode).toBe(200)
    expect([service.heard?.body, service.heard?.headers['content-length']]).toEqual(['1234567890', '10'])
  })

  it.each([
    ['is longer than 5 MiB', { 'content-length': 5 * 1024 * 1024 + 1 }, 413],
    ['does not say how long it is', { 'transfer-encoding': 'chunked' }, 411]
  ])('is refused when it %s', async (_what, headers, refusal) => {
    const { sending, answered } = beginReport(shop, headers, '12345')
    expect((await answered).statusCode).toBe(refusal)
    sending.destroy()
    expect(service.heard).toBeUndefined()
  })
})

it('asks for parts of a picture as the browser does', async () => {
  service.status = 206
  service.answer = { 'content-type': 'video/mp4', 'content-range': 'bytes 0-6/7', 'accept-ranges': 'bytes' }
  const given = await supertest(createShop()).get(PICTURE).set('range', 'bytes=0-6')
  expect([given.status, service.heard?.headers.range]).toEqual([206, 'bytes=0-6'])
  expect(given.headers).toMatchObject(service.answer)
})

it('is shut with the access gate', async () => {
  const given = await supertest(createShop('', GATE_ENVIRONMENT)).get(PRODUCT)
  expect([given.status, service.heard]).toEqual([401, undefined])
  expect(given.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

it('keeps a gift card’s code out of the log, and passes it on', async () => {
  const lines: string[] = []
  const shop = express()
    .use((req, res, next) => {
      // As the framework logs: the original address, once the answer is over.
      res.once('finish', () => lines.push(req.originalUrl))
      next()
    })
    .use(createShop())
  const path = CONTROLLER.replace(/[^/]+$/, 'GiftCert-CheckBalance?giftCertID=SECRET-CODE')
  await supertest(shop).post(path).expect(200)
  expect(service.heard?.url).toContain('giftCertID=SECRET-CODE')
  expect(lines).toEqual([path.replace('SECRET-CODE', '…')])
})
