import type { ShopperCustomers } from 'commerce-sdk-isomorphic'
import { readSlug, serveCustomers, TEA } from './customer-setup'

const { createGuest, registerCustomer } = serveCustomers()

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

it('refuses a second address of the same name, and an unknown address', async () => {
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

it('merges a product that is added twice to a wishlist, and removes it with quantity 0', async () => {
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

it('returns an empty page of the order history', async () => {
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

it.each(calls)('refuses %s of another customer, for guests and customers', async (_name, call) => {
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
