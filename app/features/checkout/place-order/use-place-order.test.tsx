import { act, fireEvent, screen } from '@testing-library/react'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { closeChannels } from '../../basket/api/basket-channel'
import type { Basket } from '../../basket/model/basket'
import { leaveFor } from '../../../platform/leave-for'
import { OrderFailure } from './order-failure'
import { isPaymentRefusal } from './place-order'
import { EarlierOrder, isOrderOpen, OrderStatusMessage } from './order-status-message'
import { usePlaceOrder } from './use-place-order'

jest.mock('../../../platform/leave-for', () => ({ leaveFor: jest.fn() }))

const late = new PlatformError({ kind: 'timeout', operation: 'createOrder' })
const noOrder = new PlatformError({
  kind: 'fault',
  operation: 'find',
  status: 404,
  type: 'order-not-found'
})
const noBasket = new PlatformError({
  kind: 'fault',
  operation: 'getBasket',
  status: 404,
  type: 'basket-not-found'
})
const offline = new PlatformError({ kind: 'network', operation: 'find' })
const ATTEMPT = 'checkout_jasmin'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  localStorage.clear()
  jest.useRealTimers()
})
afterAll(closeChannels)

/** What `marked` shows, as the platform has it. */
const platformBasket = {
  basketId: 'basket-1',
  currency: 'EUR',
  c_checkoutKey: 'key-1',
  productTotal: 10,
  productItems: [{ itemId: 'item-1', productName: 'Sencha', quantity: 1, price: 10, basePrice: 10 }]
}

/** A platform on which the order never gets an answer; later responses are the test's choice. */
function createWorld() {
  const world = {
    order: undefined as string | undefined,
    hasBasket: true,
    basket: platformBasket,
    answer: () => Promise.reject(late) as Promise<unknown>,
    isOffline: false,
    sent: 0,
    asked: 0
  }
  const platform = {
    controllers: {
      findOrderByCheckoutKey: () => {
        world.asked += 1
        if (world.isOffline) return Promise.reject(offline)
        return world.order ? Promise.resolve({ orderNo: world.order }) : Promise.reject(noOrder)
      }
    },
    baskets: {
      getBasket: () => (world.hasBasket ? Promise.resolve(world.basket) : Promise.reject(noBasket))
    },
    orders: {
      createOrder: () => {
        world.sent += 1
        return world.answer()
      }
    }
  } as unknown as Platform
  return { world, platform }
}

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
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const isOffered = () => screen.queryByRole('button', { name: 'Order' }) !== null

function openCheckout({ basket = marked() as Basket | null, world: given = createWorld() } = {}) {
  const view = renderWithProviders(<Checkout basket={basket} />, { platform: given.platform })
  return { ...given, ...view, where: () => view.history.location.pathname + view.history.location.search }
}

async function order() {
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  await pass(0)
}

it('finds out for as long as it takes, hides the button meanwhile, and shows the confirmation', async () => {
  const { world, where } = openCheckout()
  await order()
  const region = screen.getByText('We are looking for your order').closest('[role=status]')
  expect(region).toHaveFocus()
  expect(isOffered()).toBe(false)
  await pass(20_000)
  expect(where()).toBe('/en/')
  world.order = 'JAS1'
  await pass(5_000)
  expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1')
  expect(world.sent).toBe(1)
})

it('says after a minute that the order has not arrived so far, with the cart unchanged and the focus on it', async () => {
  const { world, where } = openCheckout()
  await order()
  await pass(59_000)
  expect(screen.queryByText('We are looking for your order')).not.toBeNull()
  await pass(1_000)
  const region = screen.getByText('We have not received your order so far').closest('[role=status]')
  expect(region).toHaveFocus()
  expect(isOffered()).toBe(true)
  expect([where(), world.sent]).toEqual(['/en/', 1])
})

it('reports an unknown outcome while the platform is down, offers no second order, and finds it later', async () => {
  const { world, where } = openCheckout({ basket: marked() })
  await order()
  world.isOffline = true
  await pass(60_000)
  expect(screen.queryByText('We do not know yet whether we received your order')).not.toBeNull()
  expect(screen.queryByText(/Please do not order again/)).not.toBeNull()
  expect(isOffered()).toBe(false)
  Object.assign(world, { isOffline: false, order: 'JAS1' })
  fireEvent.click(screen.getByRole('button', { name: 'Look for the order again' }))
  await pass(0)
  expect(where()).toBe('/en/checkout/confirmation?orderNo=JAS1')
  expect(world.sent).toBe(1)
})

