import { parseAccessToken } from '../../app/platform/session/access-token'
import { byCode, byPasskey, byPassword, withPasswordOff } from '../../app/platform/session/login-ways'
import { PASSKEY_ENDPOINTS, type PasskeyJson, type PasskeyList } from '../../app/platform/session/passkeys'
import { CODE_ENDPOINT } from '../../app/platform/session/session'
import { callLinkedAccounts } from '../contract/provider-setup'
import { ORGANIZATION } from '../contract/session-setup'
import { readMails } from '../contract/slas-mail-setup'
import { createAuthenticator } from '../factories/software-authenticator'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'

const email = customer.username
let shop: TestShop
let origin: string

beforeEach(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => shop.stop())

type Options = Parameters<ReturnType<typeof createAuthenticator>['get']>[0]

async function openTab() {
  const browser = shop.openBrowser(origin)
  const tab = browser.openTab()
  const { usid } = parseAccessToken(await tab.session.getAccessToken())
  async function post(endpoint: keyof typeof PASSKEY_ENDPOINTS, body: object = {}) {
    const response = await tab.send(PASSKEY_ENDPOINTS[endpoint], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', ...body })
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const getOptions = async () => (await post('options')).body as Options
  const list = async () => ((await post('list')).body as unknown as PasskeyList).passkeys
  const logIn = (credential: PasskeyJson) => tab.session.login(byPasskey(credential))
  const logInByPassword = () => tab.session.login(byPassword(email, customer.password))
  return { ...tab, browser, usid, post, getOptions, list, logIn, logInByPassword }
}
const readCode = async () => (await readMails(shop.platform, 'passkey-code', email))[0]?.document.token ?? ''
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )

async function addPasskey(tab: Awaited<ReturnType<typeof openTab>>, name = 'Mein Telefon') {
  const device = createAuthenticator()
  expect((await tab.post('code', { locale: 'de-DE' })).status).toBe(202)
  const code = await readCode()
  const options = await tab.post('createOptions', { code, name })
  expect(options.status).toBe(200)
  const credential = device.create(options.body as Options)
  expect((await tab.post('create', { code, credential })).status).toBe(200)
  return device
}

async function waitForUse(tab: Awaited<ReturnType<typeof openTab>>) {
  for (;;) {
    const [passkey] = await tab.list()
    if (passkey?.lastUsed) return passkey
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

it('logs the guest in by a passkey, under their usid, and notes the dates', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  expect(await owner.list()).toEqual([
    { id: device.id, name: 'Mein Telefon', created: expect.stringMatching(/^\d{4}-/) }
  ])
  const guest = await openTab()
  await guest.logIn(device.get(await guest.getOptions()))
  expect(parseAccessToken(await guest.session.getAccessToken())).toMatchObject({
    authType: 'registered',
    usid: guest.usid
  })
  expect(guest.browser.jar.get('session_jasmin')).toBe('registered')
  expect(await waitForUse(guest)).toMatchObject({ created: expect.any(String), lastUsed: expect.any(String) })
})

it('removes a passkey, which logs nobody in any more', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const [first, second] = [await addPasskey(owner), await addPasskey(owner, 'Laptop')]
  expect((await owner.post('remove', { id: first.id })).status).toBe(200)
  expect(await owner.list()).toMatchObject([{ id: second.id, name: 'Laptop' }])
  const guest = await openTab()
  expect(await failure(guest.logIn(first.get(await guest.getOptions())))).toMatchObject({
    status: 401,
    type: 'unknown-passkey'
  })
  expect(guest.browser.jar.get('session_jasmin')).toBe('guest')
  await guest.logIn(second.get(await guest.getOptions()))
  expect(guest.browser.jar.get('session_jasmin')).toBe('registered')
})

it('refuses a replayed login and one of another origin, and leaves the guest a guest', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  const guest = await openTab()
  const used = device.get(await guest.getOptions())
  await (await openTab()).logIn(used)
  expect(await failure(guest.logIn(used))).toMatchObject({ status: 401, type: 'invalid-passkey' })
  const foreign = device.get(await guest.getOptions(), { from: 'https://evil.example' })
  expect(await failure(guest.logIn(foreign))).toMatchObject({ status: 401, type: 'invalid-passkey' })
  expect(parseAccessToken(await guest.session.getAccessToken())).toMatchObject({
    authType: 'guest',
    usid: guest.usid
  })
})

