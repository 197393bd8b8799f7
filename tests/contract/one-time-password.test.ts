import { CLIENT, SLAS, startSandbox, type TestSandbox } from './session-setup'
import { PRIVATE } from './shop-setup'
import { readMails } from './slas-mail-setup'

const MINUTE = 60_000
const CALLBACK = 'http://localhost:3000/otp-callback'
const WRONG = [400, expect.stringMatching(/^invalid token:/)]
let sandbox: TestSandbox
let logins = 0

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

async function register() {
  const username = `confirmed${(logins += 1)}@example.com`
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  const customer = { login: username, email: username, lastName: 'Code' }
  await guest.registerCustomer({ body: { customer, password: 'Teegarten7!' } })
  return username
}

type Change = Record<string, string | undefined>
const ask = async (user_id: string, change: Change = {}) =>
  (await sandbox.createSlasClient().requestOtp(
    {
      body: { client_id: CLIENT, channel_id: 'jasmin', user_id, mode: 'email', email: user_id, ...change }
    },
    true
  )) as Response
const verify = async (user_id: string, pwd_action_token: string, change: Change = {}) =>
  (await sandbox.createSlasClient().verifyOtp(
    {
      body: { client_id: CLIENT, channel_id: 'jasmin', user_id, pwd_action_token, ...change }
    },
    true
  )) as Response
const listCodes = async (recipient: string) =>
  (await readMails(sandbox, 'one-time-password', recipient)).map(({ document }) => document.token ?? '')
const readCode = async (recipient: string) => (await listCodes(recipient))[0] ?? ''
async function readMessage(call: Promise<Response>) {
  const response = await call
  return [response.status, ((await response.json()) as { message: string }).message]
}

it('mails a code of eight digits that confirms once', async () => {
  const username = await register()
  expect((await ask(username)).status).toBe(202)
  const code = await readCode(username)
  expect(code).toMatch(/^\d{8}$/)
  expect((await verify(username.toUpperCase(), code)).status).toBe(204)
  expect(await readMessage(verify(username, code))).toEqual(WRONG)
})

it('writes in the language that was asked for, else in English', async () => {
  const username = await register()
  await ask(username)
  await ask(username, { locale: 'de-DE' })
  const mails = await readMails(sandbox, 'one-time-password', username)
  expect(mails.map(({ document }) => document.text?.split('\n')[0])).toEqual([
    'Ihr Bestätigungscode',
    'Your confirmation code'
  ])
})

it('makes an earlier code void', async () => {
  const username = await register()
  await ask(username)
  const first = await readCode(username)
  await ask(username)
  expect(await readMessage(verify(username, first))).toEqual(WRONG)
  expect((await verify(username, await readCode(username))).status).toBe(204)
})

it('confirms for ten minutes, for its own login, site and purpose', async () => {
  const [username, other] = [await register(), await register()]
  await ask(username)
  const code = await readCode(username)
  expect(await readMessage(verify(other, code))).toEqual(WRONG)
  expect(await readMessage(verify(username, code, { channel_id: 'puro' }))).toEqual(WRONG)
  await sandbox.setClock(10 * MINUTE)
  expect(await readMessage(verify(username, code))).toEqual(WRONG)
})

it('makes the code void with the tenth wrong one', async () => {
  const username = await register()
  await ask(username)
  for (let tries = 0; tries < 10; tries += 1) await verify(username, 'wrong')
  expect(await readMessage(verify(username, await readCode(username)))).toEqual(WRONG)
})

it('does not reveal which customers exist, and mails to the address of the customer only', async () => {
  const username = await register()
  expect((await ask('nobody@example.com')).status).toBe(202)
  expect((await ask(username, { email: 'somebody@example.com' })).status).toBe(202)
  for (const recipient of ['nobody@example.com', 'somebody@example.com', username])
    expect(await listCodes(recipient)).toEqual([])
})

it('sends six in ten minutes', async () => {
  const username = await register()
  for (let sent = 0; sent < 6; sent += 1) await ask(username)
  expect(await readMessage(ask(username))).toEqual([400, expect.stringContaining('Too many OTP requests')])
  expect(await listCodes(username)).toHaveLength(6)
  await sandbox.setClock(10 * MINUTE)
  expect((await ask(username)).status).toBe(202)
})

it('hands the code to a callback of the client', async () => {
  const username = await register()
  await ask(username, { mode: 'callback', callback_uri: CALLBACK, email: undefined })
  const [mail] = await readMails(sandbox, 'one-time-password', username)
  expect(mail?.document).toMatchObject({ mode: 'callback', callbackUri: CALLBACK })
})

it('serves a private client by its id alone, and checks a secret that comes nevertheless', async () => {
  const username = await register()
  const client = { client_id: PRIVATE }
  expect((await ask(username, client)).status).toBe(202)
  expect((await verify(username, await readCode(username), client)).status).toBe(204)
  const wrong = await fetch(`${sandbox.origin}${SLAS}/otp/request`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${PRIVATE}:guess`)}` },
    body: new URLSearchParams({
      ...client,
      channel_id: 'jasmin',
      user_id: username,
      mode: 'email',
      email: username
    })
  })
  expect(wrong.status).toBe(401)
})

it('takes a code from the client that asked for it only', async () => {
  const username = await register()
  await ask(username)
  expect(await readMessage(verify(username, await readCode(username), { client_id: PRIVATE }))).toEqual(WRONG)
})

it.each([
  ['no address for the mode email', { email: undefined }, 400, 'email'],
  ['no callback for the mode callback', { mode: 'callback' }, 400, 'callback_uri'],
  ['a stranger’s callback', { mode: 'callback', callback_uri: 'https://evil.example' }, 400, 'callback_uri'],
  ['a mode that there is not', { mode: 'sms' }, 400, 'mode'],
  ['a channel that is no site', { channel_id: 'nowhere' }, 400, 'nowhere'],
  ['an unknown client', { client_id: 'nobody' }, 400, 'client_id']
])('refuses a request with %s', async (_what, change: Change, status, named) => {
  expect(await readMessage(ask('somebody@example.com', change))).toEqual([
    status,
    expect.stringContaining(named)
  ])
})

it.each(['user_id', 'pwd_action_token', 'client_id', 'channel_id'])(
  'refuses to verify without %s',
  async field => {
    expect((await verify('a@example.com', '12345678', { [field]: '' })).status).toBe(400)
  }
)