it('repeats the search for an unknown order by itself, without taking the focus again', async () => {
  const { world, where } = openCheckout()
  await order()
  world.isOffline = true
  await pass(60_000)
  const region = screen
    .getByText('We do not know yet whether we received your order')
    .closest('[role=status]')
  expect(region).toHaveFocus()
  screen.getByRole('button', { name: 'Look for the order again' }).focus()
  await pass(30_000)
  expect(region).not.toHaveFocus()
  Object.assign(world, { isOffline: false, order: 'JAS1' })
  await pass(30_000)
  expect([where(), world.sent]).toEqual(['/en/checkout/confirmation?orderNo=JAS1', 1])
})

it('asks at once when the browser is online again', async () => {
  const { world } = openCheckout()
  await order()
  await pass(30_000)
  const before = world.asked
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(world.asked).toBe(before + 1)
})

it('goes on finding out after a reload in the middle', async () => {
  const first = openCheckout()
  await order()
  await pass(20_000)
  first.unmount()
  const { where, world } = openCheckout({ world: first })
  await pass(0)
  expect(screen.queryByText('We are looking for your order')).not.toBeNull()
  expect(isOffered()).toBe(false)
  world.order = 'JAS1'
  await pass(5_000)
  expect([where(), world.sent]).toEqual(['/en/checkout/confirmation?orderNo=JAS1', 1])
})

it('reports an unknown outcome after a reload when basket and order are both missing', async () => {
  const first = openCheckout()
  await order()
  first.unmount()
  first.world.hasBasket = false
  openCheckout({ world: first, basket: null })
  await pass(60_000)
  expect(screen.queryByText('We do not know yet whether we received your order')).not.toBeNull()
})

it('does not navigate after the shopper has left the page', async () => {
  const { world, history, unmount, where } = openCheckout()
  await order()
  unmount()
  history.push('/en/cart')
  world.order = 'JAS1'
  const { asked } = world
  await pass(60_000)
  expect([where(), world.asked]).toEqual(['/en/cart', asked])
})

it.each([
  ['arrived', { order: 'JAS1' }, 'We have received your earlier order JAS1'],
  ['is still missing', { hasBasket: false }, 'We do not know yet whether we received your earlier order']
])('says of an earlier order of another cart that it %s', async (_what, state, text) => {
  localStorage.setItem(
    ATTEMPT,
    JSON.stringify({ basketId: 'other', key: 'k', isSent: true, askUntil: Date.now() - 1 })
  )
  const world = createWorld()
  Object.assign(world.world, state)
  const { where } = openCheckout({ world })
  await pass(0)
  expect(screen.queryByText(text)).not.toBeNull()
  expect([where(), isOffered()]).toEqual(['/en/', true])
})

it('sends nothing when the basket has changed, and names the difference', async () => {
  const { world, where } = openCheckout()
  const [line] = platformBasket.productItems
  world.basket = { ...platformBasket, productTotal: 12, productItems: [{ ...line!, price: 12 }] }
  await order()
  expect([world.sent, where()]).toEqual([0, '/en/'])
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('the total was EUR 10.00 and is EUR 12.00 now.')
  expect(alert).toHaveTextContent('Sencha: 1 × EUR 10.00 became 1 × EUR 12.00.')
  expect(alert).toHaveTextContent('Nothing was ordered.')
})

it('leads to the provider, and on the way back to the page of the order', async () => {
  const { world, where } = openCheckout()
  world.answer = () =>
    Promise.resolve({
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
  const { world } = openCheckout()
  const refusal = {
    status: 400,
    type: 'validation',
    title: 'INVALID_PAYMENT_INSTRUMENTS',
    isPlatformProblem: true
  } as const
  world.answer = () =>
    Promise.reject(new PlatformError({ kind: 'fault', operation: 'createOrder', ...refusal }))
  const chooseAnew = () => fireEvent.click(screen.getByRole('button', { name: 'Pay otherwise' }))
  await order()
  expect(screen.queryByRole('alert')).not.toBeNull()
  chooseAnew()
  expect(screen.queryByRole('alert')).toBeNull()

  world.basket = { ...platformBasket, productTotal: 20 }
  await order()
  expect(screen.queryByRole('alert')).not.toBeNull()
  chooseAnew()
  expect(screen.queryByRole('alert')).toBeNull()
})
