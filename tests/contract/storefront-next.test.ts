import { createHash, randomBytes } from 'node:crypto'
import { createAuthenticator, type SoftwareAuthenticator } from '../factories/software-authenticator'
import { decideAtProvider, toListening } from './provider-setup'
import { ORGANIZATION, readClaims, REDIRECT, SLAS } from './session-setup'
import { PRIVATE, SECRET, startShop, type TestShop } from './shop-setup'
import { readMails } from './slas-mail-setup'

/**
 * The calls of the vendor's newest storefront (Storefront Next, `@salesforce/storefront-next-runtime` 1.3.1), which
 * logs in on its server, by a private client that sends a PKCE challenge as well. Written out, because its package
 * cannot be installed beside this shop's.
 */
let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const BASIC = { authorization: `Basic ${btoa(`${PRIVATE}:${SECRET}`)}` }
const BASKETS = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`
const GUEST_BASKET = `${BASKETS}?siteId=jasmin&locale=de-DE`
const MERGE = `${BASKETS}/actions/transfer?siteId=jasmin&locale=de-DE&merge=true&populateCustomerDetails=true`
const password = 'Teegarten7!'
let logins = 0

type Tokens = { access_token: string; refresh_token: string; usid: string; customer_id: string }
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = BASIC) =>
  fetch(`${shop.origin}${SLAS}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(form)
  })
const readTokens = async (response: Response) => {
  expect(response.status).toBe(200)
  return (await response.json()) as Tokens
}
const createChallenge = () => {
  const verifier = randomBytes(64).toString('base64url')
  return { verifier, code_challenge: createHash('sha256').update(verifier).digest('base64url') }
}
const exchange = async (code: string, code_verifier: string, usid: string) =>
  readTokens(
    await post('/token', {
      grant_type: 'authorization_code_pkce',
      client_id: PRIVATE,
      channel_id: 'jasmin',
      code,
      code_verifier,
      redirect_uri: REDIRECT,
      usid
    })
  )
const logInAsGuest = async () =>
  readTokens(await post('/token', { grant_type: 'client_credentials', channel_id: 'jasmin' }))

async function logIn(username: string, secret: string, usid: string) {
  const { verifier, code_challenge } = createChallenge()
  const response = await post(
    '/login',
    {
      client_id: PRIVATE,
      channel_id: 'jasmin',
      redirect_uri: REDIRECT,
      response_type: 'code',
      code_challenge,
      usid
    },
    { authorization: `Basic ${btoa(`${username}:${secret}`)}` }
  )
  // Its client takes a redirect with a body for a failure.
  expect([response.status, response.headers.get('content-length')]).toEqual([303, '0'])
  const target = new URL(response.headers.get('location') ?? '')
  return exchange(target.searchParams.get('code') ?? '', verifier, target.searchParams.get('usid') ?? '')
}

