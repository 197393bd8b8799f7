import supertest from 'supertest'
import { GATE, GATE_ENVIRONMENT } from '../../../tests/factories/access-gate'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'

const PARENT = 'https://partner.example'

const createShop = (
  environment: Record<string, string> = { TRUSTED_FRAME_PARENTS: PARENT },
  production = true
) =>
  createShopServer(
    { ...buildServerSettings({}, undefined, environment), production },
    createSlasMock(),
    (_req, res) => void res.send('page')
  )

const openFrame = (shop: ReturnType<typeof createShop>, referer: string, destination = 'iframe') =>
  supertest(shop).get('/jasmin/de').set({ 'sec-fetch-dest': destination, referer })

const openSession = (shop: ReturnType<typeof createShop>, cookie: string) =>
  supertest(shop)
    .post('/session')
    .set({ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', cookie })
    .send({ siteId: 'jasmin' })

const COOKIE = `framed=${encodeURIComponent(PARENT)}`
const FRAMED = ['HttpOnly', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure']

it('marks the cookies of a session in a trusted frame so that the browser keeps them there', async () => {
  const shop = createShop()
  const page = await openFrame(shop, `${PARENT}/shop?x=1`)
  expect(readCookies(page.headers).get('framed')).toEqual({
    value: encodeURIComponent(PARENT),
    flags: FRAMED
  })
  expect(page.headers['cache-control']).toBe('private, no-store')
  const cookies = readCookies((await openSession(shop, COOKIE)).headers)
  for (const name of ['token_jasmin', 'cc-nx-g_jasmin', 'usid_jasmin'])
    expect(cookies.get(name)?.flags).toEqual(FRAMED)
  expect(cookies.get('session_jasmin')?.flags).toEqual(FRAMED.filter(flag => flag !== 'HttpOnly'))
})

it.each([
  ['a parent nobody trusts', 'https://evil.example/', 'iframe'],
  ['a parent whose name begins alike', 'https://partner.example.evil.example/', 'iframe'],
  ['a parent on plain http', 'http://partner.example/', 'iframe'],
  ['a parent that says nothing', '', 'iframe'],
  ['garbage', 'https://[', 'iframe'],
  ['a window of its own', `${PARENT}/`, 'document']
])('takes no frame of %s for a trusted one', async (_who, referer, destination) => {
  const page = await openFrame(createShop(), referer, destination)
  expect(readCookies(page.headers).has('framed')).toBe(false)
  expect(page.headers['cache-control']).toMatch(/^public/)
})

it('knows its frame again when a form is sent within it', async () => {
  const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', cookie: COOKIE }
  const environment = { ...GATE_ENVIRONMENT, TRUSTED_FRAME_PARENTS: PARENT }
  const answer = await supertest(createShop(environment))
    .post('/jasmin/de')
    .type('form')
    .set(headers)
    .send({ username: GATE.username, password: GATE.password })
  expect(readCookies(answer.headers).get('accessKey')?.flags).toEqual(FRAMED)
})

it('knows its frame again when a payment leads back to it from the provider', async () => {
  const answer = await supertest(createShop())
    .get('/jasmin/de/checkout/confirmation?orderNo=JAS1&token=secret-token')
    .set({
      'sec-fetch-dest': 'iframe',
      'sec-fetch-site': 'cross-site',
      referer: 'https://provider.example/',
      cookie: COOKIE
    })
  expect(readCookies(answer.headers).get('order-return')?.flags).toEqual(FRAMED)
})

it('forgets the instance’s session of its frame with the shopper', async () => {
  const cookies = readCookies((await openSession(createShop(), `${COOKIE}; cid_jasmin=former`)).headers)
  expect(cookies.get('dwsid')).toEqual({ value: '', flags: FRAMED })
})

it.each(['framed=1', 'framed=https%3A%2F%2Fevil.example', ''])(
  'keeps Lax for everybody else (%s)',
  async cookie => {
    const cookies = readCookies((await openSession(createShop(), cookie)).headers)
    expect(cookies.get('token_jasmin')?.flags).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax'])
  }
)

it('lets caches distinguish a frame from a window where there are trusted parents', async () => {
  expect((await openFrame(createShop(), '', 'document')).headers.vary).toMatch(/sec-fetch-dest/i)
  expect((await openFrame(createShop({}), '', 'document')).headers.vary ?? '').not.toMatch(/sec-fetch-dest/i)
})

const readAncestors = async (shop: ReturnType<typeof createShop>) =>
  /frame-ancestors ([^;]*)/.exec(
    String((await supertest(shop).get('/jasmin/de')).headers['content-security-policy'])
  )?.[1]

it.each([
  ['nobody else by default', {}, true, "'self'"],
  [
    'the trusted parents',
    { TRUSTED_FRAME_PARENTS: `${PARENT}, https://b.example` },
    true,
    `'self' ${PARENT} https://b.example`
  ],
  ['this machine outside production', {}, false, "'self' http://localhost:* http://127.0.0.1:*"]
])('may be framed by %s', async (_who, environment: Record<string, string>, production, ancestors) => {
  expect(await readAncestors(createShop(environment, production))).toBe(ancestors)
})

it.each([
  ['outside production', false, true],
  ['never in production', true, false]
])('trusts a page of this machine: %s', async (_when, production, trusted) => {
  const page = await openFrame(createShop({}, production), 'http://localhost:8080/')
  expect(readCookies(page.headers).has('framed')).toBe(trusted)
})
