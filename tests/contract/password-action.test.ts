import { createHash } from 'node:crypto'
import { readRefusal, CLIENT, startSandbox, type TestSandbox } from './session-setup'
import { PRIVATE, SECRET } from './shop-setup'
import { createPrivateSlas, readMails } from './slas-mail-setup'

const MINUTE = 60_000
const NEW = 'Kräuter9!Tee'
const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')
let sandbox: TestSandbox
let logins = 0

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

async function register() {
  const username = `forgetful${(logins += 1)}@example.com`
  const password = 'Teegarten7!'
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  await guest.registerCustomer({
    body: { customer: { login: username, email: username, lastName: 'Vergess' }, password }
  })
  return { username, password }
}

const ask = (user_id: string, change: Record<string, string> = {}) =>
  sandbox.createSlasClient().getPasswordResetToken(
    {
      body: {
        user_id,
        mode: 'email',
        locale: 'de-DE',
        channel_id: 'jasmin',
        client_id: CLIENT,
        code_challenge: challenge,
        ...change
      }
    },
    true
  )
const readToken = async (recipient: string) =>
  (await readMails(sandbox, 'password-token', recipient))[0]?.document.token ?? ''
const choose = (pwd_action_token: string, change: Record<string, string> = {}) =>
  sandbox.createSlasClient().resetPassword(
    {
      body: {
        pwd_action_token,
        client_id: CLIENT,
        channel_id: 'jasmin',
        code_verifier: verifier,
        new_password: NEW,
        ...change
      }
    },
    true
  )
async function readMessage(call: Promise<Response | void>) {
  const answer = await call
  if (!answer) throw new Error('the call was not answered raw')
  return [answer.status, ((await answer.json()) as { message?: string }).message]
}
const INVALID = [400, expect.stringContaining('invalid token')]

it('sets a new password by a token that was sent, and ends the sessions begun with the old one', async () => {
  const { username, password } = await register()
  const before = await sandbox.loginCustomer({ username, password })
  const asked = await ask(username)
  expect([asked.status, await asked.text()]).toEqual([200, ''])
  const chosen = await choose(await readToken(username))
  expect([chosen.status, await chosen.text()]).toEqual([200, ''])
  expect((await readRefusal(sandbox.loginCustomer({ username, password }))).status).toBe(401)
  expect((await sandbox.loginCustomer({ username, password: NEW })).access_token).toEqual(expect.any(String))
  expect((await sandbox.getCustomer(before.customer_id, before.access_token)).status).toBe(401)
})

it('ends on another device for who names the login, as the vendor’s storefront does', async () => {
  const { username } = await register()
  const hint = 'cross_device'
  const callback_uri = 'http://localhost:3000/reset-password-callback'
  await ask(username, { mode: 'callback', callback_uri, code_challenge: '', hint })
  const [mail] = await readMails(sandbox, 'password-token', username)
  expect(mail?.document).toMatchObject({ mode: 'callback', callbackUri: callback_uri, login: username })
  await choose(mail?.document.token ?? '', { code_verifier: '', hint, user_id: username })
  expect((await sandbox.loginCustomer({ username, password: NEW })).usid).toEqual(expect.any(String))
})

it('serves the private client by its secret', async () => {
  const { username } = await register()
  const slas = createPrivateSlas(sandbox)
  const headers = { Authorization: `Basic ${Buffer.from(`${PRIVATE}:${SECRET}`).toString('base64')}` }
  const body = { user_id: username, mode: 'email', locale: 'en-DE', channel_id: 'jasmin' }
  await slas.getPasswordResetToken({ headers, body: { ...body, code_challenge: challenge } })
  const pwd_action_token = await readToken(username)
  await slas.resetPassword({
    headers,
    body: {
      pwd_action_token,
      client_id: PRIVATE,
      channel_id: 'jasmin',
      code_verifier: verifier,
      new_password: NEW
    }
  })
  expect((await sandbox.loginCustomer({ username, password: NEW })).usid).toEqual(expect.any(String))
})

it('takes a token once, for ten minutes, and the latest only', async () => {
  const { username } = await register()
  await ask(username)
  const first = await readToken(username)
  await ask(username)
  const second = await readToken(username)
  expect(await readMessage(choose(first))).toEqual(INVALID)
  await choose(second)
  expect(await readMessage(choose(second))).toEqual(INVALID)
  await ask(username)
  const third = await readToken(username)
  sandbox.setClock(10 * MINUTE + 1)
  expect(await readMessage(choose(third))).toEqual(INVALID)
})