/** A customer, and a guest with a basket who is going to log in. */
async function start() {
  const login = `next${(logins += 1)}@people.example`
  const guest = await logInAsGuest()
  const token = guest.access_token
  const customers = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers?siteId=jasmin`
  const customer = { login, email: login, firstName: 'Nina', lastName: 'Next' }
  expect((await shop.send('POST', customers, { token, body: { customer, password } })).status).toBe(200)
  const { body } = await shop.send('POST', GUEST_BASKET, { token, body: { currency: 'EUR' } })
  return { login, guest, basketId: body.basketId }
}

/** Merges the guest's basket, which is the first call after each login. */
async function expectMerged({ guest, basketId }: Awaited<ReturnType<typeof start>>, tokens: Tokens) {
  expect(tokens.usid).toBe(guest.usid)
  expect(readClaims(tokens.access_token).isb).toContain(`rcid:${tokens.customer_id}`)
  const { status, body } = await shop.send('POST', MERGE, { token: tokens.access_token })
  expect([status, body.basketId]).toEqual([200, basketId])
  expect(body.customerInfo).toMatchObject({ customerId: tokens.customer_id })
}

it('logs in with a password, and takes the basket along', async () => {
  const started = await start()
  await expectMerged(started, await logIn(started.login, password, started.guest.usid))
})

it('logs in by a code from a mail, and takes the basket along', async () => {
  const started = await start()
  const { login, guest } = started
  const request = { user_id: login, mode: 'email', channel_id: 'jasmin', locale: 'de-DE', usid: guest.usid }
  expect((await post('/passwordless/login', request)).status).toBe(200)
  const [mail] = await readMails(shop, 'login-code', login)
  const response = await post('/passwordless/token', {
    grant_type: 'client_credentials',
    hint: 'pwdless_login',
    pwdless_login_token: mail?.document.token ?? '',
    code_verifier: createChallenge().verifier
  })
  await expectMerged(started, await readTokens(response))
})

it.each(['google', 'apple'])('logs in by %s, and takes the basket along', async hint => {
  const started = await start()
  const { usid } = started.guest
  const { verifier, code_challenge } = createChallenge()
  const query = new URLSearchParams({
    client_id: PRIVATE,
    channel_id: 'jasmin',
    redirect_uri: REDIRECT,
    response_type: 'code',
    hint,
    code_challenge,
    usid
  })
  const begun = await fetch(`${shop.origin}${SLAS}/authorize?${query}`, { redirect: 'manual' })
  const consent = toListening(shop, begun.headers.get('location'))
  const { target } = await decideAtProvider(shop, consent, { person: 'other', email: `${hint}@next.example` })
  const code = target.searchParams.get('code') ?? ''
  await expectMerged(started, await exchange(code, verifier, target.searchParams.get('usid') ?? ''))
})

it('sets a new password by the token from a mail, on another device', async () => {
  const { login, guest } = await start()
  const hint = 'cross_device'
  const client = { client_id: PRIVATE, channel_id: 'jasmin', user_id: login, hint }
  const asked = await post('/password/reset', { ...client, mode: 'email', locale: 'de-DE' })
  expect(asked.status).toBe(200)
  const [mail] = await readMails(shop, 'password-token', login)
  const chosen = { pwd_action_token: mail?.document.token ?? '', new_password: 'Neuesgartn8!' }
  expect((await post('/password/action', { ...client, ...chosen })).status).toBe(200)
  expect((await logIn(login, 'Neuesgartn8!', guest.usid)).customer_id).toEqual(expect.any(String))
})

it('logs in with the passkeys of two devices, and takes the basket along', async () => {
  const started = await start()
  const { login, guest } = started
  const client = { client_id: PRIVATE, channel_id: 'jasmin' }
  const postJson = (path: string, body: object) =>
    fetch(`${shop.origin}${SLAS}${path}?siteId=jasmin`, {
      method: 'POST',
      headers: { ...BASIC, 'content-type': 'application/json' },
      body: JSON.stringify({ ...client, ...body })
    })
  const readOptions = async (asked: Promise<Response>) =>
    (await (await asked).json()) as { challenge: string; user: { id: string } }

  async function addDevice(nick_name: string) {
    const who = { ...client, user_id: login }
    const asked = await post('/webauthn/register/authorize', { ...who, mode: 'email', locale: 'de-DE' })
    expect(asked.status).toBe(204)
    const code = (await readMails(shop, 'passkey-code', login))[0]?.document.token ?? ''
    const device = createAuthenticator()
    const names = { display_name: 'Nina', nick_name }
    const options = await readOptions(
      post('/webauthn/register/start', { ...who, ...names, pwd_action_token: code })
    )
    const credential = device.create(options)
    const finished = { username: login, pwd_action_token: code, credential }
    expect((await postJson('/webauthn/register/finish', finished)).status).toBe(204)
    return device
  }
  async function enter(device: SoftwareAuthenticator, usid: string) {
    const options = await readOptions(post('/webauthn/authenticate/start', client))
    const answer = await postJson('/webauthn/authenticate/finish', { credential: device.get(options), usid })
    return ((await answer.json()) as { tokenResponse: Tokens }).tokenResponse
  }

  const [phone, key] = [await addDevice('Telefon'), await addDevice('Schlüssel')]
  await expectMerged(started, await enter(phone, guest.usid))
  const other = await logInAsGuest()
  expect((await enter(key, other.usid)).customer_id).toBe(
    (await logIn(login, password, other.usid)).customer_id
  )
})

it('refreshes a session, and ends it', async () => {
  const { login, guest } = await start()
  const { refresh_token } = await logIn(login, password, guest.usid)
  const refresh = (token: string) =>
    post('/token', {
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: PRIVATE,
      channel_id: 'jasmin'
    })
  const renewed = await readTokens(await refresh(refresh_token))
  const query = new URLSearchParams({
    client_id: PRIVATE,
    channel_id: 'jasmin',
    refresh_token: renewed.refresh_token
  })
  const headers = { authorization: `Bearer ${renewed.access_token}` }
  expect((await fetch(`${shop.origin}${SLAS}/logout?${query}`, { headers })).status).toBe(200)
  // Its storefront shows the login page after 400, and nothing else.
  expect((await refresh(renewed.refresh_token)).status).toBe(400)
})
