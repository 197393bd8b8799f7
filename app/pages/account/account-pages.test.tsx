import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../intl/message-groups'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import AccountPages from './account-pages'

jest.mock('../../platform/ask-order-return', () => ({
  readOrderToken: () => Promise.resolve(undefined)
}))
beforeAll(() => loadMessageGroup('personal', 'en-DE'))

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

/** The account at a platform where the shopper is `state`. */
function openAccount(
  path: string,
  {
    state = 'registered',
    orders = [order('JAS1')],
    total,
    more = {},
    products = []
  }: {
    state?: string
    orders?: { orderNo: string; [field: string]: unknown }[]
    total?: number
    /** What the platform answers besides. */
    more?: object
    products?: object[]
  } = {}
) {
  Cookies.set('session_jasmin', state)
  const listeners = new Set<() => void>()
  const world = { state }
  const calls = {
    getCustomerOrders: jest.fn(({ offset }: { offset: number }) =>
      Promise.resolve({ data: orders, total: total ?? orders.length, offset })
    ),
    cancelOrder: jest.fn(() => Promise.resolve({ success: true, c_overallStatus: 'CANCELLED' } as object)),
    reorder: jest.fn(() => Promise.resolve({ success: true, basketId: 'b', unavailable: [] as object[] })),
    logout: jest.fn(() => {
      world.state = 'guest'
      listeners.forEach(listener => listener())
      return Promise.resolve()
    })
  }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    orders: {
      getOrder: ({ orderNo }: { orderNo: string }) => {
        const found = orders.find(each => each.orderNo === orderNo)
        return found
          ? Promise.resolve(found)
          : Promise.reject(new PlatformError({ kind: 'fault', operation: 'getOrder', status: 404 }))
      }
    },
    family: () => ({
      getRegisterableMachines: () => Promise.resolve({ machines: [] }),
      getCustomerProductLists: () => Promise.resolve({ data: [] }),
      ...calls,
      getCustomer: () =>
        Promise.resolve({ customerId: 'c', customerNo: '00001', authType: 'registered', firstName: 'Ida' }),
      getState: () => world.state,
      onChange: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      ...more
    }),
    products: { getProducts: () => Promise.resolve({ data: products, total: products.length }) }
  } as unknown as Platform
  const view = renderWithProviders(
    <Route
      path={['/en/account', '/en/account/orders', '/en/account/orders/:orderNo', '/en/account/wishlist']}
      exact
      component={AccountPages}
    />,
    { path, platform }
  )
  return { ...calls, where: () => view.history.location.pathname + view.history.location.search }
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(() => Promise.resolve())
}

it('greets the customer and shows their last order', async () => {
  openAccount('/en/account')
  expect(await screen.findByText('Hello Ida')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 3, name: 'Order JAS1' })).toBeVisible()
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

it.each(['guest', 'lapsed'])('leads a %s to the login and back', async state => {
  const { where } = openAccount('/en/account/orders?page=2', { state })
  await waitFor(() => expect(where()).toBe('/en/login?redirectUrl=%2Faccount%2Forders%3Fpage%3D2'))
  expect(screen.queryByText('Order JAS1')).toBeNull()
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
    more: {
      getCustomerProductLists: () => Promise.resolve({ data: lists }),
      getRegisterableMachines: () => Promise.resolve({ machines: [{ serialNumber: '1' }] })
    }
  })
  const steps = within(await screen.findByRole('region', { name: 'What comes next' }))
  await waitFor(() => expect(steps.getAllByRole('link')).toHaveLength(4))
  expect(steps.getAllByRole('link').map(link => link.textContent)).toEqual([
    'A delivery of your standing order did not come as planned',
    'Your next standing order leaves on 09/12/2026',
    'Register the machine that you have bought',
    'Add an address, and you order faster'
  ])
  expect(steps.getAllByRole('link')[0]).toHaveAttribute('href', '/en/account/standing-orders?pay=a')
})

it('leads to the login when the session ends while the page is open', async () => {
  const { where } = openAccount('/en/account')
  await screen.findByText('Hello Ida')
  await press('Log out')
  await waitFor(() => expect(where()).toBe('/en/login?redirectUrl=%2Faccount'))
})

it('lists orders in pages of 10', async () => {
  const { getCustomerOrders } = openAccount('/en/account/orders?page=3', { total: 23 })
  expect(await screen.findByRole('heading', { name: 'Order JAS1' })).toBeVisible()
  expect(getCustomerOrders).toHaveBeenCalledWith({ customerId: 'c', offset: 20, limit: 10 })
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull()
})

it('says so when nothing has been ordered yet', async () => {
  openAccount('/en/account/orders', { orders: [] })
  expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible()
})

it('shows an order of somebody else as unknown', async () => {
  openAccount('/en/account/orders/PUR9')
  expect(await screen.findByText('We do not know this order')).toBeVisible()
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

it('shows how far each product is, its parcels and its papers', async () => {
  openAccount('/en/account/orders/JAS1', { orders: [shipped] })
  expect(await screen.findByText('Shipped')).toBeVisible()
  expect(screen.getByText('shipped')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Track parcel 77' })).toHaveAttribute(
    'href',
    'https://track.example/77'
  )
  expect(screen.getByRole('link', { name: /Invoice R1/ })).toHaveAttribute('href', '/papers/r1.pdf')
  expect(screen.getByRole('link', { name: /Return label L1/ })).toHaveAttribute('href', '/papers/l1.pdf')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('shows no papers where their list is broken', async () => {
  openAccount('/en/account/orders/JAS1', {
    orders: [{ ...shipped, c_invoice: '[{', c_returnLabel: '{}' }]
  })
  expect(await screen.findByText('Shipped')).toBeVisible()
  expect(screen.queryByText('Documents')).toBeNull()
})

it('cancels an order after a question', async () => {
  const { cancelOrder } = openAccount('/en/account/orders/JAS1')
  await press('Cancel order')
  expect(cancelOrder).not.toHaveBeenCalled()
  await press('Yes, cancel the order')
  expect(await screen.findByText('Your order has been cancelled.')).toBeVisible()
  expect(cancelOrder).toHaveBeenCalledWith({}, { orderNo: 'JAS1', orderToken: undefined })
})

it('says in the platform’s words why it is too late to cancel', async () => {
  const { cancelOrder } = openAccount('/en/account/orders/JAS1')
  const shopperText = 'This order is on its way.'
  cancelOrder.mockRejectedValue(
    new PlatformError({ kind: 'fault', operation: 'cancelOrder', status: 200, shopperText })
  )
  await press('Cancel order')
  await press('Yes, cancel the order')
  expect(await screen.findByText(shopperText)).toBeVisible()
})

it.each([
  [[], /What is still available is in your cart/],
  [[{ productId: 'q', productName: 'Rooibos' }], /Nothing of this order is available any more/]
])('orders again, and names what is missing: %j', async (unavailable, text) => {
  const { reorder } = openAccount('/en/account/orders/JAS1')
  reorder.mockResolvedValue({ success: true, basketId: 'b', unavailable })
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
    more: { getCustomerProductLists: () => Promise.resolve({ data: [list] }) }
  })
  for (const name of ['Pot, Red', 'Pot, Blue']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.getByRole('button', { name: `Remove ${name} from your wishlist` })).toBeVisible()
    expect(screen.getByRole('button', { name: new RegExp(`: ${name}$`) })).toBeVisible()
  }
})
