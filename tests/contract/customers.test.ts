import type { ShopperCustomers } from 'commerce-sdk-isomorphic'
import { seed } from '../../sandbox/seed/seed'
import { customer, CUSTOMERS, readRefusal, startSandbox, type TestSandbox } from './session-setup'

const TEA = '100000000000000101'
const { categories, products } = seed
const password = 'Kamille8?gut'
let sandbox: TestSandbox
let count = 0

beforeAll(async () => {
  sandbox = await startSandbox({ seed: { categories, products: products.filter(({ id }) => id === TEA) } })
})
afterAll(() => sandbox.stop())

const createGuest = async () => sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)

/** A new customer for each test, signed in. */
async function registerCustomer(fields = {}) {
  count += 1
  const login = `shopper${count}@example.com`
  const body = { customer: { login, email: login, firstName: 'Ida', lastName: 'Moor', ...fields }, password }
  const registered = await (await createGuest()).registerCustomer({ body })
  const { access_token, customer_id } = await sandbox.loginCustomer({ username: login, password })
  return {
    login,
    registered,
    token: access_token,
    customers: sandbox.createCustomersClient(access_token),
    parameters: { customerId: customer_id }
  }
}

const readSlug = async (call: Promise<unknown>) => {
  const { status, body } = await readRefusal(call)
  return [status, String(body.type).split('/').at(-1)]
}

