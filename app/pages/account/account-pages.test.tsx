import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { loadMessageGroup } from '../../intl/message-groups'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import type { ShopperState } from '../../platform/session/session'
import { readMyStore } from '../../visit/my-store'
import AccountPages from './account-pages'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
// The browser has come back to no order.
beforeEach(() => sandbox.use(http.post('*/order-return', () => HttpResponse.json({}))))

const CANCEL = 'Order-Cancel'

const order = (orderNo: string, more: object = {}) => ({
  orderNo,
  creationDate: '2026-11-20T10:00:00.000Z',
  currency: 'EUR',
  status: 'new',
  exportStatus: 'ready',
  c_overallStatus: 'PROCESSING',
  orderTotal: 12.5,
  productItems: [
    { itemId: '1', productId: 'p', productName: 'Sencha', c_variationValues: [], quantity: 2, price: 12.5 }
  ],
  ...more
})

interface Account {
  state?: ShopperState
  orders?: { orderNo: string; [field: string]: unknown }[]
  /** Of all orders, where they fill several pages. */
  total?: number
  lists?: object[]
  machines?: object[]
  products?: object[]
  brand?: 'jasmin' | 'puro'
}

/** The account of a customer who has all this at the platform. */
function openAccount(
  path: string,
  {
    state = 'registered',
    orders = [order('JAS1')],
    total = orders.length,
    lists = [],
    machines = [],
    products = [],
    brand = 'jasmin'
  }: Account = {}
) {
  Cookies.set('session_jasmin', state)
  sandbox.reply('getCustomerOrders', { data: orders, total, offset: 0, limit: 10 })
  sandbox.respond('getOrder', ({ request }) => {
    const found = orders.find(({ orderNo }) => new URL(request.url).pathname.endsWith(`/${orderNo}`))
    return found && Response.json(found)
  })
  sandbox.reply('getCustomerProductLists', { data: lists, total: lists.length, limit: 25 })
  sandbox.reply('getRegisterableMachines', { machines })
  sandbox.reply('getProducts', { data: products, total: products.length, limit: 24 })
  const site = buildEnglishSite()
  const { history } = renderWithProviders(
    <Route
      path={['', '/orders', '/orders/:orderNo', '/wishlist', '/machines'].map(page => `/en/account${page}`)}
      exact
      component={AccountPages}
    />,
    {
      path,
      platform: sandbox.openPlatform({ state }),
      site: { ...site, site: { ...site.site, tenantId: brand } }
    }
  )
  return { where: () => history.location.pathname + history.location.search }
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(() => Promise.resolve())
}

it('greets the customer and shows their last order', async () => {
  openAccount('/en/account')
  expect(await screen.findByText('Hello Anna')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 3, name: 'Order JAS1' })).toBeVisible()
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

it('brings the store that the account keeps to a browser without one', async () => {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProfile).updateCustomer({ customerId }, { c_myStoreId: 'de-hamburg' })
  openAccount('/en/account/orders')
  await waitFor(() => expect(readMyStore('jasmin')?.id).toBe('de-hamburg'))
  cleanup()
  openAccount('/en/account')
  expect(await screen.findByRole('link', { name: 'My store: jasmin & puro Hamburg' })).toHaveAttribute(
    'href',
    '/en/stores/de-hamburg'
  )
  localStorage.clear()
})

it.each(['guest', 'lapsed'] as const)('leads a %s to the login and back', async state => {
  const { where } = openAccount('/en/account/orders?page=2', { state })
  await waitFor(() => expect(where()).toBe('/en/login?redirectUrl=%2Faccount%2Forders%3Fpage%3D2'))
  expect(screen.queryByText('Order JAS1')).toBeNull()
})

it('says on the overview that the customer cannot be read, and reads again when asked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isRefused = true
  sandbox.respond('getCustomer', () => (isRefused ? Response.json({}, { status: 403 }) : undefined))
  openAccount('/en/account')
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Anna')).toBeVisible()
})

it('says what comes next: a delivery that was missed, the next one, machines, a first address', async () => {
  const standing = (fields: object) => ({
    id: 'l',
    type: 'custom_1',
    c_orderingStatus: 1,
    c_orderingInterval: '4',
    c_orderingNextShippingDate: '2026-12-09',
    c_orderingDeliveryTable: '[{"id":"d","shippingDate":"2026-12-09","status":1}]',
    c_orderingNotificationsTable: '[{"id":"n","date":"2026-11-11","type":"payment-failed"}]',
    ...fields
  })
  const skipped = {
    c_orderingNextShippingDate: '',
    c_orderingDeliveryTable: '[{"id":"d","shippingDate":"2026-11-30","status":0}]'
  }
  const lists = [
    standing({ id: 'a' }),
    standing({ id: 'b', ...skipped }),
    standing({ id: 'c', c_orderingStatus: 0 })
  ]
  openAccount('/en/account', {
    lists,
    machines: [{ serialNumber: '1' }],
    brand: 'puro'
  })
  const steps = within(await screen.findByRole('region', { name: 'What’s next' }))
  await waitFor(() => expect(steps.getAllByRole('link')).toHaveLength(4))
  expect(steps.getAllByRole('link').map(link => link.textContent)).toEqual([
    'A delivery from your subscription did not come as planned',
    'Your next delivery leaves on 09/12/2026',
    'Register the machine that you have bought',
    'Add an address to order faster'
  ])
  expect(steps.getAllByRole('link')[0]).toHaveAttribute('href', '/en/account/standing-orders?pay=a')
})

