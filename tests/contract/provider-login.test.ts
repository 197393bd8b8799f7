import { customer, readClaims, SLAS, startSandbox, type TestSandbox } from './session-setup'
import { goToProvider, signInByProvider } from './provider-setup'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const readUserInfo = async (token: string) => {
  const response = await fetch(`${sandbox.origin}${SLAS}/userinfo?channel_id=jasmin`, {
    headers: { authorization: `Bearer ${token}` }
  })
  return (await response.json()) as Record<string, unknown>
}

it('leads over the consent page back to the client, whose code is exchanged with PKCE', async () => {
  const { consent, status, decide } = await goToProvider(sandbox)
  expect(status).toBe(303)
  const page = await (await fetch(consent, { headers: { 'accept-language': 'de-DE' } })).text()
  expect(page).toContain('Zustimmen und weiter')
  const { status: sent, target } = await decide({ person: 'new' })
  expect(sent).toBe(303)
  expect(target.origin + target.pathname).toBe('http://localhost:3000/callback')
  expect(Object.fromEntries(target.searchParams)).toEqual({
    usid: expect.any(String),
    code: expect.any(String),
    state: 'of-the-client'
  })
})

it('signs an unknown person in as a customer of their own, and knows them by their subject', async () => {
  const first = await signInByProvider(sandbox, { email: 'lena@people.example' })
  const { isb } = readClaims(first.access_token)
  expect(isb).toMatch(/^uido:google::upn:lena@people\.example::/)
  expect(isb).toContain(`rcid:${first.customer_id}`)
  const { body } = await sandbox.getCustomer(first.customer_id, first.access_token)
  expect(body).toMatchObject({ login: 'lena@people.example', email: 'lena@people.example' })
  expect((await signInByProvider(sandbox, { email: 'lena@people.example' })).customer_id).toBe(
    first.customer_id
  )
  const other = await signInByProvider(sandbox, { email: 'lena@people.example' }, { provider: 'apple' })
  expect(other.customer_id).not.toBe(first.customer_id)
})

it('never signs a person in as the customer who has the same address', async () => {
  const anna = await sandbox.loginCustomer()
  const person = await signInByProvider(sandbox, { person: 'customer' })
  expect(person.customer_id).not.toBe(anna.customer_id)
  const { body } = await sandbox.getCustomer(person.customer_id, person.access_token)
  expect(body).toMatchObject({ email: customer.username })
  expect(body).not.toMatchObject({ login: customer.username })
})

it('says in userinfo whether the provider has confirmed the address', async () => {
  const unverified = await signInByProvider(sandbox, { person: 'unverified' })
  expect(await readUserInfo(unverified.access_token)).toMatchObject({
    email: 'uwe.offen@example.com',
    email_verified: false
  })
  const verified = await signInByProvider(sandbox, { person: 'new' })
  expect(await readUserInfo(verified.access_token)).toMatchObject({ email_verified: true })
  expect(await readUserInfo((await sandbox.loginCustomer()).access_token)).not.toHaveProperty(
    'email_verified'
  )
})

it('leaves the address of a person without a confirmed one free for its owner', async () => {
  await signInByProvider(sandbox, { person: 'unverified' })
  const guest = sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)
  await expect(
    guest.registerCustomer({
      body: {
        customer: { login: 'uwe.offen@example.com', email: 'uwe.offen@example.com', lastName: 'Offen' },
        password: 'Kräuter7!Tee'
      }
    })
  ).resolves.toHaveProperty('customerId')
})

it('tells the client of a refusal, with the client’s state', async () => {
  const { decide } = await goToProvider(sandbox)
  const { target } = await decide({ decision: 'refuse' })
  expect(Object.fromEntries(target.searchParams)).toEqual({
    error: 'access_denied',
    error_description: expect.any(String),
    state: 'of-the-client'
  })
})

it('goes on under the usid of the guest', async () => {
  const guest = await sandbox.loginGuest()
  const person = await signInByProvider(sandbox, { email: 'follows@people.example' }, { usid: guest.usid })
  expect(person.usid).toBe(guest.usid)
})

it('refuses a request that is older than ten minutes, and an unknown provider', async () => {
  const { decide } = await goToProvider(sandbox)
  sandbox.setClock(11 * 60_000)
  expect((await decide({ person: 'new' })).status).toBe(400)
  expect((await goToProvider(sandbox, { provider: 'unknown' as 'google' })).status).toBe(400)
})

it('lets nobody log in by password who has none', async () => {
  await signInByProvider(sandbox, { email: 'no-password@people.example' })
  await expect(
    sandbox.loginCustomer({ username: 'no-password@people.example', password: '' })
  ).rejects.toBeDefined()
  await expect(
    sandbox.loginCustomer({ username: 'no-password@people.example', password: 'Kräuter7!Tee' })
  ).rejects.toMatchObject({ response: { status: 401 } })
})
