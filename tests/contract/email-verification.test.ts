import { helpers } from 'commerce-sdk-isomorphic'
import { CUSTOMERS, ORGANIZATION, SLAS } from './session-setup'
import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { PRIVATE, SECRET } from './shop-setup'
import { createPrivateSlas, readMails } from './slas-mail-setup'

/** Whether the platform knows that a customer's e-mail address is theirs, and what depends on it. */
let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

const CHANGES = `/custom/account-security/v1/organizations/${ORGANIZATION}/email-changes`
const password = 'Teegarten7!'

type Shopper = Awaited<ReturnType<OrderSandbox['register']>>
async function call(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${sandbox.origin}${path}?siteId=jasmin`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body)
  })
  const text = await answer.text()
  return (text ? JSON.parse(text) : {}) as Record<string, unknown>
}
const readVerified = async ({ customerId, token }: Pick<Shopper, 'customerId' | 'token'>) =>
  (await call('GET', `${CUSTOMERS}/${customerId}`, token)).emailVerified
const change = ({ customerId, token }: Shopper, fields: object) =>
  call('PATCH', `${CUSTOMERS}/${customerId}`, token, fields)

/** As the vendor's newest storefront sends it: by the private client, the flag in the query. */
async function askForCode(user_id: string, { strict = false, mode = 'email' } = {}) {
  const response = await fetch(`${sandbox.origin}${SLAS}/passwordless/login?strict_verify=${strict}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${PRIVATE}:${SECRET}`)}` },
    body: new URLSearchParams({
      user_id,
      mode,
      channel_id: 'jasmin',
      locale: 'de-DE',
      callback_uri: 'http://localhost:3000/callback'
    })
  })
  return { status: response.status, body: (await response.json()) as string | { message: string } }
}
const readCode = async (kind: string, recipient: string) =>
  (await readMails(sandbox, kind, recipient))[0]?.document.token ?? ''
async function logInByCode(login: string, mode = 'email') {
  await askForCode(login, { mode })
  return helpers.getPasswordLessAccessToken({
    slasClient: createPrivateSlas(sandbox),
    credentials: { clientSecret: SECRET },
    parameters: { pwdlessLoginToken: await readCode('login-code', login) }
  })
}
const askOneTimePassword = (user_id: string, change: object = {}) =>
  sandbox.createSlasClient().requestOtp({
    body: { client_id: PRIVATE, channel_id: 'jasmin', user_id, mode: 'email', email: user_id, ...change }
  })
const verifyOneTimePassword = async (user_id: string, code: string) =>
  (await sandbox
    .createSlasClient()
    .verifyOtp(
      { body: { client_id: PRIVATE, channel_id: 'jasmin', user_id, pwd_action_token: code } },
      true
    )) as Response

it('is not verified by a registration with a password, whatever that says', async () => {
  const shopper = await sandbox.register()
  expect(await readVerified(shopper)).toBe(false)
  await change(shopper, { firstName: 'Nora', emailVerified: true })
  expect(await readVerified(shopper)).toBe(false)
})

it('is verified by a login code that was mailed', async () => {
  const shopper = await sandbox.register()
  await logInByCode(shopper.login)
  expect(await readVerified(shopper)).toBe(true)
})

it('is not verified by a login code that a callback of the shop received', async () => {
  const shopper = await sandbox.register()
  await logInByCode(shopper.login, 'callback')
  expect(await readVerified(shopper)).toBe(false)
})

it('is verified by a one-time password that was mailed', async () => {
  const shopper = await sandbox.register()
  await askOneTimePassword(shopper.login)
  const code = await readCode('one-time-password', shopper.login)
  expect((await verifyOneTimePassword(shopper.login, '00000000')).status).toBe(400)
  expect(await readVerified(shopper)).toBe(false)
  expect((await verifyOneTimePassword(shopper.login, code)).status).toBe(204)
  expect(await readVerified(shopper)).toBe(true)
})

it('is not verified by a one-time password that a callback of the shop received', async () => {
  const shopper = await sandbox.register()
  const delivery = { mode: 'callback', callback_uri: 'http://localhost:3000/otp', email: undefined }
  await askOneTimePassword(shopper.login, delivery)
  const code = await readCode('one-time-password', shopper.login)
  expect((await verifyOneTimePassword(shopper.login, code)).status).toBe(204)
  expect(await readVerified(shopper)).toBe(false)
})

it('is unverified after a change, also by codes that went to the old address', async () => {
  const shopper = await sandbox.register()
  await logInByCode(shopper.login)
  await askOneTimePassword(shopper.login)
  await askForCode(shopper.login)
  await change(shopper, { email: `changed-${shopper.login}` })
  expect(await readVerified(shopper)).toBe(false)
  await verifyOneTimePassword(shopper.login, await readCode('one-time-password', shopper.login))
  await helpers.getPasswordLessAccessToken({
    slasClient: createPrivateSlas(sandbox),
    credentials: { clientSecret: SECRET },
    parameters: { pwdlessLoginToken: await readCode('login-code', shopper.login) }
  })
  expect(await readVerified(shopper)).toBe(false)
})

it('is verified after a change by the code that went to the new address', async () => {
  const shopper = await sandbox.register()
  const email = `new-${shopper.login}`
  await call('POST', CHANGES, shopper.token, { email })
  const [mail] = await readMails(sandbox, 'email-code', email)
  await call('POST', `${CHANGES}/confirm`, shopper.token, { code: mail?.document.code, password })
  expect(await readVerified(shopper)).toBe(true)
})

it('is verified from the start for customers who register by a code', async () => {
  const login = 'registered-by-code@example.com'
  await helpers.authorizePasswordless({
    slasClient: createPrivateSlas(sandbox),
    credentials: { clientSecret: SECRET },
    parameters: { userid: login, mode: 'email', locale: 'de-DE', registerCustomer: true, lastName: 'Code' }
  })
  const { customer_id: customerId, access_token: token } = await helpers.getPasswordLessAccessToken({
    slasClient: createPrivateSlas(sandbox),
    credentials: { clientSecret: SECRET },
    parameters: { pwdlessLoginToken: await readCode('login-code', login) }
  })
  expect(await readVerified({ customerId, token })).toBe(true)
})

it('is needed for a login code under strict_verify', async () => {
  const { login } = await sandbox.register()
  const refusal = { status: 400, body: { message: expect.stringMatching(/email not verified/i) as string } }
  expect(await askForCode(login, { strict: true })).toMatchObject(refusal)
  expect(await askForCode('nobody@example.com', { strict: true })).toMatchObject(refusal)
  expect(await readMails(sandbox, 'login-code', login)).toEqual([])
  await logInByCode(login)
  expect((await askForCode(login, { strict: true })).status).toBe(200)
  expect(await readMails(sandbox, 'login-code', login)).toHaveLength(2)
})