it('knows no machines in the shop that sells none', async () => {
  openAccount('/en/account/machines', { machines: [{ serialNumber: '1' }] })
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
  cleanup()
  openAccount('/en/account', { machines: [{ serialNumber: '1' }] })
  expect(await screen.findByText('Add an address to order faster')).toBeVisible()
  expect(screen.queryByText('Register the machine that you have bought')).toBeNull()
  expect(await sandbox.callsTo('getRegisterableMachines')).toEqual([])
})

it('leads to the login when the session ends while the page is open', async () => {
  const { where } = openAccount('/en/account')
  await screen.findByText('Hello Anna')
  await press('Log out')
  await waitFor(() => expect(where()).toBe('/en/login?redirectUrl=%2Faccount'))
})

it('lists orders in pages of 10', async () => {
  openAccount('/en/account/orders?page=3', { total: 23 })
  expect(await screen.findByRole('heading', { name: 'Order JAS1' })).toBeVisible()
  expect(await sandbox.callsTo('getCustomerOrders')).toMatchObject([{ query: { offset: '20', limit: '10' } }])
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull()
})

it('says so when nothing has been ordered yet', async () => {
  openAccount('/en/account/orders', { orders: [] })
  expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible()
})

it('shows the order of another customer as unknown', async () => {
  openAccount('/en/account/orders/PUR9')
  expect(await screen.findByText('We cannot find this order')).toBeVisible()
})

const shipped = order('JAS1', {
  exportStatus: 'exported',
  c_overallStatus: 'SHIPPED',
  c_orderstatus: JSON.stringify([{ itemId: '1', status: 'shipped' }]),
  c_shipping: JSON.stringify([
    { carrier: 'DHL', trackingNumber: '77', trackingUrl: 'https://track.example/77' }
  ]),
  c_invoice: JSON.stringify([{ invoiceNo: 'R1', date: '2026-11-21T00:00:00.000Z', url: '/papers/r1.pdf' }]),
  c_returnLabel: JSON.stringify([{ labelNo: 'L1', url: '/papers/l1.pdf' }])
})

it('shows how far each product is, its parcels and its documents', async () => {
  openAccount('/en/account/orders/JAS1', { orders: [shipped] })
  expect(await screen.findByText('Dispatched')).toBeVisible()
  expect(screen.getByText('dispatched')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Track parcel 77' })).toHaveAttribute(
    'href',
    'https://track.example/77'
  )
  expect(screen.getByRole('link', { name: /Invoice R1/ })).toHaveAttribute('href', '/papers/r1.pdf')
  expect(screen.getByRole('link', { name: /Return label L1/ })).toHaveAttribute('href', '/papers/l1.pdf')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('shows no documents where their list is broken', async () => {
  openAccount('/en/account/orders/JAS1', {
    orders: [{ ...shipped, c_invoice: '[{', c_returnLabel: '{}' }]
  })
  expect(await screen.findByText('Dispatched')).toBeVisible()
  expect(screen.queryByText('Documents')).toBeNull()
})

it('cancels an order after a question', async () => {
  sandbox.reply(CANCEL, { success: true, orderNo: 'JAS1', c_overallStatus: 'CANCELLED' })
  openAccount('/en/account/orders/JAS1')
  await press('Cancel order')
  expect(await sandbox.callsTo(CANCEL)).toEqual([])
  await press('Yes, cancel the order')
  expect(await screen.findByText('Your order has been cancelled.')).toBeVisible()
  expect((await sandbox.callsTo(CANCEL)).map(({ body }) => body)).toEqual([{ orderNo: 'JAS1' }])
})

it('says in the platform’s words why it is too late to cancel', async () => {
  const errorMessage = 'This order is on its way.'
  sandbox.reply(CANCEL, { error: true, errorMessage })
  openAccount('/en/account/orders/JAS1')
  await press('Cancel order')
  await press('Yes, cancel the order')
  expect(await screen.findByText(errorMessage)).toBeVisible()
})

it.each([
  [[], /What is still available is in your basket/],
  [[{ productId: 'q', productName: 'Rooibos' }], /Nothing from this order is available any more/]
])('orders again, and names what is missing: %j', async (unavailable, text) => {
  sandbox.reply('Order-Reorder', { success: true, basketId: 'b', unavailable })
  openAccount('/en/account/orders/JAS1')
  await press('Order again')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('No longer available: Rooibos') !== null).toBe(unavailable.length > 0)
})

it('names the variant of what is on the wishlist, also at its buttons', async () => {
  const color = { id: 'color', values: ['Red', 'Blue'].map(name => ({ value: name[0], name })) }
  const products = ['R', 'B'].map(value => ({
    id: `pot-${value}`,
    name: 'Pot',
    price: 10,
    inventory: { id: 'i', orderable: true, stockLevel: 9 },
    variationValues: { color: value },
    variationAttributes: [color]
  }))
  const wishes = products.map(({ id }) => ({ id: `item-${id}`, productId: id, quantity: 1 }))
  const list = { id: 'list', name: 'wish_list', customerProductListItems: wishes }
  openAccount('/en/account/wishlist', {
    products,
    lists: [list]
  })
  for (const name of ['Pot, Red', 'Pot, Blue']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.getByRole('button', { name: `Remove ${name} from your wishlist` })).toBeVisible()
    expect(screen.getByRole('button', { name: new RegExp(`, ${name}$`) })).toBeVisible()
  }
})
