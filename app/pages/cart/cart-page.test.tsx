import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { loadMessageGroup } from '../../intl/message-groups'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import CartPage from './cart-page'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const BASKET = {
  basketId: 'basket-1',
  currency: 'EUR',
  productTotal: 10,
  productItems: [{ itemId: 'item-1', productName: 'Sencha', quantity: 1, price: 10, basePrice: 10 }]
}
const missing = new PlatformError({ kind: 'fault', status: 404, operation: 'getContentPage' })
const down = new PlatformError({ kind: 'network', operation: 'createBasket' })
const paidMeanwhile = new PlatformError({ kind: 'fault', status: 400, operation: 'createBasket' })

afterEach(() => {
  localStorage.clear()
  closeChannels()
})

/** The cart of a shopper without a basket, at an address that a payment has led to. */
function openCart(
  search: string,
  createBasket = jest.fn((_query: object) => Promise.resolve(BASKET as object)),
  order: object = {},
  { findOrder, state }: { findOrder?: () => Promise<unknown>; state?: string } = {}
) {
  Cookies.set('session_jasmin', 'guest')
  const asked: unknown[] = []
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: (address: string, init: { body: string }) => {
      const body = JSON.parse(init.body) as { isDone?: true }
      asked.push([address, body])
      const text = JSON.stringify(body.isDone ? {} : { token: 'secret' })
      return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
    }
  })
  const platform = {
    controllers: {
      getContentPage: () => Promise.reject(missing),
      findOrderByCheckoutKey: findOrder,
      getCountries: () => Promise.resolve({ countries: [] })
    },
    getCustomerId: () => Promise.resolve('customer-1'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [], total: 0 }) },
    products: { getProducts: () => Promise.resolve({ data: [], total: 0 }) },
    baskets: { createBasket },
    orders: { getOrder: () => Promise.resolve(order) },
    family: () => ({
      ...(state && { getState: () => state }),
      getShippingMethodsForShipment: () => Promise.resolve({ applicableShippingMethods: [] })
    })
  } as unknown as Platform
  const view = renderWithProviders(<Route render={props => <CartPage {...props} />} />, {
    path: `/en/cart${search}`,
    platform
  })
  return { asked, createBasket, where: () => view.history.location.pathname + view.history.location.search }
}

it('after a payment that failed shows the basket again, the reason, and a clean address', async () => {
  let answer: (basket: object) => void = () => undefined
  const held = jest.fn((_query: object) => new Promise<object>(resolve => (answer = resolve)))
  const { asked, createBasket, where } = openCart('?paymentError=DECLINED&orderNo=JAS1', held)
  expect(await screen.findByText('We are bringing your cart back')).toBeInTheDocument()
  await waitFor(() => expect(held).toHaveBeenCalled())
  answer(BASKET)
  expect(await screen.findByText(/Your payment was declined. Nothing was ordered/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(1)')
  expect(createBasket.mock.calls[0]?.[0]).toEqual({ reopenBasket: true, orderNo: 'JAS1', token: 'secret' })
  expect(where()).toBe('/en/cart')
  const order = { siteId: 'jasmin', orderNo: 'JAS1' }
  await waitFor(() =>
    expect(asked).toEqual([
      ['/order-return', order],
      ['/order-return', { ...order, isDone: true }]
    ])
  )
})

it('says that the cart could not be brought back, keeps the address and tries again', async () => {
  const createBasket = jest
    .fn((_query: object) => Promise.resolve(BASKET as object))
    .mockRejectedValueOnce(down)
  const { where } = openCart('?paymentError=CANCELLED&orderNo=JAS1', createBasket)
  expect(await screen.findByText(/Your cart could not be brought back/)).toBeVisible()
  expect(where()).toBe('/en/cart?paymentError=CANCELLED&orderNo=JAS1')
  await userEvent.click(screen.getByRole('button', { name: 'Bring my cart back' }))
  expect(await screen.findByText(/You cancelled the payment/)).toBeVisible()
  expect(where()).toBe('/en/cart')
})

it('leads to the order where it turns out to be paid', async () => {
  const refuse = jest.fn((_query: object) => Promise.reject(paidMeanwhile))
  const { where } = openCart('?paymentError=LEFT&orderNo=JAS1', refuse, { status: 'new' })
  await waitFor(() => expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1'))
})

it.each([
  '?paymentError=%3Cb%3E&orderNo=JAS1',
  '?paymentError=DECLINED',
  '?paymentError=DECLINED&orderNo=../x'
])('takes %s for no payment at all', async search => {
  const { createBasket } = openCart(search)
  expect(await screen.findByText("There're no items in the basket")).toBeVisible()
  expect(createBasket).not.toHaveBeenCalled()
  expect(screen.queryByText(/Your payment did not come about/)).toBeNull()
})

it('says that an order waits for its payment, and leads to it, until it is paid', async () => {
  const attempt = { basketId: 'b', key: 'k', isSent: true, orderNo: 'JAS1', isUnpaid: true }
  localStorage.setItem('checkout_jasmin', JSON.stringify(attempt))
  openCart('', undefined, { status: 'created', c_paymentState: 'pending' })
  expect(await screen.findByText(/Your order JAS1 is waiting for its payment/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    '/en/checkout/confirmation?orderNo=JAS1'
  )
})

const UNPAID = { basketId: 'b', key: 'k', isSent: true, orderNo: 'JAS1', isUnpaid: true }

it('says once that an order was paid after all, and forgets the note', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify(UNPAID))
  openCart('', undefined, { status: 'new' })
  expect(await screen.findByText(/Your order JAS1 is paid/)).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('checkout_jasmin')).not.toContain('isUnpaid'))
})

it('leads to the order that was not paid in time, where its basket can be brought back', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify(UNPAID))
  openCart('', undefined, { status: 'failed' })
  expect(await screen.findByText(/Your order JAS1 was not paid/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get your cart back' })).toBeVisible()
})

const OPEN = { basketId: 'basket-1', key: 'k', isSent: true }

it('finds the order whose page was closed while it was placed, and says so', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify({ ...OPEN, askUntil: Date.now() - 1 }))
  openCart('', undefined, {}, { findOrder: () => Promise.resolve({ orderNo: 'JAS1' }) })
  expect(await screen.findByText('We have received your order JAS1')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    '/en/checkout/confirmation?orderNo=JAS1'
  )
})

it('does not call the cart empty while nobody knows what became of its order', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify({ ...OPEN, askUntil: Date.now() - 1 }))
  openCart('', undefined, {}, { findOrder: () => Promise.reject(down) })
  expect(await screen.findByText('We do not know yet whether we received your order')).toBeVisible()
  expect(screen.queryByText("There're no items in the basket")).toBeNull()
})

it('says that a login has lapsed instead of that the cart is empty', async () => {
  openCart('', undefined, {}, { state: 'lapsed' })
  expect(await screen.findByText('Your login has expired')).toBeVisible()
  expect(screen.queryByText("There're no items in the basket")).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/en/login?redirectUrl=%2Fcart'
  )
})

it('says in its head what it is, for those who are shown its address', async () => {
  openCart('', jest.fn())
  await waitFor(() =>
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^What is in your cart at .+, what it costs and when delivery is free\.$/)
    )
  )
})
