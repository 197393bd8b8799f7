import { ShopperContexts, ShopperLogin, helpers } from 'commerce-sdk-isomorphic'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { PRIVATE, SECRET } from '../contract/shop-setup'
import { ORGANIZATION } from '../contract/session-setup'
import { buildAccessToken } from '../factories/tokens'
import { listenToLogs, startShop, type TestShop } from './session-setup'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => shop.switchOff())
afterAll(() => shop.stop())

const SCREEN = { deviceType: 'mobile', screenSize: 'sm' }

const NO_BODY = Symbol('no body')

const track = (token: string | undefined, body: unknown = SCREEN, at = origin) =>
  fetch(`${at}/track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === NO_BODY ? undefined : JSON.stringify(body)
  })

const openSession = async (siteId = 'jasmin') =>
  shop.openBrowser(origin, siteId).openTab().session.getAccessToken()

/** What the platform knows of a session, read by the private client. */
async function readContext(usid: string, siteId = 'jasmin') {
  const parameters = { clientId: PRIVATE, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId }
  const config = { parameters, proxy: shop.platform.origin, throwOnBadResponse: true }
  const { access_token } = await helpers.loginGuestUserPrivate({
    slasClient: new ShopperLogin(config),
    credentials: { clientSecret: SECRET },
    parameters: {}
  })
  const contexts = new ShopperContexts({ ...config, headers: { authorization: `Bearer ${access_token}` } })
  return contexts.getShopperContext({ parameters: { usid } })
}

it.each(['jasmin', 'puro'])(
  'writes the screen into the context of the token’s own session at %s',
  async siteId => {
    const token = await openSession(siteId)
    const { usid } = parseAccessToken(token)
    expect((await track(token)).status).toBe(204)
    expect(await readContext(usid, siteId)).toEqual({ customQualifiers: SCREEN })
    expect((await track(token, { ...SCREEN, screenSize: 'lg' })).status).toBe(204)
    expect(await readContext(usid, siteId)).toEqual({
      customQualifiers: { deviceType: 'mobile', screenSize: 'lg' }
    })
  }
)

it('logs its private client in once for many shoppers', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => openSession()))
  await shop.count()
  const fresh = await shop.startProcess()
  const answers = await Promise.all(tokens.map(token => track(token, SCREEN, fresh)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
  // A new process also opens the two sites' anonymous sessions.
  expect(await shop.count()).toMatchObject({ 'slas.token': 2 + 1 })
})

it.each([
  ['no token', () => undefined, 'Not authorized, no token'],
  ['a token that nobody signed', () => buildAccessToken(), 'Not authorized'],
  ['garbage', () => 'a.b.c', 'Not authorized'],
  ['a token whose claims were changed', async () => forge(await openSession()), 'Not authorized']
])('refuses %s', async (_what, makeToken, message) => {
  const answer = await track(await makeToken())
  expect([answer.status, await answer.json()]).toEqual([401, { error: true, message }])
})

/** Another shopper's session id under the old signature. */
function forge(token: string): string {
  const [head, payload = '', signature] = token.split('.')
  const claims = Buffer.from(payload, 'base64url')
    .toString()
    .replace(/usid:[^"]+/, 'usid:somebody-else')
  return [head, Buffer.from(claims).toString('base64url'), signature].join('.')
}

it.each([
  ['no body', NO_BODY, 'The body is missing'],
  ['an empty object', {}, 'The request is malformed'],
  ['numbers', { deviceType: 1, screenSize: 2 }, 'The request is malformed'],
  ['a list', [], 'The request is malformed'],
  ['markup', { deviceType: '<script>', screenSize: 'sm' }, 'The request is malformed'],
  ['a word without end', { deviceType: 'x'.repeat(65), screenSize: 'sm' }, 'The request is malformed']
])('refuses %s in few words', async (_what, body, message) => {
  const answer = await track(await openSession(), body)
  expect([answer.status, await answer.json()]).toEqual([400, { error: true, message }])
})

it('answers other methods with 405 and pages of others with 403', async () => {
  expect((await fetch(`${origin}/track`)).status).toBe(405)
  const foreign = { 'content-type': 'application/json', origin: 'https://evil.example' }
  expect((await fetch(`${origin}/track`, { method: 'POST', headers: foreign, body: '{}' })).status).toBe(403)
})

it('does nothing, successfully, where there is no private client', async () => {
  const without = await startShop({
    environment: { COMMERCE_PRIVATE_CLIENT_ID: '', COMMERCE_PRIVATE_CLIENT_SECRET: '' }
  })
  const at = await without.startProcess()
  const token = await without.openBrowser(at).openTab().session.getAccessToken()
  await without.count()
  expect((await track(token, SCREEN, at)).status).toBe(204)
  expect(await without.count()).not.toHaveProperty('slas.token')
  await without.stop()
})

it.each([
  ['the keys cannot be fetched', 'getJwksUri', 'status', { status: 500 }],
  ['the private client is refused', 'slas.token', 'status', { status: 401 }],
  ['the context cannot be read', 'getShopperContext', 'status', { status: 500 }],
  ['the connection breaks', 'getShopperContext', 'drop-before', {}]
])('says that it failed and no more when %s', async (_what, operation, kind, more) => {
  const said = listenToLogs()
  const token = await openSession()
  const at = await shop.startProcess()
  await shop.switchOn(operation, kind, more)
  const answer = await track(token, SCREEN, at)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: true, message: 'The service does not answer' }
  ])
  expect(shop.reported.splice(0)).toHaveLength(1)
  expect(said()).not.toContain(token)
})