it('does not spend a token on a weak password', async () => {
  const { username } = await register()
  await ask(username)
  const token = await readToken(username)
  expect(await readMessage(choose(token, { new_password: 'tee' }))).toEqual([
    400,
    expect.stringContaining('at least 8 characters')
  ])
  expect((await choose(token)).status).toBe(200)
})

it('lets one of two at the same moment through', async () => {
  const { username } = await register()
  await ask(username)
  const token = await readToken(username)
  const both = await Promise.all([choose(token), choose(token, { new_password: `${NEW}2` })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

it.each([
  ['another verifier', { code_verifier: 'w'.repeat(64) }],
  ['no verifier', { code_verifier: '' }],
  ['another site', { channel_id: 'puro' }],
  ['the way around the verifier', { hint: 'cross_device', user_id: 'forgetful@example.com' }]
])('makes a token void that comes with %s', async (_what, change) => {
  const { username, password } = await register()
  await ask(username)
  const token = await readToken(username)
  expect(await readMessage(choose(token, change))).toEqual(INVALID)
  expect(await readMessage(choose(token))).toEqual(INVALID)
  expect((await sandbox.loginCustomer({ username, password })).usid).toEqual(expect.any(String))
})

it('makes a token void that another client or another customer brings', async () => {
  const { username } = await register()
  const stranger = await register()
  await ask(username)
  const headers = { Authorization: `Basic ${Buffer.from(`${PRIVATE}:${SECRET}`).toString('base64')}` }
  const body = { client_id: PRIVATE, channel_id: 'jasmin', code_verifier: verifier, new_password: NEW }
  const foreign = createPrivateSlas(sandbox).resetPassword(
    { headers, body: { ...body, pwd_action_token: await readToken(username) } },
    true
  )
  expect(await readMessage(foreign)).toEqual(INVALID)
  const hint = 'cross_device'
  await ask(username, { hint })
  const theirs = choose(await readToken(username), { hint, user_id: stranger.username })
  expect(await readMessage(theirs)).toEqual(INVALID)
  expect((await sandbox.loginCustomer(stranger)).usid).toEqual(expect.any(String))
})

it('does not take the token of the other password reset', async () => {
  const { username } = await register()
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  await guest.getResetPasswordToken({ body: { login: username } })
  const token = (await readMails(sandbox, 'password-reset', username))[0]?.document.token ?? ''
  expect(token).not.toBe('')
  expect(await readMessage(choose(token))).toEqual(INVALID)
})

it('does not reveal which customers exist, and sends at most three tokens in ten minutes to one login', async () => {
  const { username } = await register()
  const unknown = 'nobody@example.com'
  for (let times = 0; times < 3; times += 1) {
    const answers = await Promise.all([ask(username), ask(unknown)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  const refusal = [400, 'Too many password reset requests were made. Please try again later.']
  expect(await Promise.all([ask(username), ask(unknown)].map(readMessage))).toEqual([refusal, refusal])
  expect(await readMails(sandbox, 'password-token', unknown)).toEqual([])
  expect((await readMails(sandbox, 'password-token', username)).length).toBe(3)
})

it.each([
  ['no challenge', { code_challenge: '' }, 400, 'code_challenge'],
  ['a plain challenge', { code_challenge: 'short' }, 400, 'code_challenge'],
  ['an unknown client', { client_id: 'nobody' }, 400, 'client_id'],
  ['a private client without its secret', { client_id: PRIVATE }, 401, 'secret'],
  ['an unknown site', { channel_id: 'nowhere' }, 400, 'channel_id'],
  ['an unknown mode', { mode: 'pigeon' }, 400, 'mode'],
  ['no locale', { locale: '' }, 400, 'locale'],
  ['no callback', { mode: 'callback' }, 400, 'callback_uri'],
  [
    'a stranger’s callback',
    { mode: 'callback', callback_uri: 'https://evil.example/' },
    400,
    "doesn't match"
  ],
  ['a very long user', { user_id: 'x'.repeat(20_000) }, 400, 'user_id'],
  ['another hint', { hint: 'guess' }, 400, 'hint']
])('refuses a request with %s', async (_what, change, status, words) => {
  expect(await readMessage(ask('somebody@example.com', change))).toEqual([
    status,
    expect.stringContaining(words)
  ])
})

it.each([
  ['no token', { pwd_action_token: '' }],
  ['an invented token', { pwd_action_token: 'QJO3CA7QTPVCQ3OMROXF2MTDDED3EEC3' }],
  ['a very long token', { pwd_action_token: 'x'.repeat(20_000) }],
  ['no password', { new_password: '' }],
  ['the hint without a login', { hint: 'cross_device' }]
])('refuses a new password with %s', async (_what, change) => {
  expect((await choose('x', change)).status).toBe(400)
})
