import { startSandbox, type TestSandbox } from './session-setup'
import { readMails } from './slas-mail-setup'
import { callLinkedAccounts, signInByProvider } from './provider-setup'

let sandbox: TestSandbox
const PASSWORD = 'Kräuter7!Tee'

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const enter = async (token: string) => (await callLinkedAccounts(sandbox, token, 'POST', '/entries')).body
const link = (token: string, ticket: unknown) =>
  callLinkedAccounts(sandbox, token, 'POST', '/accounts', { c_ticket: ticket })
const unlink = (token: string, provider = 'google') =>
  callLinkedAccounts(sandbox, token, 'DELETE', `/accounts/${provider}`)
const list = async (token: string) => (await callLinkedAccounts(sandbox, token, 'GET', '/accounts')).body

async function register(email: string) {
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  await guest.registerCustomer({
    body: { customer: { login: email, email, lastName: 'Beispiel' }, password: PASSWORD }
  })
  return sandbox.loginCustomer({ username: email, password: PASSWORD })
}

/** By the token of a mail. */
async function choosePassword(login: string, newPassword: string) {
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  await guest.getResetPasswordToken({ body: { login } })
  const [mail] = await readMails(sandbox, 'password-reset', login)
  await guest.resetPassword({ body: { login, resetToken: mail?.document.token ?? '', newPassword } })
}

it('tells an address that has another account from a new one', async () => {
  const person = await signInByProvider(sandbox, { email: 'first@people.example' })
  expect(await enter(person.access_token)).toMatchObject({ c_hasOtherAccount: false })
  await register('known@people.example')
  const known = await signInByProvider(sandbox, { email: 'known@people.example' })
  expect(await enter(known.access_token)).toMatchObject({ c_hasOtherAccount: true })
})

it('links a provider to the account that shows its ticket, once; the provider then signs that account in', async () => {
  const account = await register('linking@people.example')
  const person = await signInByProvider(sandbox, { email: 'linking@people.example' })
  const { c_ticket: ticket } = await enter(person.access_token)
  expect((await link(account.access_token, ticket)).status).toBe(204)
  expect((await link(account.access_token, ticket)).status).toBe(400)
  expect(await list(account.access_token)).toEqual({
    c_otherWays: ['password', 'code'],
    c_accounts: [
      {
        authenticationProviderId: 'google',
        email: 'linking@people.example',
        linkedAt: expect.any(String),
        lastUsedAt: expect.any(String)
      }
    ]
  })
  const again = await signInByProvider(sandbox, { email: 'linking@people.example' })
  expect(again.customer_id).toBe(account.customer_id)
  expect(await enter(again.access_token)).toMatchObject({ c_hasOtherAccount: false })
  // The record that the first sign-in had made is gone, and its session with it.
  expect((await callLinkedAccounts(sandbox, person.access_token, 'GET', '/accounts')).status).toBe(401)
})

it('does not link a provider account that is in use by another customer, nor a second one', async () => {
  const owner = await signInByProvider(sandbox, { email: 'owner@people.example' })
  await enter(owner.access_token)
  const again = await signInByProvider(sandbox, { email: 'owner@people.example' })
  const account = await register('taker@people.example')
  const { c_ticket: used } = await enter(again.access_token)
  expect((await link(account.access_token, used)).status).toBe(409)
  const first = await signInByProvider(sandbox, { email: 'one@people.example' })
  expect((await link(account.access_token, (await enter(first.access_token)).c_ticket)).status).toBe(204)
  const second = await signInByProvider(sandbox, { email: 'two@people.example' })
  expect((await link(account.access_token, (await enter(second.access_token)).c_ticket)).status).toBe(409)
})

it('forgets a ticket after two minutes', async () => {
  const account = await register('late@people.example')
  const person = await signInByProvider(sandbox, { email: 'late@people.example' })
  const { c_ticket: ticket } = await enter(person.access_token)
  sandbox.setClock(3 * 60_000)
  expect((await link(account.access_token, ticket)).status).toBe(400)
})

it('disconnects a provider with another address when a mail brings a new password, and keeps the owner’s', async () => {
  const providers = [
    { provider: 'google', email: 'owned@people.example' },
    { provider: 'apple', email: 'stranger@people.example' }
  ] as const
  const account = await register('owned@people.example')
  for (const { provider, email } of providers) {
    const person = await signInByProvider(sandbox, { email }, { provider })
    await link(account.access_token, (await enter(person.access_token)).c_ticket)
  }
  await choosePassword('owned@people.example', 'Fenchel5,neu')
  const again = await sandbox.loginCustomer({ username: 'owned@people.example', password: 'Fenchel5,neu' })
  expect((await list(again.access_token)).c_accounts).toMatchObject([{ authenticationProviderId: 'google' }])
})

it('unlinks a provider, but not the last way to sign in', async () => {
  await register('refused@people.example')
  // Their login is no address: no code reaches them.
  const person = await signInByProvider(sandbox, { email: 'refused@people.example' })
  expect(await list(person.access_token)).toMatchObject({ c_otherWays: [] })
  expect((await unlink(person.access_token)).status).toBe(409)
  const account = await register('has-password@people.example')
  const other = await signInByProvider(sandbox, { email: 'has-password@people.example' })
  await link(account.access_token, (await enter(other.access_token)).c_ticket)
  expect((await unlink(account.access_token)).status).toBe(204)
  expect((await unlink(account.access_token)).status).toBe(404)
})

it('counts codes, and not a password that is switched off, as other ways to sign in', async () => {
  const person = await signInByProvider(sandbox, { email: 'codes@people.example' })
  expect(await list(person.access_token)).toMatchObject({ c_otherWays: ['code'] })
  expect((await unlink(person.access_token)).status).toBe(204)
  const account = await register('off@people.example')
  await sandbox
    .createCustomersClient(account.access_token)
    .updateCustomer({ parameters: { customerId: account.customer_id }, body: { c_passwordOff: true } })
  expect(await list(account.access_token)).toMatchObject({ c_otherWays: ['code'] })
})

it('refuses guests', async () => {
  const { access_token: guest } = await sandbox.loginGuest()
  expect((await callLinkedAccounts(sandbox, guest, 'GET', '/accounts')).status).toBe(403)
})
