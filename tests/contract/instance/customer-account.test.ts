import { checkShape } from '../shape/check-shape'
import { readRefusal } from '../session-setup'
import { openPlatformUnderTest, type PlatformUnderTest } from './platform-under-test'

let platform: PlatformUnderTest
let account: Awaited<ReturnType<PlatformUnderTest['register']>>
let shopper: Awaited<ReturnType<PlatformUnderTest['login']>>
// The vendor's types take half a minute to load on a busy machine.
beforeAll(async () => {
  platform = await openPlatformUnderTest()
  account = await platform.register()
  shopper = await platform.login({ username: account.login, password: account.password })
}, 120_000)
afterAll(() => platform.close())

const expectShape = (value: unknown, type: string) =>
  expect(checkShape(value, 'ShopperCustomersTypes', type)).toEqual([])
const mine = () => ({ customerId: shopper.customerId })

it('registers, shows and changes a customer', async () => {
  const { customers } = shopper
  expectShape(account.customer, 'Customer')
  expectShape(await customers.getCustomer({ parameters: mine() }), 'Customer')
  const changed = await customers.updateCustomer({
    parameters: mine(),
    body: { firstName: 'Lena', phoneMobile: '0151 2345678', c_newsletter: true }
  })
  expectShape(changed, 'Customer')
  expect(await customers.getCustomer({ parameters: mine() })).toMatchObject({ firstName: 'Lena' })

  const taken = await readRefusal(
    account.guest.customers.registerCustomer({
      body: {
        customer: { login: account.login, email: account.login, firstName: 'A', lastName: 'B' },
        password: account.password
      }
    })
  )
  expect([taken.status, String(taken.body.type)]).toEqual([
    400,
    expect.stringMatching(/login-already-in-use$/)
  ])
})

it('keeps addresses under their names', async () => {
  const { customers } = shopper
  const address = {
    addressId: 'home',
    firstName: 'Lina',
    lastName: 'Berg',
    address1: 'Lindenweg 3',
    city: 'Köln',
    postalCode: '50667',
    countryCode: 'DE' as const
  }
  expectShape(await customers.createCustomerAddress({ parameters: mine(), body: address }), 'CustomerAddress')
  const parameters = { ...mine(), addressName: 'home' }
  expectShape(
    await customers.updateCustomerAddress({ parameters, body: { ...address, city: 'Bonn' } }),
    'CustomerAddress'
  )
  expect(await customers.getCustomerAddress({ parameters })).toMatchObject({ city: 'Bonn' })
  await customers.removeCustomerAddress({ parameters })
  expect((await readRefusal(customers.getCustomerAddress({ parameters }))).status).toBe(404)
})

it('keeps lists of products, and standing orders with their own fields', async () => {
  const { customers } = shopper
  const productId = await platform.findOrderableProduct()
  const list = await customers.createCustomerProductList({ parameters: mine(), body: { type: 'wish_list' } })
  expectShape(list, 'CustomerProductList')
  const inList = { ...mine(), listId: list.id ?? '' }
  const item = await customers.createCustomerProductListItem({
    parameters: inList,
    body: { productId, quantity: 1, priority: 1, public: false, type: 'product' }
  })
  expectShape(item, 'CustomerProductListItem')
  const inItem = { ...inList, itemId: item.id ?? '' }
  await customers.updateCustomerProductListItem({
    parameters: inItem,
    body: { quantity: 2, priority: 1, public: false }
  })
  const lists = await customers.getCustomerProductLists({ parameters: mine() })
  expectShape(lists, 'CustomerProductListResult')
  expect(
    lists.data?.find(({ id }) => id === list.id)?.customerProductListItems?.map(({ quantity }) => quantity)
  ).toEqual([2])
  await customers.deleteCustomerProductListItem({ parameters: inItem })
  await customers.deleteCustomerProductList({ parameters: inList })
  expect((await readRefusal(customers.getCustomerProductList({ parameters: inList }))).status).toBe(404)

  const standing = await customers.createCustomerProductList({
    parameters: mine(),
    body: { type: 'custom_1', c_orderingInterval: '4', c_orderingStatus: 1, c_orderingDeliveryTable: '[]' }
  })
  expect(standing).toMatchObject({ type: 'custom_1', c_orderingStatus: 1, c_orderingDeliveryTable: '[]' })
})

it('shows the orders of the customer in pages', async () => {
  const page = await shopper.customers.getCustomerOrders({ parameters: { ...mine(), offset: 0, limit: 10 } })
  expectShape(page, 'CustomerOrderResult')
  expect(page).toMatchObject({ offset: 0, limit: 10, total: 0 })
})

it("takes the guest's basket over at the login", async () => {
  const guest = await platform.loginGuest()
  const productId = await platform.findOrderableProduct()
  const basket = await guest.baskets.createBasket({ body: {} })
  await guest.baskets.addItemToBasket({
    parameters: { basketId: basket.basketId ?? '' },
    body: [{ productId, quantity: 1 }]
  })
  const { login, password } = await platform.register()
  const registered = await platform.login({ username: login, password }, guest.usid)
  const merged = await registered.baskets.mergeBasket({ parameters: { createDestinationBasket: true } })
  expect(merged.productItems?.map(item => item.productId)).toEqual([productId])
  expect(merged.customerInfo?.customerId).toBe(registered.customerId)
})

it('opens nothing of one customer to another', async () => {
  const { customers } = await platform.loginGuest()
  const refusals = await Promise.all(
    [
      customers.getCustomer({ parameters: mine() }),
      customers.updateCustomer({ parameters: mine(), body: { firstName: 'Eve' } }),
      customers.getCustomerOrders({ parameters: mine() }),
      customers.getCustomerBaskets({ parameters: mine() }),
      customers.getCustomerProductLists({ parameters: mine() })
    ].map(readRefusal)
  )
  for (const { status } of refusals) expect([401, 403, 404]).toContain(status)
})

it('changes the password only for who knows it', async () => {
  const { customers } = shopper
  const wrong = await readRefusal(
    customers.updateCustomerPassword({
      parameters: mine(),
      body: { currentPassword: 'Wrong-1234!', password: 'New-Tea-1234!' }
    })
  )
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  await customers.updateCustomerPassword({
    parameters: mine(),
    body: { currentPassword: account.password, password: 'New-Tea-1234!' }
  })
  const again = await platform.login({ username: account.login, password: 'New-Tea-1234!' })
  expect(again.customerId).toBe(shopper.customerId)
})
