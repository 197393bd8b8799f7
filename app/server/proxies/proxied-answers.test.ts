import supertest from 'supertest'
import { PROXIED, serveProxiedService } from '../../../tests/factories/proxied-service'

const {
  product: PRODUCT,
  controller: CONTROLLER,
  picture: PICTURE,
  activity: ACTIVITY,
  contactCase: CASE
} = PROXIED
const service = serveProxiedService()
const { createShop } = service

const LOCKED = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff'
}

it.each([
  ['a page', 'text/html', 'text/plain; charset=utf-8'],
  ['a script', 'text/javascript', 'text/plain; charset=utf-8'],
  ['a drawing with scripts', 'image/svg+xml', 'text/plain; charset=utf-8'],
  ['a document', 'application/xhtml+xml', 'text/plain; charset=utf-8'],
  ['a style sheet', 'text/css', 'text/plain; charset=utf-8'],
  ['something without a type', undefined, 'text/plain; charset=utf-8'],
  ['data', 'application/json;charset=UTF-8', 'application/json'],
  ['a problem', 'application/problem+json', 'application/problem+json'],
  ['a picture', 'image/webp', 'image/webp']
])('locks up %s', async (_what, type, expected) => {
  service.answer = type === undefined ? {} : { 'content-type': type }
  for (const path of [PRODUCT, PICTURE]) {
    const { headers } = await supertest(createShop()).get(path).buffer(true)
    expect(headers).toMatchObject({ ...LOCKED, 'content-type': expected })
  }
})

it.each([200, 404, 500, 304])(
  'lets no header of an answer with %d through that pages do not read',
  async code => {
    service.status = code
    service.answer = {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      'clear-site-data': '"*"',
      'content-disposition': 'attachment',
      'content-security-policy': 'default-src *',
      'content-type': 'application/json',
      etag: '"1"',
      'is-processed': 'true',
      link: '</evil.js>; rel=preload; as=script',
      location: 'https://evil.example/',
      refresh: '0;url=https://evil.example/',
      'report-to': '{}',
      'retry-after': '7',
      'service-worker-allowed': '/',
      'set-cookie': ['dwsid=new; Path=/s; Domain=.platform.example; SameSite=None', 'token_jasmin=forged'],
      sourcemap: '/evil',
      'strict-transport-security': 'max-age=1',
      'www-authenticate': 'Basic',
      'x-powered-by': 'x'
    }
    const common = [
      'cache-control',
      'content-security-policy',
      'content-type',
      'etag',
      'retry-after',
      'x-content-type-options'
    ]
    const always = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-powered-by']
    const expected = {
      [PRODUCT]: common,
      [CONTROLLER]: [...common, 'set-cookie'],
      [PICTURE]: common,
      [CASE]: [...common, 'is-processed'],
      [ACTIVITY]: common
    }
    for (const [path, names] of Object.entries(expected)) {
      const asked =
        path === CASE || path === ACTIVITY
          ? supertest(createShop()).post(path)
          : supertest(createShop()).get(path)
      const { headers } = await asked
      expect(headers).toMatchObject(LOCKED)
      expect(
        Object.keys(headers)
          .filter(name => !always.includes(name))
          .sort()
      ).toEqual([...names].sort())
    }
  }
)

it.each([
  ['', 'dwsid=new; Max-Age=5; Path=/; HttpOnly; SameSite=Lax'],
  ['https://shop.example', 'dwsid=new; Max-Age=5; Path=/; HttpOnly; SameSite=Lax; Secure']
])('keeps the instance’s session only, out of reach of scripts (%s)', async (publicOrigin, expected) => {
  service.answer = {
    'set-cookie': ['dwsid=new; Max-Age=5; Path=/s; Domain=.platform.example', 'dwanonymous_x=y']
  }
  expect((await supertest(createShop(publicOrigin)).get(CONTROLLER)).headers['set-cookie']).toEqual([
    expected
  ])
})

it('keeps the instance’s session for the trusted frame whose page asks', async () => {
  service.answer = { 'set-cookie': ['dwsid=new; Path=/; SameSite=Lax'] }
  const shop = createShop('https://shop.example', { TRUSTED_FRAME_PARENTS: 'https://partner.example' })
  const ask = (cookie: string) => supertest(shop).get(CONTROLLER).set({ cookie, 'sec-fetch-dest': 'empty' })
  const framed = await ask('__Host-framed=https%3A%2F%2Fpartner.example')
  expect(framed.headers['set-cookie']).toEqual([
    'dwsid=new; Path=/; HttpOnly; SameSite=None; Secure; Partitioned'
  ])
  const other = await ask('__Host-framed=https%3A%2F%2Fevil.example')
  expect(other.headers['set-cookie']).toEqual(['dwsid=new; Path=/; HttpOnly; SameSite=Lax; Secure'])
})

it.each<[string, string, Record<string, string>, boolean]>([
  ['in place of data', PRODUCT, {}, true],
  ['in place of data, whatever its headers say', PRODUCT, { 'is-processed': 'true' }, true],
  ['of somebody else in place of the contact form’s', CASE, {}, true],
  ['of the contact form itself', CASE, { 'is-processed': 'true' }, false]
])('reports a page %s: %s', async (_where, path, headers, isReported) => {
  service.answer = { 'content-type': 'text/html', ...headers }
  const shop = supertest(createShop())
  await (path === CASE ? shop.post(path) : shop.get(path))
  expect(service.reports).toEqual(isReported ? [expect.objectContaining({ status: 200, code: 'HTML' })] : [])
})

it.each([301, 302, 303, 307, 308, 300])('follows no redirect and passes none on (%d)', async code => {
  service.status = code
  service.answer = { location: 'https://evil.example/' }
  const given = await supertest(createShop()).post(CASE)
  expect([given.status, given.headers.location]).toEqual([502, undefined])
})
