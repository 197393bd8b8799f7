import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { Route } from '../../entry/kit-adapter/router'
import { address } from '../../../tests/factories/address'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { fakePageTimers, passPageTime, waitInRealTime } from '../../../tests/factories/real-time'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { addedOrderWishes } from '../../features/account/registration/added-order'
import { loadMessageGroup } from '../../intl/message-groups'
import { shopperSession } from '../../platform/session/shopper-session'
import type { ShopperState } from '../../platform/session/session'
import CheckoutConfirmationPage from './checkout-confirmation-page'
import { byPassword } from '../../platform/session/login-ways'

const sandbox = serveSandbox()
const PROBLEMS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'
beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const PAY = 'https://pay.example/r/1'
const ATTEMPT = { basketId: 'b', key: 'k', isSent: true, orderNo: 'JAS1' }

beforeEach(fakePageTimers)
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

/** The page of an order that the platform shows to the shopper. */
async function openOrder(order: object, state: ShopperState = 'guest', site = buildEnglishSite()) {
  Cookies.set('session_jasmin', 'guest')
  localStorage.setItem('checkout_jasmin', JSON.stringify(ATTEMPT))
  showOrder(order)
  const platform = sandbox.openPlatform({ state })
  renderWithProviders(<Route render={props => <CheckoutConfirmationPage {...props} />} />, {
    path: '/en/checkout/confirmation?orderNo=JAS1',
    platform,
    site
  })
  await waitUntilRead()
  return platform
}
async function waitUntilRead() {
  await passPageTime(200)
  await waitInRealTime(() => expect(screen.queryByText('Your order is loading')).toBeNull())
}
const showOrder = (order: object) => sandbox.reply('getOrder', { orderNo: 'JAS1', ...order })
const countReads = async () => (await sandbox.callsTo('getOrder')).length
const readAttempt = () => JSON.parse(localStorage.getItem('checkout_jasmin') ?? '') as object