it.each([
  ['code', { locale: 'de-DE' }],
  ['createOptions', { code: '12345678', name: '' }],
  ['create', { code: '12345678', credential: createAuthenticator().create({}) }],
  ['list', {}],
  ['remove', { id: 'a' }]
] as const)('asks a guest to log in for %s', async (endpoint, body) => {
  const guest = await openTab()
  expect(await guest.post(endpoint, body)).toMatchObject({ status: 401, body: { type: 'login-needed' } })
})

it('asks for a fresh login before a passkey is registered or removed', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  owner.browser.jar.keep(['login-time_jasmin=; Path=/'])
  for (const call of [owner.post('code', { locale: 'de-DE' }), owner.post('remove', { id: device.id })])
    expect(await call).toMatchObject({ status: 403, body: { type: 'fresh-login-required' } })
  expect(await owner.list()).toHaveLength(1)
})

it('refuses wrong codes, the seventh with a pause', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  await owner.post('code', { locale: 'de-DE' })
  const guess = () => owner.post('createOptions', { code: '00000000', name: '' })
  for (let tries = 0; tries < 6; tries += 1)
    expect(await guess()).toMatchObject({ status: 401, body: { type: 'invalid-code' } })
  expect((await guess()).status).toBe(429)
})

it('sends three mails in a quarter of an hour, and answers the fourth request alike', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  for (let asked = 0; asked < 4; asked += 1)
    expect((await owner.post('code', { locale: 'de-DE' })).status).toBe(202)
  expect(await readMails(shop.platform, 'passkey-code', email)).toHaveLength(3)
})

it('answers 503 when the login service is down, keeps the guest, and logs neither code nor address', async () => {
  const readLogs = listenToLogs()
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  const guest = await openTab()
  const credential = device.get(await guest.getOptions())
  await shop.switchOn('finishWebauthnAuthentication', 'status', { status: 503 })
  expect(await failure(guest.logIn(credential))).toMatchObject({ status: 503 })
  expect(guest.browser.jar.get('session_jasmin')).toBe('guest')
  const logs = readLogs() + JSON.stringify(shop.reported)
  expect(logs).not.toContain(await readCode())
  expect(logs).not.toContain(email)
})

it('refuses bodies that are malformed', async () => {
  const guest = await openTab()
  for (const body of [{}, { credential: { id: 'a' } }, { credential: 'a' }])
    expect((await guest.post('login', body)).status).toBe(400)
  expect((await guest.post('options', { siteId: 'nowhere' })).status).toBe(400)
})

/** What the platform says to a password, around the shop. */
async function tryPassword(password: string) {
  const attempt = shop.platform.loginCustomer({ username: email, password })
  return attempt.then(
    () => 'taken',
    () => 'refused'
  )
}
const readCustomer = async (tab: Awaited<ReturnType<typeof openTab>>) => {
  const token = await tab.session.getAccessToken()
  return shop.platform
    .createCustomersClient(token)
    .getCustomer({ parameters: { customerId: parseAccessToken(token).customerId } })
}

