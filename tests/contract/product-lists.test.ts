import { ShopperCustomers } from 'commerce-sdk-isomorphic'
import { ORGANIZATION, readRefusal } from './session-setup'
import { checkShape } from './shape/check-shape'
import { startShop, type TestShop } from './shop-setup'

const TEA = '100000000000000101'
const OTHER_TEA = '100000000000000102'
const LISTS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/product-lists`

let shop: TestShop
let people = 0
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const expectShape = (value: unknown, type: string) =>
  expect(checkShape(value, 'ShopperCustomersTypes', type)).toEqual([])

async function openGuest() {
  const { access_token, customer_id } = await shop.loginGuest()
  return {
    token: access_token,
    customers: shop.createCustomersClient(access_token),
    parameters: { customerId: customer_id }
  }
}

/** A new registered customer for each test. */
async function register() {
  const username = `liste${(people += 1)}@example.com`
  const credentials = { username, password: 'Teegarten7!' }
  await (
    await openGuest()
  ).customers.registerCustomer({
    body: {
      customer: { login: username, email: username, firstName: 'Lina', lastName: `Berg${people}` },
      password: credentials.password
    }
  })
  const { access_token, customer_id } = await shop.loginCustomer(credentials)
  return {
    email: username,
    lastName: `Berg${people}`,
    customers: shop.createCustomersClient(access_token),
    parameters: { customerId: customer_id }
  }
}

const wish = { productId: TEA, quantity: 1, priority: 1, public: false, type: 'product' as const }

const readSlug = async (call: Promise<unknown>) => {
  const { status, body } = await readRefusal(call)
  return [status, String(body.type).split('/').at(-1)]
}

it('lets a guest keep a wishlist, read and change it', async () => {
  const { customers, parameters } = await openGuest()
  expect(await customers.getCustomerProductLists({ parameters })).toMatchObject({ total: 0, data: [] })
  const list = await customers.createCustomerProductList({
    parameters,
    body: { type: 'wish_list', name: 'Wunschzettel' }
  })
  expectShape(list, 'CustomerProductList')
  const inList = { ...parameters, listId: list.id ?? '' }
  const item = await customers.createCustomerProductListItem({ parameters: inList, body: wish })
  expectShape(item, 'CustomerProductListItem')
  const lists = await customers.getCustomerProductLists({ parameters })
  expectShape(lists, 'CustomerProductListResult')
  expect(lists.data).toMatchObject([{ id: list.id, customerProductListItems: [{ productId: TEA }] }])
  await customers.updateCustomerProductListItem({
    parameters: { ...inList, itemId: item.id ?? '' },
    body: { ...wish, quantity: 3 }
  })
  expect(
    (await customers.getCustomerProductList({ parameters: inList })).customerProductListItems
  ).toMatchObject([{ quantity: 3 }])
  await customers.deleteCustomerProductListItem({ parameters: { ...inList, itemId: item.id ?? '' } })
  await customers.deleteCustomerProductList({ parameters: inList })
  expect(await customers.getCustomerProductLists({ parameters })).toMatchObject({ total: 0 })
})

it('shows a guest’s list to that guest alone', async () => {
  const owner = await openGuest()
  const { id: listId = '' } = await owner.customers.createCustomerProductList({
    parameters: owner.parameters,
    body: { type: 'wish_list' }
  })
  const other = await openGuest()
  const read = (parameters: { customerId: string }) =>
    other.customers.getCustomerProductList({ parameters: { ...parameters, listId } })
  expect(await readSlug(read(owner.parameters))).toEqual([404, 'customer-not-found'])
  expect(await readSlug(read(other.parameters))).toEqual([404, 'product-list-not-found'])
})

it('still keeps addresses and cards from guests', async () => {
  const { customers, parameters } = await openGuest()
  const body = { addressId: 'home', lastName: 'Berg', countryCode: 'DE' }
  expect(await readSlug(customers.createCustomerAddress({ parameters, body }))).toEqual([403, 'forbidden'])
})

it.each([
  [
    'a product that nobody knows',
    { ...wish, productId: '999999999999999999' },
    400,
    'product-list-product-not-found'
  ],
  [
    'a product of the other shop',
    { ...wish, productId: '200000000000200101' },
    400,
    'product-list-product-not-found'
  ],
  [
    'a product by the name of a prototype',
    { ...wish, productId: 'constructor' },
    400,
    'product-list-product-not-found'
  ],
  ['no product', { ...wish, productId: undefined }, 400, 'product-list-product-id-missing']
])('puts %s on no list', async (_what, body, status, slug) => {
  const { customers, parameters } = await openGuest()
  const { id: listId = '' } = await customers.createCustomerProductList({
    parameters,
    body: { type: 'wish_list' }
  })
  const inList = { ...parameters, listId }
  expect(await readSlug(customers.createCustomerProductListItem({ parameters: inList, body }))).toEqual([
    status,
    slug
  ])
  expect((await customers.getCustomerProductList({ parameters: inList })).customerProductListItems).toEqual(
    []
  )
})

describe('a public list', () => {
  it('is found by its owner’s e-mail or name, and shows its public items to guests', async () => {
    const { customers, parameters, email, lastName } = await register()
    const { id: listId = '' } = await customers.createCustomerProductList({
      parameters,
      body: {
        type: 'gift_registry',
        name: 'Hochzeit',
        public: true,
        c_orderingShippingAddress: '{"city":"Köln"}'
      }
    })
    const inList = { ...parameters, listId }
    await customers.createCustomerProductListItem({ parameters: inList, body: { ...wish, public: true } })
    await customers.createCustomerProductListItem({
      parameters: inList,
      body: { ...wish, productId: OTHER_TEA }
    })
    await customers.createCustomerProductList({ parameters, body: { type: 'wish_list', name: 'Geheim' } })

    const guest = (await openGuest()).customers
    const queries: Record<string, string>[] = [
      { email },
      { email: email.toUpperCase() },
      { firstName: 'Lina', lastName }
    ]
    for (const query of queries) {
      const found = await guest.getPublicProductListsBySearchTerm({ parameters: query })
      expectShape(found, 'PublicProductListResult')
      expect(found).toMatchObject({
        total: 1,
        data: [{ id: listId, name: 'Hochzeit', type: 'gift_registry' }]
      })
    }
    const list = await guest.getPublicProductList({ parameters: { listId } })
    expectShape(list, 'PublicProductList')
    expect(list).toMatchObject({ id: listId, public: true, productListItems: [{ productId: TEA }] })
    expect(list.productListItems).toHaveLength(1)
    expect(JSON.stringify(list)).not.toMatch(new RegExp(`${email}|Köln`))

    const items = await guest.getPublicProductListItems({
      parameters: { listId, expand: ['product', 'images', 'availability'] }
    })
    expectShape(items, 'PublicProductListItemResult')
    expect(items).toMatchObject({
      total: 1,
      data: [{ product: { id: TEA, inventory: { orderable: true }, imageGroups: expect.any(Array) } }]
    })
    const itemId = items.data?.[0]?.id ?? ''
    const item = await guest.getProductListItem({ parameters: { listId, itemId } })
    expectShape(item, 'PublicProductListItem')
    expect(item.id).toBe(itemId)
  })

  it('is not found when it is private, its item is private, or nobody has it', async () => {
    const { customers, parameters } = await register()
    const closed = await customers.createCustomerProductList({ parameters, body: { type: 'wish_list' } })
    const open = await customers.createCustomerProductList({
      parameters,
      body: { type: 'wish_list', public: true }
    })
    const item = await customers.createCustomerProductListItem({
      parameters: { ...parameters, listId: open.id ?? '' },
      body: wish
    })
    const guest = (await openGuest()).customers
    for (const listId of [closed.id ?? '', 'unknown', '__proto__']) {
      expect(await readSlug(guest.getPublicProductList({ parameters: { listId } }))).toEqual([
        404,
        'product-list-not-found'
      ])
      expect(await readSlug(guest.getPublicProductListItems({ parameters: { listId } }))).toEqual([
        404,
        'product-list-not-found'
      ])
    }
    const hidden = guest.getProductListItem({
      parameters: { listId: open.id ?? '', itemId: item.id ?? '' }
    })
    expect(await readSlug(hidden)).toEqual([404, 'product-list-item-not-found'])
  })

  it('is not shown in another shop', async () => {
    const { customers, parameters, email } = await register()
    const { id } = await customers.createCustomerProductList({
      parameters,
      body: { type: 'wish_list', public: true }
    })
    const { access_token } = await shop.loginGuest('puro')
    const other = shop.createClient(ShopperCustomers, access_token, 'puro')
    expect(await other.getPublicProductListsBySearchTerm({ parameters: { email } })).toMatchObject({
      total: 0
    })
    expect(await readSlug(other.getPublicProductList({ parameters: { listId: id ?? '' } }))).toEqual([
      404,
      'product-list-not-found'
    ])
  })

  it.each(['', '&firstName=Lina', '&email=', '&lastName=Berg'])('is not searched for by %j', async query => {
    const { token } = await openGuest()
    expect((await shop.send('GET', `${LISTS}?siteId=jasmin${query}`, { token })).status).toBe(400)
  })
})