it('an order that still has to be paid leads on to its payment, and confirms itself once it is paid', async () => {
  const redirect = { c_paymentState: 'redirect', paymentInstruments: [{ c_redirectUrl: PAY }] }
  await openOrder({ status: 'created', ...redirect })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment is still open')
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', PAY)
  expect(screen.getByRole('button', { name: 'Choose another payment method' })).toBeVisible()
  expect(screen.queryByText('Thank you for your order')).toBeNull()
  expect(readAttempt()).toMatchObject({ isUnpaid: true })

  showOrder({ status: 'new' })
  await passPageTime(4_000)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
  expect(readAttempt()).not.toHaveProperty('isUnpaid')
  const asked = await countReads()
  await passPageTime(60_000)
  expect(await countReads()).toBe(asked)
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment did not go through')
  expect(screen.getByText(/Nothing was ordered and nothing was charged/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to the basket' })).toBeVisible()
})

it('an invoice is confirmed at once', async () => {
  await openOrder({ status: 'created', c_paymentState: 'approved' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
})

const SETTLED = {
  status: 'new',
  customerInfo: { email: 'ida@example.com' },
  billingAddress: { ...address, firstName: 'Ida', lastName: 'Berg' }
}

it('a guest may make an account by a code, and keeps seeing the order while it is not in the account', async () => {
  const platform = await openOrder(SETTLED)
  expect(screen.getByText(/We will send a code to ida@example.com/)).toBeVisible()
  // The account is another customer, to whom the platform does not show the order.
  sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
  await act(() => platform.family(shopperSession).login(byPassword(ANNA.username, ANNA.password)))
  await passPageTime(50)
  expect(screen.getByRole('button', { name: 'Add this order to my account' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
})

it('a guest may register by password in a shop that sends no codes', async () => {
  const platform = await openOrder(SETTLED, 'guest', {
    ...buildEnglishSite(),
    login: { code: false, passkeys: false, providers: [] }
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ida')
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ida@example.com')
  sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
  await act(() => platform.family(shopperSession).login(byPassword(ANNA.username, ANNA.password)))
  await passPageTime(50)
  expect(screen.getByText(/Your account is ready/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/en/account')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
})

describe('a customer whom the link of an order’s code has logged in', () => {
  async function openLink(
    query: string,
    {
      wishes = 'JAS1',
      keepsAddress = false,
      token
    }: { wishes?: string; keepsAddress?: boolean; token?: string } = {}
  ) {
    addedOrderWishes.keep('jasmin', { orderNo: wishes, keepsAddress, askedAt: Date.now() - 1 })
    Cookies.set('session_jasmin', 'registered')
    sandbox.use(http.post('*/order-return', () => HttpResponse.json({ token })))
    const platform = sandbox.openPlatform({ state: 'registered' })
    renderWithProviders(<Route render={props => <CheckoutConfirmationPage {...props} />} />, {
      path: `/en/checkout/confirmation?orderNo=JAS1${query}`,
      platform
    })
    await waitUntilRead()
  }

  it('has the order added, and sees it', async () => {
    sandbox.reply('getOrder', { orderNo: 'JAS1', ...SETTLED })
    sandbox.refuse('getOrder', 404, { type: 'order-not-found', once: true })
    sandbox.reply('takeGuestOrders', { c_orderNos: ['JAS1'] })
    await openLink('&add=account')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
    expect((await sandbox.callsTo('takeGuestOrders')).map(({ body }) => body)).toEqual([
      { c_orderNo: 'JAS1' }
    ])
  })

  it('has an order added that the token of their payment shows, after its first tab was closed', async () => {
    sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
    sandbox.reply('guestOrderLookup', { orderNo: 'JAS1', ...SETTLED })
    sandbox.respond('takeGuestOrders', () => {
      sandbox.reply('getOrder', { orderNo: 'JAS1', ...SETTLED })
      return Response.json({ c_orderNos: ['JAS1'] })
    })
    await openLink('&add=account', { token: 'token-of-the-payment' })
    await waitInRealTime(() => expect(screen.getByText('Order JAS1 is in your account now.')).toBeVisible())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
    expect(await sandbox.callsTo('takeGuestOrders')).toHaveLength(1)
  })

  it('types the password of the account beside an order that the token of their payment shows', async () => {
    sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
    sandbox.reply('guestOrderLookup', { orderNo: 'JAS1', ...SETTLED })
    sandbox.refuse('takeGuestOrders', 403, { type: 'password-needed' })
    await openLink('&add=account', { token: 'token-of-the-payment' })
    await waitInRealTime(() =>
      expect(screen.getByRole('button', { name: 'Add with this password' })).toBeVisible()
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
  })

  it.each([
    ['for which this browser has no wish', 'JAS2', 404],
    ['that is theirs already', 'JAS1', 200]
  ])('has no order added %s', async (_which, wishes, status) => {
    if (status === 200) sandbox.reply('getOrder', { orderNo: 'JAS1', ...SETTLED })
    else sandbox.refuse('getOrder', status, { type: 'order-not-found' })
    sandbox.reply('guestOrderLookup', { orderNo: 'JAS1', ...SETTLED })
    await openLink('&add=account', { wishes, token: 'token-of-the-payment' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
    expect(await sandbox.callsTo('takeGuestOrders')).toEqual([])
  })

  /** The account is one with a password; the order is its customer's as soon as that was typed. */
  async function openWithPassword(keepsAddress: boolean) {
    sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
    sandbox.respond('takeGuestOrders', async ({ request }) => {
      const { c_password: password } = (await request.json()) as { c_password?: string }
      if (password === ANNA.password) sandbox.reply('getOrder', { orderNo: 'JAS1', ...SETTLED })
      const type = password === undefined ? 'password-needed' : 'invalid-current-password'
      return password === ANNA.password
        ? Response.json({ c_orderNos: ['JAS1'] })
        : Response.json({ type: `${PROBLEMS}${type}`, title: type }, { status: 403 })
    })
    await openLink('&add=account', { keepsAddress })
    await passPageTime(100)
  }
  async function typePassword(password: string) {
    fireEvent.change(screen.getByLabelText(/^Password/, { selector: 'input' }), {
      target: { value: password }
    })
    fireEvent.click(screen.getByRole('button', { name: 'Add with this password' }))
    await passPageTime(200)
  }

  it.each([
    [true, 1],
    [false, 0]
  ])(
    'types the password that the account has, and sees the order; keeps addresses: %s',
    async (keepsAddress, saved) => {
      await openWithPassword(keepsAddress)
      await waitInRealTime(() =>
        expect(screen.getByText(/There is already an account with the address/)).toBeVisible()
      )
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order confirmation')
      await typePassword('wrong')
      await waitInRealTime(() =>
        expect(screen.getByText('This is not the password of the account.')).toBeVisible()
      )
      await typePassword(ANNA.password)
      await waitInRealTime(() =>
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
      )
      await waitInRealTime(() => expect(screen.getByText('Order JAS1 is in your account now.')).toBeVisible())
      expect(await sandbox.callsTo('createCustomerAddress')).toHaveLength(saved)
    }
  )

  it('may try again where the order could not be added', async () => {
    sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
    sandbox.respond('takeGuestOrders', () => {
      sandbox.reply('getOrder', { orderNo: 'JAS1', ...SETTLED })
      return Response.json({ c_orderNos: ['JAS1'] })
    })
    sandbox.refuse('takeGuestOrders', 500, { once: true })
    await openLink('&add=account')
    await waitInRealTime(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be added'))
    fireEvent.click(screen.getByRole('button', { name: 'Add this order to my account' }))
    await waitInRealTime(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order')
    )
  })

  it.each([
    ['&add=account', 'JAS1', 1],
    ['&add=account', 'JAS2', 0],
    ['', 'JAS1', 0]
  ])(
    'sees no order that is not theirs, nor one that this browser has not asked for: %s %s',
    async (query, wishes, times) => {
      sandbox.refuse('getOrder', 404, { type: 'order-not-found' })
      sandbox.refuse('takeGuestOrders', 403, { type: 'address-not-confirmed' })
      await openLink(query, { wishes })
      await waitInRealTime(() => expect(screen.getByText('We cannot show this order')).toBeVisible())
      expect(await sandbox.callsTo('takeGuestOrders')).toHaveLength(times)
    }
  )
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
  await openOrder({ status: 'created' })
  const cancel = () => screen.queryByRole('button', { name: 'Cancel order' })
  expect(cancel()).toBeNull()
  showOrder({ status: 'new', exportStatus: 'ready' })
  await passPageTime(4_000)
  expect(cancel()).toBeVisible()
  const asked = await countReads()
  await passPageTime(60_000)
  expect(await countReads()).toBe(asked)
})

it('shows no thanks for a cancelled order', async () => {
  await openOrder({ status: 'cancelled', c_overallStatus: 'CANCELLED' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order has been cancelled')
  expect(screen.queryByText(/What happens next/)).toBeNull()
})

it('does not ask for ever whether an order is accepted', async () => {
  await openOrder({ status: 'created' })
  await passPageTime(120_000)
  expect(await countReads()).toBe(5)
})
