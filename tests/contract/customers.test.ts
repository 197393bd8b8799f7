import { PASSWORD, readSlug, serveCustomers } from './customer-setup'
import { customer, CUSTOMERS } from './session-setup'

const { getSandbox, createGuest, registerCustomer } = serveCustomers()

it('registers a customer who can sign in, with custom attributes', async () => {
  const { registered, customers, parameters, login } = await registerCustomer({
    c_newsletter: true,
    phoneHome: null
  })
  expect(registered).toMatchObject({
    authType: 'registered',
    login,
    customerNo: expect.stringMatching(/^\d{8}$/)
  })
  const found = await customers.getCustomer({ parameters })
  expect(found).toMatchObject({
    customerId: registered.customerId,
    lastName: 'Moor',
    c_newsletter: true,
    addresses: []
  })
  expect(found).not.toHaveProperty('phoneHome')
  expect(JSON.stringify(found)).not.toContain('assword')
})

it('returns only the id of a guest', async () => {
  const { access_token, customer_id } = await getSandbox().loginGuest()
  const parameters = { customerId: customer_id }
  const guest = await getSandbox().createCustomersClient(access_token).getCustomer({ parameters })
  expect(guest).toEqual({ authType: 'guest', customerId: customer_id })
})

it.each([
  [
    'a taken login, in any case',
    { login: customer.username.toUpperCase() },
    PASSWORD,
    'login-already-in-use'
  ],
  ['a weak password', {}, 'kamille8', 'invalid-password'],
  ['an e-mail without top level', { email: 'ida@moor' }, PASSWORD, 'bad-request'],
  ['an e-mail with a colon', { email: 'a::b@example.com' }, PASSWORD, 'bad-request'],
  ['a customer without last name', { lastName: undefined }, PASSWORD, 'bad-request'],
  ['an impossible birthday', { birthday: '2001-02-30' }, PASSWORD, 'bad-request']
])('refuses to register %s', async (_what, change, chosen, slug) => {
  const fields = { login: 'new@example.com', email: 'new@example.com', lastName: 'Moor', ...change }
  const call = (await createGuest()).registerCustomer({ body: { customer: fields, password: chosen } })
  expect(await readSlug(call)).toEqual([400, slug])
})

it('registers a login once when two requests race for it', async () => {
  const guest = await createGuest()
  const register = () =>
    guest.registerCustomer({
      body: {
        customer: { login: 'race@example.com', email: 'race@example.com', lastName: 'R' },
        password: PASSWORD
      }
    })
  const outcomes = await Promise.allSettled([register(), register()])
  expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('changes the given fields, deletes null fields and keeps the others', async () => {
  const { customers, parameters } = await registerCustomer({ phoneMobile: '123', salutation: 'MRS' })
  const body = { firstName: 'Ada', phoneMobile: null as unknown as string, c_aboAlerts: false }
  const updated = await customers.updateCustomer({ parameters, body })
  expect(updated).toMatchObject({ firstName: 'Ada', lastName: 'Moor', salutation: 'MRS', c_aboAlerts: false })
  expect(updated).not.toHaveProperty('phoneMobile')
})

it('does not change the ids of a customer, and refuses the login of another customer', async () => {
  const { customers, parameters } = await registerCustomer()
  const body = { customerId: 'other', customerNo: '1', enabled: false }
  expect(await customers.updateCustomer({ parameters, body })).toMatchObject({ ...parameters, enabled: true })
  const take = (currentPassword?: string) =>
    customers.updateCustomer({ parameters, body: { login: customer.username, currentPassword } })
  expect(await readSlug(take(PASSWORD))).toEqual([400, 'login-already-in-use'])
  expect(await readSlug(take('wrong'))).toEqual([400, 'login-needs-password'])
  expect(await readSlug(take())).toEqual([400, 'login-needs-password'])
})

it('ends all sessions of a customer whose password changes', async () => {
  const { customers, parameters, login, token } = await registerCustomer()
  const change = (currentPassword: string) =>
    customers.updateCustomerPassword({ parameters, body: { currentPassword, password: 'Melisse9!neu' } })
  expect(await readSlug(change('wrong'))).toEqual([403, 'invalid-current-password'])
  await change(PASSWORD)
  const { status, body } = await getSandbox().getCustomer(parameters.customerId, token)
  expect([status, body.detail]).toEqual([401, 'Customer credentials changed after token was issued.'])
  await expect(
    getSandbox().loginCustomer({ username: login, password: 'Melisse9!neu' })
  ).resolves.toHaveProperty('usid')
})

it('sends a reset token by mail only, and accepts it once', async () => {
  const { login } = await registerCustomer()
  const guest = await createGuest()
  const asked = await guest.getResetPasswordToken({ body: { login } })
  expect(asked).not.toHaveProperty('resetToken')
  expect(Object.keys(await guest.getResetPasswordToken({ body: { login: 'nobody@example.com' } }))).toEqual(
    Object.keys(asked)
  )
  const outbox = (await (await fetch(`${getSandbox().origin}/control/outbox`)).json()) as {
    mails: { recipient: string; document: { token: string } }[]
  }
  expect(outbox.mails.map(mail => mail.recipient)).not.toContain('nobody@example.com')
  const resetToken = outbox.mails.find(mail => mail.recipient === login)?.document.token ?? ''
  const reset = () => guest.resetPassword({ body: { login, resetToken, newPassword: 'Fenchel5,neu' } })
  await reset()
  expect(await readSlug(reset())).toEqual([400, 'invalid-reset-token'])
  await expect(
    getSandbox().loginCustomer({ username: login, password: 'Fenchel5,neu' })
  ).resolves.toHaveProperty('usid')
})

it.each([
  ['broken JSON', '{"customer":'],
  ['20,000 levels', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['nothing', ''],
  ['a prototype', '{"__proto__":{"customer":{}},"password":"x"}']
])('answers a registration that is %s with a 400 problem', async (_what, body) => {
  const { access_token } = await getSandbox().loginGuest()
  const response = await fetch(`${getSandbox().origin}${CUSTOMERS}?siteId=jasmin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8'
  ])
})
