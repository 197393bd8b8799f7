import { helpers } from 'commerce-sdk-isomorphic'
import {
  CLIENT,
  customer,
  readClaims,
  readRefusal,
  SLAS,
  startSandbox,
  type TestSandbox
} from './session-setup'
import { PRIVATE, SECRET } from './shop-setup'
import { createPrivateSlas, readMails } from './slas-mail-setup'

const MINUTE = 60_000
const CALLBACK = 'http://localhost:3000/passwordless-login-callback?redirectUrl=/account'
let sandbox: TestSandbox
let logins = 0

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

type Wishes = Parameters<typeof helpers.authorizePasswordless>[0]['parameters']
const ask = (userid: string, wishes: Partial<Wishes> = {}, siteId?: string) =>
  helpers.authorizePasswordless({
    slasClient: createPrivateSlas(sandbox, siteId),
    credentials: { clientSecret: SECRET },
    parameters: { userid, mode: 'email', locale: 'de-DE', ...wishes }
  })
const exchange = (pwdlessLoginToken: string, dnt?: string) =>
  helpers.getPasswordLessAccessToken({
    slasClient: createPrivateSlas(sandbox),
    credentials: { clientSecret: SECRET },
    parameters: { pwdlessLoginToken, dnt }
  })
const readCode = async (recipient: string) =>
  (await readMails(sandbox, 'login-code', recipient))[0]?.document.token ?? ''
const readMessage = async (call: Promise<unknown>) => {
  const { status, body } = await readRefusal(call)
  return [status, body.message]
}

/** A customer for whom no code has been requested yet. */
async function register(more: Record<string, string> = {}) {
  const username = `codes${(logins += 1)}@example.com`
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  const { customerId } = await guest.registerCustomer({
    body: {
      customer: { login: username, email: username, lastName: 'Code', ...more },
      password: 'Teegarten7!'
    }
  })
  return { username, customerId }
}

it('signs a customer in by a code of eight digits, under the usid of the guest they were', async () => {
  const { username, customerId } = await register()
  const guest = await sandbox.loginGuest()
  const asked = await ask(username.toUpperCase(), { usid: guest.usid })
  expect([asked.status, await asked.json()]).toEqual([200, expect.any(String)])
  const code = await readCode(username)
  expect(code).toMatch(/^\d{8}$/)
  const tokens = await exchange(code, '1')
  expect(tokens).toMatchObject({ customer_id: customerId, usid: guest.usid })
  expect(readClaims(tokens.access_token)).toMatchObject({
    dnt: '1',
    isb: `uido:ecom::upn:${username}::uidn:${username}::gcid:${guest.customer_id}::rcid:${customerId}::chid:jasmin::login:pwdless`
  })
  expect((await sandbox.getCustomer(customerId ?? '', tokens.access_token)).status).toBe(200)
})

it.each([
  ['callback', { callbackURI: CALLBACK, locale: undefined }, 'codes'],
  ['sms', {}, '0151 2345678']
])('hands the code over by %s', async (mode, wishes, recipient) => {
  const { username } = await register({ phoneMobile: '0151 2345678' })
  await ask(username, { mode, ...wishes })
  const [mail] = await readMails(sandbox, 'login-code', mode === 'sms' ? recipient : username)
  expect(mail).toMatchObject({
    siteId: 'jasmin',
    document: { mode, login: username, ...(mode === 'callback' && { callbackUri: CALLBACK }) }
  })
  expect((await exchange(mail?.document.token ?? '')).access_token).toEqual(expect.any(String))
})

it('links to the login of the shop in the mail’s language, with the code in the fragment', async () => {
  const { username } = await register()
  await ask(username, { locale: 'en-DE' })
  const [mail] = await readMails(sandbox, 'login-code', username)
  const { token = '', link = '', text } = mail?.document ?? {}
  expect(link).toMatch(new RegExp(`^http://[^/]+/jasmin/en/login#code=${token}$`))
  expect(text).toContain(link)
})

