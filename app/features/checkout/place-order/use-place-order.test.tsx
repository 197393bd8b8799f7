import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { buildBasket } from '../../../../tests/factories/basket'
import { fakePageTimers, passPageTime } from '../../../../tests/factories/real-time'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import type { Basket } from '../../basket/model/basket'
import { leaveFor } from '../../../platform/leave-for'
import { OrderFailure } from './order-failure'
import { isPaymentRefusal } from './place-order'
import { EarlierOrder, isOrderOpen, OrderStatusMessage } from './order-status-message'
import { usePlaceOrder } from './use-place-order'

jest.mock('../../../platform/leave-for', () => ({ leaveFor: jest.fn() }))

const ATTEMPT = 'checkout_jasmin'

const sandbox = serveSandbox()
afterEach(() => {
  localStorage.clear()
  jest.useRealTimers()
})
afterAll(closeChannels)

/** The basket of `marked` as the platform has it. */
const platformBasket = {
  basketId: 'basket-1',
  currency: 'EUR',
  c_checkoutKey: 'key-1',
  productTotal: 10,
  productItems: [
    {
      itemId: 'item-1',
      productId: '100000000000000101',
      shipmentId: 'me',
      productName: 'Sencha',
      quantity: 1,
      price: 10,
      basePrice: 10
    }
  ]
}

const SEARCH = 'Order-FindByCheckoutKey'

/** The platform has the order, though its answer never came. */
const acceptOrder = () => sandbox.reply(SEARCH, { success: true, orderNo: 'JAS1' })
const goOffline = () => sandbox.respond(SEARCH, () => HttpResponse.error())
const loseBasket = () => sandbox.refuse('getBasket', 404, { type: 'basket-not-found' })
const countOrders = async () => (await sandbox.callsTo('createOrder')).length
const countSearches = async () => (await sandbox.callsTo(SEARCH)).length

beforeEach(() => {
  fakePageTimers()
  sandbox.reply('getBasket', platformBasket)
  // An order gets no answer, unless a test says otherwise.
  sandbox.respond('createOrder', () => HttpResponse.error())
})

function Checkout({ basket }: { basket: Basket | null }) {
  const placing = usePlaceOrder(basket)
  return (
    <>
      <OrderStatusMessage placing={placing} />
      <EarlierOrder earlier={placing.earlier} />
      {placing.failure?.kind === 'changed' && <OrderFailure failure={placing.failure} />}
      {isPaymentRefusal(placing.failure) && <OrderFailure failure={placing.failure} />}
      <button onClick={placing.forgetRefusal}>Pay otherwise</button>
      <div hidden={isOrderOpen(placing)}>
        <button onClick={() => basket && void placing.place(basket)}>Order</button>
      </div>
    </>
  )
}

const marked = (fields: Partial<Basket> = {}) => buildBasket({ checkoutKey: 'key-1', ...fields })
const isOffered = () => screen.queryByRole('button', { name: 'Order' }) !== null

function openCheckout(basket: Basket | null = marked()) {
  const view = renderWithProviders(<Checkout basket={basket} />, { platform: sandbox.openPlatform() })
  return { ...view, where: () => view.history.location.pathname + view.history.location.search }
}

async function order() {
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  await passPageTime(0)
}

it('finds out for as long as it takes, hides the button meanwhile, and shows the confirmation', async () => {
  const { where } = openCheckout()
  await order()
  const region = screen.getByText('We are looking for your order').closest('[role=status]')
  expect(region).toHaveFocus()
  expect(isOffered()).toBe(false)
  await passPageTime(20_000)
  expect(where()).toBe('/en/')
  acceptOrder()
  await passPageTime(5_000)
  expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1')
  expect(await countOrders()).toBe(1)
})

it('goes to the confirmation once, although the basket is gone before the page has changed', async () => {
  sandbox.reply('createOrder', { orderNo: 'JAS1', status: 'created' })
  const view = openCheckout()
  const moves: string[] = []
  view.history.listen(({ pathname }) => moves.push(pathname))
  await order()
  view.rerender(<Checkout basket={null} />)
  await passPageTime(0)
  expect(moves).toEqual(['/en/checkout/confirmation'])
})

it('says after a minute that the order has not arrived so far, with the cart unchanged and the focus on it', async () => {
  const { where } = openCheckout()
  await order()
  await passPageTime(59_000)
  expect(screen.queryByText('We are looking for your order')).not.toBeNull()
  await passPageTime(1_000)
  const region = screen.getByText('We have not received your order yet').closest('[role=status]')
  expect(region).toHaveFocus()
  expect(isOffered()).toBe(true)
  expect([where(), await countOrders()]).toEqual(['/en/', 1])
})

it('reports an unknown outcome while the platform is down, offers no second order, and finds it later', async () => {
  const { where } = openCheckout()
  await order()
  goOffline()
  await passPageTime(60_000)
  expect(screen.queryByText('We do not yet know whether we have received your order')).not.toBeNull()
  expect(screen.queryByText(/Please do not order again/)).not.toBeNull()
  expect(isOffered()).toBe(false)
  acceptOrder()
  fireEvent.click(screen.getByRole('button', { name: 'Look for the order again' }))
  await passPageTime(0)
  expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1')
  expect(await countOrders()).toBe(1)
})