it('registers a customer who can sign in and finds their custom attributes again', async () => {
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

it('knows a guest by id only', async () => {
  const { access_token, customer_id } = await sandbox.loginGuest()
  const parameters = { customerId: customer_id }
  const guest = await sandbox.createCustomersClient(access_token).getCustomer({ parameters })
  expect(guest).toEqual({ authType: 'guest', customerId: customer_id })
})

it.each([
  [
    'a taken login, in any case',
    { login: customer.username.toUpperCase() },
    password,
    'login-already-in-use'
  ],
  ['a weak password', {}, 'kamille8', 'invalid-password'],
  ['an e-mail without top level', { email: 'ida@moor' }, password, 'bad-request'],
  ['an e-mail with a colon', { email: 'a::b@example.com' }, password, 'bad-request'],
  ['a customer without last name', { lastName: undefined }, password, 'bad-request'],
  ['a birthday that is none', { birthday: '2001-02-30' }, password, 'bad-request']
])('refuses to register %s', async (_what, change, chosen, slug) => {
  const fields = { login: 'new@example.com', email: 'new@example.com', lastName: 'Moor', ...change }
  const call = (await createGuest()).registerCustomer({ body: { customer: fields, password: chosen } })
  expect(await readSlug(call)).toEqual([400, slug])
})

it('registers a login once when two requests race for it', async () => {
  const guest = await createGuest()
  const register = () =>
    guest.registerCustomer({
      body: { customer: { login: 'race@example.com', email: 'race@example.com', lastName: 'R' }, password }
    })
  const outcomes = await Promise.allSettled([register(), register()])
  expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('changes what is given, takes back what is null and keeps the rest', async () => {
  const { customers, parameters } = await registerCustomer({ phoneMobile: '123', salutation: 'MRS' })
  const body = { firstName: 'Ada', phoneMobile: null as unknown as string, c_aboAlerts: false }
  const updated = await customers.updateCustomer({ parameters, body })
  expect(updated).toMatchObject({ firstName: 'Ada', lastName: 'Moor', salutation: 'MRS', c_aboAlerts: false })
  expect(updated).not.toHaveProperty('phoneMobile')
})

it('does not let a customer change who they are or take a login of another', async () => {
  const { customers, parameters } = await registerCustomer()
  const body = { customerId: 'other', customerNo: '1', enabled: false } as never
  expect(await customers.updateCustomer({ parameters, body })).toMatchObject({ ...parameters, enabled: true })
  const taken = customers.updateCustomer({ parameters, body: { login: customer.username } as never })
  expect(await readSlug(taken)).toEqual([400, 'login-already-in-use'])
})

it('ends all sessions of a customer whose password changes', async () => {
  const { customers, parameters, login, token } = await registerCustomer()
  const change = (currentPassword: string) =>
    customers.updateCustomerPassword({ parameters, body: { currentPassword, password: 'Melisse9!neu' } })
  expect(await readSlug(change('wrong'))).toEqual([403, 'invalid-current-password'])
  await change(password)
  const { status, body } = await sandbox.getCustomer(parameters.customerId, token)
  expect([status, body.detail]).toEqual([401, 'Customer credentials changed after token was issued.'])
  await expect(sandbox.loginCustomer({ username: login, password: 'Melisse9!neu' })).resolves.toHaveProperty(
    'usid'
  )
})

it('sends a reset token by mail only, and takes it once', async () => {
  const { login } = await registerCustomer()
  const guest = await createGuest()
  const asked = await guest.getResetPasswordToken({ body: { login } })
  expect(asked).not.toHaveProperty('resetToken')
  expect(Object.keys(await guest.getResetPasswordToken({ body: { login: 'nobody@example.com' } }))).toEqual(
    Object.keys(asked)
  )
  const outbox = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as {
    mails: { recipient: string; document: { token: string } }[]
  }
  expect(outbox.mails.map(mail => mail.recipient)).not.toContain('nobody@example.com')
  const resetToken = outbox.mails.find(mail => mail.recipient === login)?.document.token ?? ''
  const reset = () => guest.resetPassword({ body: { login, resetToken, newPassword: 'Fenchel5,neu' } })
  await reset()
  expect(await readSlug(reset())).toEqual([400, 'invalid-reset-token'])
  await expect(sandbox.loginCustomer({ username: login, password: 'Fenchel5,neu' })).resolves.toHaveProperty(
    'usid'
  )
})

const home = { addressId: 'Zuhause', lastName: 'Moor', countryCode: 'DE', city: 'Köln', preferred: true }

it('keeps an address book in which one address is preferred', async () => {
  const { customers, parameters } = await registerCustomer()
  await customers.createCustomerAddress({ parameters, body: home })
  await customers.createCustomerAddress({ parameters, body: { ...home, addressId: '__proto__' } })
  const named = { ...parameters, addressName: 'Zuhause' }
  expect(await customers.getCustomerAddress({ parameters: named })).toMatchObject({
    city: 'Köln',
    preferred: false
  })
  await customers.updateCustomerAddress({ parameters: named, body: { ...home, city: 'Bonn' } })
  await customers.removeCustomerAddress({ parameters: { ...parameters, addressName: '__proto__' } })
  expect((await customers.getCustomer({ parameters })).addresses).toMatchObject([
    { addressId: 'Zuhause', city: 'Bonn' }
  ])
})

it('refuses a second address of the same name and one that is not there', async () => {
  const { customers, parameters } = await registerCustomer()
  await customers.createCustomerAddress({ parameters, body: home })
  expect(await readSlug(customers.createCustomerAddress({ parameters, body: home }))).toEqual([
    400,
    'address-id-already-in-use'
  ])
  const missing = customers.removeCustomerAddress({
    parameters: { ...parameters, addressName: 'constructor' }
  })
  expect(await readSlug(missing)).toEqual([404, 'customer-address-not-found'])
})

it('keeps a saved card without its number', async () => {
  const { customers, parameters } = await registerCustomer()
  const paymentCard = {
    cardType: 'Visa',
    holder: 'Ida Moor',
    number: '4111111111111111',
    expirationMonth: 12,
    expirationYear: 2030
  }
  const saved = await customers.createCustomerPaymentInstrument({
    parameters,
    body: { paymentMethodId: 'UNZER_CARDS', paymentCard } as never
  })
  expect(saved).toMatchObject({ paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111' } })
  expect(JSON.stringify(await customers.getCustomer({ parameters }))).not.toContain('4111111111111111')
  const paymentInstrumentId = saved.paymentInstrumentId ?? ''
  await customers.deleteCustomerPaymentInstrument({ parameters: { ...parameters, paymentInstrumentId } })
  expect((await customers.getCustomer({ parameters })).paymentInstruments).toEqual([])
})

it('keeps a wishlist: a product twice is one item, quantity 0 removes it', async () => {
  const { customers, parameters } = await registerCustomer()
  const { id: listId = '' } = await customers.createCustomerProductList({
    parameters,
    body: { type: 'wish_list', name: 'wish_list' }
  })
  const list = { ...parameters, listId }
  const item = {
    productId: TEA,
    quantity: 1,
    priority: 1,
    public: false,
    type: 'product' as const
  }
  await customers.createCustomerProductListItem({ parameters: list, body: item })
  const { id: itemId = '', quantity } = await customers.createCustomerProductListItem({
    parameters: list,
    body: item
  })
  expect(quantity).toBe(2)
  await customers.updateCustomerProductListItem({
    parameters: { ...list, itemId },
    body: { quantity: 0, priority: 1, public: false }
  })
  expect((await customers.getCustomerProductList({ parameters: list })).customerProductListItems).toEqual([])
  await customers.deleteCustomerProductList({ parameters: list })
  expect(await customers.getCustomerProductLists({ parameters })).toMatchObject({ total: 0, data: [] })
})

it('keeps a standing order with its JSON attributes', async () => {
  const { customers, parameters } = await registerCustomer()
  const c_orderingDeliveryTable = JSON.stringify([{ id: '1', shippingDate: '2030-01-01', status: 1 }])
  const body = { type: 'custom_1', name: 'Monat', c_orderingStatus: 1, c_orderingDeliveryTable } as never
  const { id: listId = '' } = await customers.createCustomerProductList({ parameters, body })
  const suspended = await customers.updateCustomerProductList({
    parameters: { ...parameters, listId },
    body: { c_orderingStatus: 0 } as never
  })
  expect(suspended).toMatchObject({
    type: 'custom_1',
    name: 'Monat',
    c_orderingStatus: 0,
    c_orderingDeliveryTable
  })
})

it('answers an empty order history page by page', async () => {
  const { customers, parameters } = await registerCustomer()
  expect(await customers.getCustomerOrders({ parameters })).toEqual({
    data: [],
    limit: 10,
    offset: 0,
    total: 0
  })
})

type Call = [
  name: string,
  call: (customers: ShopperCustomers<never>, parameters: { customerId: string }) => Promise<unknown>
]
const calls = [
  ['getCustomer', (customers, parameters) => customers.getCustomer({ parameters })],
  [
    'updateCustomer',
    (customers, parameters) => customers.updateCustomer({ parameters, body: { firstName: 'Eve' } })
  ],
  [
    'createCustomerAddress',
    (customers, parameters) => customers.createCustomerAddress({ parameters, body: home })
  ],
  ['getCustomerProductLists', (customers, parameters) => customers.getCustomerProductLists({ parameters })],
  ['getCustomerOrders', (customers, parameters) => customers.getCustomerOrders({ parameters })],
  ['getCustomerBaskets', (customers, parameters) => customers.getCustomerBaskets({ parameters })]
] as Call[]

it.each(calls)('%s of another customer finds nobody, for guests and customers alike', async (_name, call) => {
  const victim = await registerCustomer()
  const other = await registerCustomer()
  for (const client of [other.customers, await createGuest()]) {
    const refused = call(client as unknown as ShopperCustomers<never>, victim.parameters)
    expect(await readSlug(refused)).toEqual([404, 'customer-not-found'])
  }
})

it('finds a list under its owner only', async () => {
  const owner = await registerCustomer()
  const other = await registerCustomer()
  const { id: listId = '' } = await owner.customers.createCustomerProductList({
    parameters: owner.parameters,
    body: { type: 'wish_list' }
  })
  const stolen = other.customers.getCustomerProductList({ parameters: { ...other.parameters, listId } })
  expect(await readSlug(stolen)).toEqual([404, 'product-list-not-found'])
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
  const { access_token } = await sandbox.loginGuest()
  const response = await fetch(`${sandbox.origin}${CUSTOMERS}?siteId=jasmin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8'
  ])
})