it('takes a code once, for ten minutes, and the latest only', async () => {
  const { username } = await register()
  await ask(username)
  const first = await readCode(username)
  await ask(username)
  const second = await readCode(username)
  expect(await readMessage(exchange(first))).toEqual([400, expect.stringContaining('invalid token')])
  await exchange(second)
  expect(await readMessage(exchange(second))).toEqual([400, expect.stringContaining('invalid token')])
  await ask(username)
  sandbox.setClock(10 * MINUTE + 1)
  expect((await readRefusal(exchange(await readCode(username)))).status).toBe(400)
})

it('does not reveal which customers exist', async () => {
  const { username } = await register()
  const answers = await Promise.all([
    ask(username),
    ask('nobody@example.com'),
    ask('__proto__'),
    ask(username, {}, 'puro'),
    ask(username, { mode: 'sms' })
  ])
  const responses = await Promise.all(answers.map(async answer => [answer.status, await answer.text()]))
  expect(new Set(responses.map(String)).size).toBe(1)
  expect(responses[0]?.[0]).toBe(200)
  expect(await readMails(sandbox, 'login-code', 'nobody@example.com')).toEqual([])
  expect((await readMails(sandbox, 'login-code', username)).map(({ siteId }) => siteId)).toEqual(['jasmin'])
})

it('sends six codes in ten minutes to one name, known or not', async () => {
  const { username } = await register()
  for (const name of [username, 'stranger@example.com']) {
    for (let times = 0; times < 6; times += 1) expect((await ask(name)).status).toBe(200)
    const refused = await ask(name)
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      400,
      'Too many login requests were made. Please try again later.'
    ])
    expect((await ask(name, {}, 'puro')).status).toBe(200)
  }
  sandbox.setClock(10 * MINUTE + 1)
  expect((await ask(username)).status).toBe(200)
})

it('makes every pending code void after ten wrong ones', async () => {
  // A sandbox of its own, because the other tests' wrong codes would be counted, too.
  const own = await startSandbox()
  const slasClient = createPrivateSlas(own)
  const credentials = { clientSecret: SECRET }
  const parameters = { userid: customer.username, mode: 'email', locale: 'de-DE' }
  await helpers.authorizePasswordless({ slasClient, credentials, parameters })
  const code = (await readMails(own, 'login-code', customer.username))[0]?.document.token ?? ''
  const attempt = (pwdlessLoginToken: string) =>
    helpers.getPasswordLessAccessToken({ slasClient, credentials, parameters: { pwdlessLoginToken } })
  for (let tries = 0; tries < 10; tries += 1) {
    const guess = String((Number(code) + 1 + tries) % 100_000_000).padStart(8, '0')
    expect((await readRefusal(attempt(guess))).status).toBe(400)
  }
  expect((await readRefusal(attempt(code))).status).toBe(400)
  await own.stop()
})

describe('a customer who is not registered yet', () => {
  it('is registered when the code comes back, and not before', async () => {
    const userid = 'new.customer@example.com'
    await ask(userid, { registerCustomer: true })
    const login = { username: userid, password: 'Teegarten7!' }
    expect((await readRefusal(sandbox.loginCustomer(login))).status).toBe(401)
    const tokens = await exchange(await readCode(userid))
    const customers = sandbox.createCustomersClient(tokens.access_token)
    expect(await customers.getCustomer({ parameters: { customerId: tokens.customer_id } })).toMatchObject({
      login: userid,
      email: userid,
      firstName: 'new.customer',
      lastName: 'example.com'
    })
    expect((await readRefusal(sandbox.loginCustomer(login))).status).toBe(401)
    await ask(userid)
    expect((await exchange(await readCode(userid))).customer_id).toBe(tokens.customer_id)
    expect((await readMails(sandbox, 'welcome', userid)).map(({ document }) => document.text)).toEqual([
      expect.stringMatching(/^Willkommen, /)
    ])
  })

  it('may choose another name than the address that the code goes to', async () => {
    const wishes = { registerCustomer: true, lastName: 'Tee', firstName: 'Tom', email: 'tom@example.com' }
    await ask('tom', { ...wishes, phoneNumber: '+49 151 1' })
    const tokens = await exchange(await readCode('tom@example.com'))
    const customers = sandbox.createCustomersClient(tokens.access_token)
    expect(await customers.getCustomer({ parameters: { customerId: tokens.customer_id } })).toMatchObject({
      login: 'tom',
      lastName: 'Tee',
      phoneMobile: '+49 151 1'
    })
    expect((await ask('tim', { registerCustomer: true })).status).toBe(400)
  })

  it('does not get the code of somebody who is', async () => {
    const { username } = await register()
    await ask(username, { registerCustomer: true, lastName: 'Eve', email: 'eve@example.com' })
    expect(await readMails(sandbox, 'login-code', 'eve@example.com')).toEqual([])
    expect(await readCode(username)).toMatch(/^\d{8}$/)
  })
})