it('repeats the search for an unknown order by itself, without taking the focus again', async () => {
  const { where } = openCheckout()
  await order()
  goOffline()
  await passPageTime(60_000)
  const region = screen
    .getByText('We do not yet know whether we have received your order')
    .closest('[role=status]')
  expect(region).toHaveFocus()
  screen.getByRole('button', { name: 'Look for the order again' }).focus()
  await passPageTime(30_000)
  expect(region).not.toHaveFocus()
  acceptOrder()
  await passPageTime(30_000)
  expect([where(), await countOrders()]).toEqual(['/en/checkout/confirmation?orderNo=JAS1', 1])
})

it('asks at once when the browser is online again', async () => {
  openCheckout()
  await order()
  await passPageTime(30_000)
  const before = await countSearches()
  window.dispatchEvent(new Event('online'))
  await passPageTime(0)
  expect(await countSearches()).toBe(before + 1)
})

it('goes on finding out after a reload in the middle', async () => {
  const first = openCheckout()
  await order()
  await passPageTime(20_000)
  first.unmount()
  const { where } = openCheckout()
  await passPageTime(0)
  expect(screen.queryByText('We are looking for your order')).not.toBeNull()
  expect(isOffered()).toBe(false)
  acceptOrder()
  await passPageTime(5_000)
  expect([where(), await countOrders()]).toEqual(['/en/checkout/confirmation?orderNo=JAS1', 1])
})

it('reports an unknown outcome after a reload when basket and order are both missing', async () => {
  const first = openCheckout()
  await order()
  first.unmount()
  loseBasket()
  openCheckout(null)
  await passPageTime(60_000)
  expect(screen.queryByText('We do not yet know whether we have received your order')).not.toBeNull()
})

it('does not navigate after the shopper has left the page', async () => {
  const { history, unmount, where } = openCheckout()
  await order()
  unmount()
  history.push('/en/cart')
  acceptOrder()
  const searches = await countSearches()
  await passPageTime(60_000)
  expect([where(), await countSearches()]).toEqual(['/en/cart', searches])
})

it.each([
  ['arrived', acceptOrder, 'We have received your earlier order JAS1'],
  ['is still missing', loseBasket, 'We do not yet know whether we have received your earlier order']
])('says of an earlier order of another cart that it %s', async (_what, happens, text) => {
  localStorage.setItem(
    ATTEMPT,
    JSON.stringify({ basketId: 'other', key: 'k', isSent: true, askUntil: Date.now() - 1 })
  )
  happens()
  const { where } = openCheckout()
  await passPageTime(0)
  expect(screen.queryByText(text)).not.toBeNull()
  expect([where(), isOffered()]).toEqual(['/en/', true])
})

it('sends nothing when the basket has changed, and names the difference', async () => {
  const { where } = openCheckout()
  const [line] = platformBasket.productItems
  sandbox.reply('getBasket', { ...platformBasket, productTotal: 12, productItems: [{ ...line!, price: 12 }] })
  await order()
  expect([await countOrders(), where()]).toEqual([0, '/en/'])
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('the total was EUR 10.00 and is now EUR 12.00.')
  expect(alert).toHaveTextContent('Sencha: 1 × EUR 12.00 instead of 1 × EUR 10.00.')
  expect(alert).toHaveTextContent('Nothing was ordered.')
})

it('leads to the provider, and on the way back to the page of the order', async () => {
  const { where } = openCheckout()
  sandbox.reply('createOrder', {
    orderNo: 'JAS1',
    status: 'created',
    c_paymentState: 'redirect',
    paymentInstruments: [{ c_redirectUrl: 'https://pay.example/r/1' }]
  })
  await order()
  expect(jest.mocked(leaveFor).mock.calls).toEqual([['https://pay.example/r/1']])
  expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1')
  expect(JSON.parse(localStorage.getItem(ATTEMPT) ?? '')).toMatchObject({ orderNo: 'JAS1', isUnpaid: true })
})

it('forgets why an order was refused for its payment or its amounts once the payment has been chosen anew', async () => {
  openCheckout()
  sandbox.refuse('createOrder', 400, { type: 'validation', title: 'INVALID_PAYMENT_INSTRUMENTS' })
  const chooseAnew = () => fireEvent.click(screen.getByRole('button', { name: 'Pay otherwise' }))
  await order()
  expect(screen.queryByRole('alert')).not.toBeNull()
  chooseAnew()
  expect(screen.queryByRole('alert')).toBeNull()

  sandbox.reply('getBasket', { ...platformBasket, productTotal: 20 })
  await order()
  expect(screen.queryByRole('alert')).not.toBeNull()
  chooseAnew()
  expect(screen.queryByRole('alert')).toBeNull()
})
