import { createRemoteJWKSet, jwtVerify } from 'jose'
import { helpers } from 'commerce-sdk-isomorphic'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CLIENT,
  customer,
  readClaims,
  readRefusal,
  SLAS,
  startSandbox,
  type TestSandbox
} from './session-setup'

const DAY = 86_400
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const refresh = (refreshToken: string, siteId?: string) =>
  helpers.refreshAccessToken({ slasClient: sandbox.createSlasClient(siteId), parameters: { refreshToken } })

it('signs a guest in with the claims that clients read by position', async () => {
  const { access_token, usid, customer_id, ...answer } = await sandbox.loginGuest()
  expect(answer).toMatchObject({
    expires_in: 1800,
    refresh_token_expires_in: 30 * DAY,
    token_type: 'Bearer',
    enc_user_id: 'ADB831A7FDD83DD1E2A309CE7591DFF8'
  })
  expect(readClaims(access_token)).toMatchObject({
    sub: `cc-slas::sbox_001::scid:${CLIENT}::usid:${usid}`,
    isb: `uido:slas::upn:Guest::uidn:Guest User::gcid:${customer_id}::chid:jasmin`,
    dnt: '0'
  })
})

it('signs a customer in under the usid of the guest they were', async () => {
  const guest = await sandbox.loginGuest()
  const answer = await sandbox.loginCustomer(customer, guest.usid)
  expect(answer.usid).toBe(guest.usid)
  expect(answer.refresh_token_expires_in).toBe(90 * DAY)
  expect(readClaims(answer.access_token).isb).toBe(
    `uido:ecom::upn:${customer.username}::uidn:${customer.username}::gcid:${guest.customer_id}::rcid:${answer.customer_id}::chid:jasmin`
  )
})

it('accepts the login in any case and refuses a wrong password with the reason phrase that clients look for', async () => {
  const upper = await sandbox.loginCustomer({ ...customer, username: customer.username.toUpperCase() })
  expect((await sandbox.loginCustomer()).customer_id).toBe(upper.customer_id)
  const response = await fetch(`${sandbox.origin}${SLAS}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Basic ${Buffer.from(`${customer.username}:wrong`).toString('base64')}` },
    body: new URLSearchParams({
      client_id: CLIENT,
      channel_id: 'jasmin',
      redirect_uri: 'http://localhost:3000/callback',
      code_challenge: 'x'.repeat(43)
    })
  })
  expect([response.status, response.statusText]).toEqual([401, 'Unauthorized'])
})

it('refuses a customer of the other site, whose list is its own', async () => {
  const registered = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  const password = 'Kräuter7!Tee'
  await registered.registerCustomer({
    body: {
      customer: { login: 'only@jasmin.example', email: 'only@jasmin.example', lastName: 'Only' },
      password
    }
  })
  const credentials = { username: 'only@jasmin.example', password }
  await expect(sandbox.loginCustomer(credentials)).resolves.toHaveProperty('access_token')
  const elsewhere = helpers.loginRegisteredUserB2C({
    slasClient: sandbox.createSlasClient('puro'),
    credentials,
    parameters: { redirectURI: 'http://localhost:3000/callback' }
  })
  expect((await readRefusal(elsewhere)).status).toBe(401)
})

it('keeps a guest over renewals and after a new sign-in with the same usid', async () => {
  const guest = await sandbox.loginGuest()
  const renewed = await refresh(guest.refresh_token)
  const again = await sandbox.loginGuest('jasmin', guest.usid)
  expect([renewed.customer_id, again.customer_id]).toEqual([guest.customer_id, guest.customer_id])
})

it('gives a usid of the other site or an invented one a new session', async () => {
  const { usid } = await sandbox.loginGuest('puro')
  expect((await sandbox.loginGuest('jasmin', usid)).usid).not.toBe(usid)
  expect((await sandbox.loginGuest('jasmin', '__proto__')).usid).not.toBe('__proto__')
})

it('spends a refresh token with its use, and ends the session when a spent one comes back', async () => {
  const guest = await sandbox.loginGuest()
  const renewed = await refresh(guest.refresh_token)
  const replay = await readRefusal(refresh(guest.refresh_token))
  expect(replay.status).toBe(400)
  expect(replay.body.message).toContain('invalid refresh_token')
  expect((await readRefusal(refresh(renewed.refresh_token))).body.message).toContain('invalid refresh_token')
})

it.each([
  ['of the other site', 0, 'puro'],
  ['older than 30 days', 31 * DAY * 1000, 'jasmin']
])('refuses a refresh token %s', async (_what, later, siteId) => {
  const guest = await sandbox.loginGuest()
  sandbox.setClock(later)
  expect((await readRefusal(refresh(guest.refresh_token, siteId))).body.message).toContain(
    'invalid refresh_token'
  )
})

it('ends access and refresh token at logout', async () => {
  const { access_token, refresh_token, customer_id } = await sandbox.loginCustomer()
  await helpers.logout({
    slasClient: sandbox.createSlasClient(),
    parameters: { accessToken: access_token, refreshToken: refresh_token }
  })
  expect((await sandbox.getCustomer(customer_id, access_token)).status).toBe(401)
  expect((await readRefusal(refresh(refresh_token))).body.message).toContain('invalid refresh_token')
})

it('answers a logout with the tokens that it has ended', async () => {
  const { access_token, refresh_token, usid, customer_id, enc_user_id } = await sandbox.loginCustomer()
  const answer = await helpers.logout({
    slasClient: sandbox.createSlasClient(),
    parameters: { accessToken: access_token, refreshToken: refresh_token }
  })
  expect(answer).toMatchObject({
    access_token,
    refresh_token,
    expires_in: 0,
    refresh_token_expires_in: 0,
    usid,
    customer_id,
    enc_user_id
  })
})

it('returns the time at which an access token expired', async () => {
  const guest = await sandbox.loginGuest()
  sandbox.setClock(1_801_000)
  const { status, body } = await sandbox.getCustomer(guest.customer_id, guest.access_token)
  expect(status).toBe(401)
  expect(body.detail).toContain('EXPIRED_TOKEN: the access token expired at 20')
})

it('publishes the keys its tokens are signed with', async () => {
  const { access_token } = await sandbox.loginGuest()
  const keys = createRemoteJWKSet(new URL(`${sandbox.origin}${SLAS}/jwks`))
  await expect(jwtVerify(access_token, keys)).resolves.toHaveProperty('payload.sub')
})

it('knows tokens and customers again after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  const databasePath = path.join(folder, 'sandbox.db')
  const before = await startSandbox({ databasePath })
  const { access_token, customer_id } = await before.loginCustomer()
  await before.stop()
  const after = await startSandbox({ databasePath })
  const { status } = await after.getCustomer(customer_id, access_token)
  await after.stop()
  rmSync(folder, { recursive: true })
  expect(status).toBe(200)
})