describe('refuses to send a code', () => {
  const post = (form: Record<string, string>, authorization?: string, query = '') =>
    fetch(`${sandbox.origin}${SLAS}/passwordless/login${query}`, {
      method: 'POST',
      headers: authorization === undefined ? {} : { authorization },
      body: new URLSearchParams(form)
    })
  const secret = (name: string, word = SECRET) => `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`
  const good = { user_id: 'a@example.com', mode: 'email', locale: 'de-DE', channel_id: 'jasmin' }

  it.each([
    ['without a secret', good, undefined, 401, 'client secret is not provided'],
    ['for a wrong secret', good, secret(PRIVATE, 'guess'), 401, 'invalid client credentials'],
    ['for a public client', good, secret(CLIENT), 401, 'invalid client'],
    ['for no user', { ...good, user_id: '' }, secret(PRIVATE), 400, 'user_id'],
    ['for a very long user', { ...good, user_id: 'x'.repeat(300) }, secret(PRIVATE), 400, 'user_id'],
    ['to an unknown site', { ...good, channel_id: 'nowhere' }, secret(PRIVATE), 400, 'channel_id'],
    ['by pigeon', { ...good, mode: 'pigeon' }, secret(PRIVATE), 400, 'mode'],
    ['by mail without a locale', { ...good, locale: '' }, secret(PRIVATE), 400, 'locale'],
    ['by a call to nowhere', { ...good, mode: 'callback' }, secret(PRIVATE), 400, 'callback_uri'],
    [
      'to a stranger',
      { ...good, mode: 'callback', callback_uri: 'https://evil.example/callback' },
      secret(PRIVATE),
      400,
      "callback_uri doesn't match"
    ]
  ])('%s', async (_what, form, authorization, status, words) => {
    const response = await post(form, authorization)
    expect(response.status).toBe(status)
    expect(((await response.json()) as { message: string }).message).toContain(words)
  })

  it('for addresses that nobody has verified, with strict_verify', async () => {
    const answers = await Promise.all(
      [customer.username, 'nobody@example.com'].map(user_id =>
        post({ ...good, user_id }, secret(PRIVATE), '?strict_verify=true')
      )
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(await answers[0]?.text()).toBe(await answers[1]?.text())
  })
})

it.each([
  ['another name', { login_id: 'somebody@example.com' }, 400],
  ['another grant', { grant_type: 'password' }, 400],
  ['another hint', { hint: 'guess' }, 400],
  ['no code', { pwdless_login_token: '' }, 400]
])('does not take a code for %s', async (_what, change, status) => {
  const { username } = await register()
  await ask(username)
  const refused = await readRefusal(
    createPrivateSlas(sandbox).getPasswordLessAccessToken({
      headers: { Authorization: `Basic ${Buffer.from(`${PRIVATE}:${SECRET}`).toString('base64')}` },
      body: {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: await readCode(username),
        ...change
      }
    })
  )
  expect(refused.status).toBe(status)
})

it('does not take a code without the secret', async () => {
  const { username } = await register()
  await ask(username)
  const code = await readCode(username)
  const refused = await readRefusal(
    sandbox.createSlasClient().getPasswordLessAccessToken({
      body: {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: code,
        client_id: CLIENT
      }
    })
  )
  expect(refused.status).toBe(401)
  expect((await exchange(code)).access_token).toEqual(expect.any(String))
})
