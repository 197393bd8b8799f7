import { helpers, ShopperLogin } from 'commerce-sdk-isomorphic'
import {
  CLIENT,
  customer,
  ORGANIZATION,
  readClaims,
  readRefusal,
  REDIRECT,
  SLAS,
  startSandbox,
  type TestSandbox
} from './session-setup'

const PRIVATE = '99999999-2222-4333-8444-555555555555'
const SECRET = 'sandbox-secret'
const basic = (secret = SECRET) => ({
  Authorization: `Basic ${Buffer.from(`${PRIVATE}:${secret}`).toString('base64')}`
})
let sandbox: TestSandbox
let slas: ReturnType<typeof createPrivateClient>

const createPrivateClient = (siteId = 'jasmin') =>
  new ShopperLogin({
    parameters: { clientId: PRIVATE, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId },
    proxy: sandbox.origin,
    throwOnBadResponse: true
  })

const loginPrivate = (parameters: { usid?: string; dnt?: boolean } = {}, siteId?: string) =>
  helpers.loginGuestUserPrivate({
    slasClient: createPrivateClient(siteId),
    parameters,
    credentials: { clientSecret: SECRET }
  })

beforeAll(async () => {
  sandbox = await startSandbox()
  slas = createPrivateClient()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const introspect = async (token: string) =>
  (await slas.introspectToken({ headers: basic(), body: { token } })) as unknown as Record<string, unknown>

describe('the private client', () => {
  it('gets a guest of its own, who may write shopper contexts', async () => {
    const { access_token, usid, customer_id } = await loginPrivate()
    expect(readClaims(access_token)).toMatchObject({
      sub: `cc-slas::sbox_001::scid:${PRIVATE}::usid:${usid}`,
      isb: `uido:slas::upn:Guest::uidn:Guest User::gcid:${customer_id}::chid:jasmin`,
      scp: expect.stringContaining('sfcc.shopper-context.rw')
    })
    const shopper = await sandbox.loginGuest()
    expect(readClaims(shopper.access_token).scp).not.toContain('context')
  })

  it('speaks for the session whose usid it names, but not for one of the other site', async () => {
    const shopper = await sandbox.loginGuest()
    expect(await loginPrivate({ usid: shopper.usid })).toMatchObject({
      usid: shopper.usid,
      customer_id: shopper.customer_id
    })
    expect((await loginPrivate({ usid: shopper.usid }, 'puro')).usid).not.toBe(shopper.usid)
  })

  it('keeps its refresh token when it renews', async () => {
    const { refresh_token, usid } = await loginPrivate()
    const renew = () =>
      helpers.refreshAccessToken({
        slasClient: slas,
        parameters: { refreshToken: refresh_token },
        credentials: { clientSecret: SECRET }
      })
    expect((await renew()).refresh_token).toBe(refresh_token)
    expect((await renew()).usid).toBe(usid)
  })

  it('asks for codes without a challenge, which a public client may not', async () => {
    const authorize = (clientId: string) =>
      fetch(
        `${sandbox.origin}${SLAS}/authorize?${new URLSearchParams({
          redirect_uri: REDIRECT,
          response_type: 'code',
          client_id: clientId,
          channel_id: 'jasmin',
          hint: 'guest'
        })}`,
        { redirect: 'manual' }
      )
    expect((await authorize(PRIVATE)).status).toBe(303)
    expect((await authorize(CLIENT)).status).toBe(400)
  })
})

it.each([
  [true, '1'],
  [false, '0']
])('carries a do-not-track wish of %s through renewals until it is changed', async (dnt, claim) => {
  const slasClient = sandbox.createSlasClient()
  const guest = await helpers.loginGuestUser({ slasClient, parameters: { redirectURI: REDIRECT, dnt } })
  const renewed = await helpers.refreshAccessToken({
    slasClient,
    parameters: { refreshToken: guest.refresh_token }
  })
  const changed = await helpers.refreshAccessToken({
    slasClient,
    parameters: { refreshToken: renewed.refresh_token, dnt: !dnt }
  })
  const claims = [guest, renewed, changed].map(answer => readClaims(answer.access_token).dnt)
  expect(claims).toEqual([claim, claim, claim === '1' ? '0' : '1'])
})

describe('userinfo', () => {
  const getUserInfo = (token: string, channelId = 'jasmin') =>
    slas.getUserInfo({ headers: { Authorization: `Bearer ${token}` }, parameters: { channel_id: channelId } })

  it('returns the name of a customer, and only the id of a guest', async () => {
    const registered = await sandbox.loginCustomer()
    expect(await getUserInfo(registered.access_token)).toMatchObject({
      sub: registered.customer_id,
      email: customer.username,
      given_name: expect.any(String)
    })
    const guest = await sandbox.loginGuest()
    expect(await getUserInfo(guest.access_token)).toEqual({ sub: guest.customer_id, usid: guest.usid })
  })

  it('is refused without a token, with an expired one, and for the other site', async () => {
    const { access_token } = await sandbox.loginGuest()
    expect((await readRefusal(getUserInfo('none'))).status).toBe(401)
    expect((await readRefusal(getUserInfo(access_token, 'puro'))).status).toBe(400)
    sandbox.setClock(1_801_000)
    expect((await readRefusal(getUserInfo(access_token))).body.message).toContain('EXPIRED_TOKEN')
  })
})

describe('introspection and revocation', () => {
  it('tell of both tokens until the sign-in is revoked', async () => {
    const guest = await sandbox.loginGuest()
    expect(await introspect(guest.access_token)).toMatchObject({
      active: true,
      token_type: 'access_token',
      client_id: CLIENT,
      usid: guest.usid,
      channel_id: 'jasmin'
    })
    expect(await introspect(guest.refresh_token)).toMatchObject({ active: true, token_type: 'refresh_token' })
    await slas.revokeToken({ headers: basic(), body: { token: guest.refresh_token } })
    expect(await introspect(guest.access_token)).toEqual({ active: false })
    expect(await introspect(guest.refresh_token)).toEqual({ active: false })
    expect((await sandbox.getCustomer(guest.customer_id, guest.access_token)).status).toBe(401)
  })

  it('know nothing of spent, expired and invented tokens', async () => {
    const guest = await sandbox.loginGuest()
    await helpers.refreshAccessToken({
      slasClient: sandbox.createSlasClient(),
      parameters: { refreshToken: guest.refresh_token }
    })
    expect(await introspect(guest.refresh_token)).toEqual({ active: false })
    expect(await introspect('invented')).toEqual({ active: false })
    sandbox.setClock(1_801_000)
    expect(await introspect(guest.access_token)).toEqual({ active: false })
  })

  it.each(['introspectToken', 'revokeToken'] as const)('%s wants the secret', async operation => {
    const { access_token } = await sandbox.loginGuest()
    for (const headers of [{ Authorization: '' }, basic('guess')]) {
      const refused = await readRefusal(slas[operation]({ headers, body: { token: access_token } }))
      expect(refused.status).toBe(401)
    }
    expect((await introspect(access_token)).active).toBe(true)
  })
})

it('logs one shopper out of all sessions on request', async () => {
  const [here, there] = [await sandbox.loginCustomer(), await sandbox.loginCustomer()]
  const guest = await sandbox.loginGuest()
  await sandbox.createSlasClient().logoutCustomer({
    headers: { Authorization: `Bearer ${here.access_token}` },
    parameters: { client_id: CLIENT, refresh_token: here.refresh_token, hint: 'all-sessions' }
  })
  const states = await Promise.all([here, there, guest].map(answer => introspect(answer.access_token)))
  expect(states.map(state => state.active)).toEqual([false, false, true])
})

it.each([
  ['another client', { client_id: PRIVATE }],
  ['another site', { channel_id: 'puro' }]
])('does not log out for %s', async (_what, change) => {
  const guest = await sandbox.loginGuest()
  const refused = await readRefusal(
    sandbox.createSlasClient().logoutCustomer({
      headers: { Authorization: `Bearer ${guest.access_token}` },
      parameters: { client_id: CLIENT, refresh_token: guest.refresh_token, channel_id: 'jasmin', ...change }
    })
  )
  expect(refused.status).toBe(400)
  expect((await introspect(guest.access_token)).active).toBe(true)
})

it('describes itself to clients of OpenID Connect with addresses that answer', async () => {
  const description = (await slas.getWellknownOpenidConfiguration()) as unknown as Record<string, string>
  expect(description.token_endpoint).toBe(`http://sandbox.test${SLAS}/token`)
  const keys = await fetch(description.jwks_uri!.replace('http://sandbox.test', sandbox.origin))
  expect(keys.status).toBe(200)
})

it.each(['session-bridge/token', 'trusted-system/token', 'trusted-agent/authorize'])(
  'says that it does not serve %s',
  async address => {
    const response = await fetch(`${sandbox.origin}${SLAS}/${address}`, { method: 'POST' })
    expect(response.status).toBe(501)
    expect(((await response.json()) as { detail: string }).detail).toContain(address)
  }
)
