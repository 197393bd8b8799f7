import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../intl/message-groups'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import CheckoutConfirmationPage from './checkout-confirmation-page'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const PAY = 'https://pay.example/r/1'
const missing = new PlatformError({ kind: 'fault', status: 404, operation: 'getContentPage' })
const unknown = new PlatformError({ kind: 'fault', status: 404, operation: 'getOrder' })
const ATTEMPT = { basketId: 'b', key: 'k', isSent: true, orderNo: 'JAS1' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

/** The page of an order that is as `world.order` says when it is asked for. */
async function openOrder(order: object, state = 'guest') {
  Cookies.set('session_jasmin', 'guest')
  localStorage.setItem('checkout_jasmin', JSON.stringify(ATTEMPT))
  const world = {
    order: { orderNo: 'JAS1', ...order } as object | undefined,
    asked: 0,
    state,
    become: (next: string) => {
      world.state = next
      listeners.forEach(listener => listener())
    }
  }
  const listeners = new Set<() => void>()
  const session = {
    getState: () => world.state,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
  const platform = {
    family: () => session,
    controllers: { getContentPage: () => Promise.reject(missing) },
    orders: {
      getOrder: () => {
        world.asked += 1
        return world.order ? Promise.resolve(world.order) : Promise.reject(unknown)
      }
    }
  } as unknown as Platform
  renderWithProviders(<Route render={props => <CheckoutConfirmationPage {...props} />} />, {
    path: '/en/checkout/confirmation?orderNo=JAS1',
    platform
  })
  await pass(50)
  await pass(50)
  return world
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const readAttempt = () => JSON.parse(localStorage.getItem('checkout_jasmin') ?? '') as object

it('an order that still has to be paid leads on to its payment, and confirms itself once it is paid', async () => {
  const redirect = { c_paymentState: 'redirect', paymentInstruments: [{ c_redirectUrl: PAY }] }
  const world = await openOrder({ status: 'created', ...redirect })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment is still open')
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', PAY)
  expect(screen.getByRole('button', { name: 'Choose another way to pay' })).toBeVisible()
  expect(screen.queryByText('Thank you for your order')).toBeNull()
  expect(readAttempt()).toMatchObject({ isUnpaid: true })

  world.order = { orderNo: 'JAS1', status: 'new' }
  await pass(4_000)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
  expect(readAttempt()).not.toHaveProperty('isUnpaid')
  const { asked } = world
  await pass(60_000)
  expect(world.asked).toBe(asked)
})

it('a payment that the provider has not decided says so, and offers no second one', async () => {
  await openOrder({ status: 'created', c_paymentState: 'pending' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We are waiting for your payment to be confirmed'
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('a payment that failed gives the cart back', async () => {
  await openOrder({ status: 'failed', c_paymentState: 'refused' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment did not come about')
  expect(screen.getByText(/Nothing was ordered and nothing was charged/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to the cart' })).toBeVisible()
})

it('an invoice is confirmed at once', async () => {
  await openOrder({ status: 'created', c_paymentState: 'approved' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
})

const SETTLED = {
  status: 'new',
  customerInfo: { email: 'ida@example.com' },
  billingAddress: { firstName: 'Ida', lastName: 'Berg' }
}

it('a guest may make an account of what they have told, and keeps seeing the order', async () => {
  const world = await openOrder(SETTLED)
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ida')
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ida@example.com')
  // The account is another customer, to whom the platform does not show the order.
  world.order = undefined
  act(() => world.become('registered'))
  await pass(50)
  expect(screen.getByText(/Your account is ready/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To my account' })).toHaveAttribute('href', '/en/account')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
})

it('a customer is offered no account', async () => {
  await openOrder(SETTLED, 'registered')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
  expect(screen.queryByText('Faster next time')).toBeNull()
})

it('an order that is not paid yet offers no account', async () => {
  await openOrder({ ...SETTLED, status: 'created', c_paymentState: 'pending' })
  expect(screen.queryByText('Faster next time')).toBeNull()
})

it('offers to cancel the order once it is accepted, and says so when it is cancelled', async () => {
  const world = await openOrder({ status: 'created' })
  const cancel = () => screen.queryByRole('button', { name: 'Cancel order' })
  expect(cancel()).toBeNull()
  world.order = { orderNo: 'JAS1', status: 'new', exportStatus: 'ready' }
  await pass(4_000)
  expect(cancel()).toBeVisible()
  const asked = world.asked
  await pass(60_000)
  expect(world.asked).toBe(asked)
})

it('thanks nobody for an order that is cancelled', async () => {
  await openOrder({ status: 'cancelled', c_overallStatus: 'CANCELLED' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order is cancelled')
  expect(screen.queryByText(/What happens next/)).toBeNull()
})

it('does not ask for ever whether an order is accepted', async () => {
  const world = await openOrder({ status: 'created' })
  await pass(120_000)
  expect(world.asked).toBe(5)
})