async function askForNewAddress(token: string): Promise<unknown> {
  const path = `/custom/account-security/v1/organizations/${ORGANIZATION}/email-changes`
  const answer = await fetch(`${shop.platform.origin}${path}?siteId=jasmin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'neue.adresse@example.com' })
  })
  return answer.json()
}

describe('a password that is switched off', () => {
  it('is refused by the platform too; passkey and this browser stay, other sessions end', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    const device = await addPasskey(owner)
    const other = await openTab()
    await other.logInByPassword()
    await owner.session.login(withPasswordOff(customer.password))
    expect(await readCustomer(owner)).toMatchObject({ c_passwordOff: true })
    expect(await owner.list()).toHaveLength(1)
    expect(await tryPassword(customer.password)).toBe('refused')
    const ways = await callLinkedAccounts(
      shop.platform,
      await owner.session.getAccessToken(),
      'GET',
      '/accounts'
    )
    expect(ways.body.c_otherWays).toEqual(['passkey', 'code'])
    expect(await askForNewAddress(await owner.session.getAccessToken())).toEqual({ needsPassword: false })
    const guest = await openTab()
    expect(await failure(guest.logInByPassword())).toMatchObject({ type: 'invalid-credentials' })
    await guest.logIn(device.get(await guest.getOptions()))
    expect(await readCustomer(guest)).toMatchObject({ c_passwordOff: true })
    expect(await other.post('list')).toMatchObject({ status: 401 })
  })

  it('stays on after a wrong one was typed, and without a passkey', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    expect(await failure(owner.session.login(withPasswordOff(customer.password)))).toMatchObject({
      status: 409,
      type: 'passkey-needed'
    })
    await addPasskey(owner)
    expect(await failure(owner.session.login(withPasswordOff('Falsch7!')))).toMatchObject({
      type: 'invalid-credentials'
    })
    expect(await readCustomer(owner)).toMatchObject({ c_passwordOff: false })
    expect(await tryPassword(customer.password)).toBe('taken')
  })

  it('takes a fresh login', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    await addPasskey(owner)
    owner.browser.jar.keep(['login-time_jasmin=; Path=/'])
    expect(await failure(owner.session.login(withPasswordOff(customer.password)))).toMatchObject({
      status: 403,
      type: 'fresh-login-required'
    })
    expect(await tryPassword(customer.password)).toBe('taken')
  })

  it('is on again after a login with a new one, which a mail has set', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    await addPasskey(owner)
    await owner.session.login(withPasswordOff(customer.password))
    const reset = shop.platform.createCustomersClient((await shop.platform.loginGuest()).access_token)
    await reset.getResetPasswordToken({ body: { login: email } })
    const resetToken = (await readMails(shop.platform, 'password-reset', email))[0]?.document.token ?? ''
    await reset.resetPassword({ body: { login: email, resetToken, newPassword: 'Kanne2027?' } })
    const again = await openTab()
    await again.session.login(byPassword(email, 'Kanne2027?'))
    expect(await readCustomer(again)).toMatchObject({ c_passwordOff: false })
  })

  it('leaves the code: with it a customer removes a lost passkey and sets up a new one', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    const lost = await addPasskey(owner)
    await owner.session.login(withPasswordOff(customer.password))
    const recovered = await openTab()
    await recovered.send(CODE_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', email, locale: 'de-DE' })
    })
    const [mail] = await readMails(shop.platform, 'login-code', email)
    await recovered.session.login(byCode(email, mail?.document.token ?? ''))
    expect((await recovered.post('remove', { id: lost.id })).status).toBe(200)
    const found = await addPasskey(recovered, 'Neues Telefon')
    const guest = await openTab()
    await guest.logIn(found.get(await guest.getOptions()))
    expect(await guest.list()).toMatchObject([{ name: 'Neues Telefon' }])
  })
})

it('keeps the last passkey of an account without a password where the shop sends no codes', async () => {
  await shop.stop()
  shop = await startShop({
    environment: { COMMERCE_PRIVATE_CLIENT_ID: '', COMMERCE_PRIVATE_CLIENT_SECRET: '' }
  })
  origin = await shop.startProcess()
  const owner = await openTab()
  await owner.logInByPassword()
  const [first, second] = [await addPasskey(owner), await addPasskey(owner, 'Laptop')]
  await owner.session.login(withPasswordOff(customer.password))
  expect((await owner.post('remove', { id: first.id })).status).toBe(200)
  expect((await owner.post('remove', { id: second.id })).status).toBe(409)
})
