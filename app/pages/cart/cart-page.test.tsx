import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { loadMessageGroup } from '../../intl/message-groups'
import type { ShopperState } from '../../platform/session/session'
import CartPage from './cart-page'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const BASKET = {
  basketId: 'basket-1',
  currency: 'EUR',
  productTotal: 10,
  productItems: [
    {
      itemId: 'item-1',
      productId: '100000000000000101',
      productName: 'Sencha',
      quantity: 1,
      price: 10,
      basePrice: 10
    }
  ]
}
const CREATE = 'createBasket'
const SEARCH = 'Order-FindByCheckoutKey'
const down = () => HttpResponse.error()
const created = () => Response.json(BASKET)

afterEach(() => {
  localStorage.clear()
  closeChannels()
})

interface CartWorld {
  createBasket?: HttpResponseResolver
  order?: object
  state?: ShopperState
}

/** The cart of a shopper without a basket, at an address to which a payment has led. */
function openCart(search: string, { createBasket = created, order = {}, state }: CartWorld = {}) {
  Cookies.set('session_jasmin', 'guest')
  const returns: unknown[] = []
  sandbox.use(
    http.post('*/order-return', async ({ request }) => {
      const body = (await request.json()) as { isDone?: true }
      returns.push(body)
      return HttpResponse.json(body.isDone ? {} : { token: 'secret' })
    })
  )
  sandbox.respond(CREATE, createBasket)
  sandbox.reply('getOrder', order)
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  const view = renderWithProviders(<Route render={props => <CartPage {...props} />} />, {
    path: `/en/cart${search}`,
    platform: sandbox.openPlatform({ state })
  })
  return { returns, where: () => view.history.location.pathname + view.history.location.search }
}

it('after a payment that failed shows the basket again, the reason, and a clean address', async () => {
  let answer: (response: Response) => void = () => undefined
  const { returns, where } = openCart('?paymentError=DECLINED&orderNo=JAS1', {
    createBasket: () => new Promise<Response>(resolve => (answer = resolve))
  })
  expect(await screen.findByText('We are bringing your basket back')).toBeInTheDocument()
  await waitFor(async () => expect(await sandbox.callsTo(CREATE)).toHaveLength(1))
  answer(created())
  expect(await screen.findByText(/Your payment was declined. Nothing was ordered/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(1)')
  expect(await sandbox.callsTo(CREATE)).toMatchObject([
    { query: { reopenBasket: 'true', orderNo: 'JAS1', token: 'secret' } }
  ])
  expect(where()).toBe('/en/cart')
  const order = { siteId: 'jasmin', orderNo: 'JAS1' }
  await waitFor(() => expect(returns).toEqual([order, { ...order, isDone: true }]))
})

it('says that the cart could not be brought back, keeps the address and tries again', async () => {
  const { where } = openCart('?paymentError=CANCELLED&orderNo=JAS1')
  sandbox.respond(CREATE, down, { once: true })
  expect(await screen.findByText(/Your basket could not be brought back/)).toBeVisible()
  expect(where()).toBe('/en/cart?paymentError=CANCELLED&orderNo=JAS1')
  await userEvent.click(screen.getByRole('button', { name: 'Bring my basket back' }))
  expect(await screen.findByText(/You cancelled the payment/)).toBeVisible()
  expect(where()).toBe('/en/cart')
})

it('leads to the order where it turns out to be paid', async () => {
  const { where } = openCart('?paymentError=LEFT&orderNo=JAS1', { order: { status: 'new' } })
  sandbox.refuse(CREATE, 400)
  await waitFor(() => expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1'))
})

it.each([
  '?paymentError=%3Cb%3E&orderNo=JAS1',
  '?paymentError=DECLINED',
  '?paymentError=DECLINED&orderNo=../x'
])('takes %s for no payment at all', async search => {
  openCart(search)
  expect(await screen.findByText("There're no items in the basket")).toBeVisible()
  expect(await sandbox.callsTo(CREATE)).toEqual([])
  expect(screen.queryByText(/Your payment did not go through/)).toBeNull()
})

it('says that an order waits for its payment, and leads to it, until it is paid', async () => {
  const attempt = { basketId: 'b', key: 'k', isSent: true, orderNo: 'JAS1', isUnpaid: true }
  localStorage.setItem('checkout_jasmin', JSON.stringify(attempt))
  openCart('', { order: { status: 'created', c_paymentState: 'pending' } })
  expect(await screen.findByText(/Your order JAS1 has not been paid yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute(
    'href',
    '/en/checkout/confirmation?orderNo=JAS1'
  )
})

const UNPAID = { basketId: 'b', key: 'k', isSent: true, orderNo: 'JAS1', isUnpaid: true }

it('says once that an order was paid after all, and forgets the note', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify(UNPAID))
  openCart('', { order: { status: 'new' } })
  expect(await screen.findByText(/Your order JAS1 is paid/)).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('checkout_jasmin')).not.toContain('isUnpaid'))
})

it('leads to the order that was not paid in time, where its basket can be brought back', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify(UNPAID))
  openCart('', { order: { status: 'failed' } })
  expect(await screen.findByText(/Your order JAS1 was not paid/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get your basket back' })).toBeVisible()
})

const OPEN = { basketId: 'basket-1', key: 'k', isSent: true }

it('finds the order whose page was closed while it was placed, and says so', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify({ ...OPEN, askUntil: Date.now() - 1 }))
  sandbox.reply(SEARCH, { success: true, orderNo: 'JAS1' })
  openCart('')
  expect(await screen.findByText('We have received your order JAS1')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute(
    'href',
    '/en/checkout/confirmation?orderNo=JAS1'
  )
})

it('does not call the cart empty while the outcome of its order is unknown', async () => {
  localStorage.setItem('checkout_jasmin', JSON.stringify({ ...OPEN, askUntil: Date.now() - 1 }))
  sandbox.respond(SEARCH, down)
  openCart('')
  expect(await screen.findByText('We do not yet know whether we have received your order')).toBeVisible()
  expect(screen.queryByText("There're no items in the basket")).toBeNull()
})

it('says that a login has lapsed instead of that the cart is empty', async () => {
  openCart('', { state: 'lapsed' })
  expect(await screen.findByText('Your login has expired')).toBeVisible()
  expect(screen.queryByText("There're no items in the basket")).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/en/login?redirectUrl=%2Fcart'
  )
})

it('describes the page in its head, for previews of its link', async () => {
  openCart('')
  await waitFor(() =>
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^What is in your basket at .+, what it costs and when delivery is free\.$/)
    )
  )
})
