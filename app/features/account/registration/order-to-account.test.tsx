import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { address } from '../../../../tests/factories/address'
import { readSentCode, serveCodeRequests } from '../../../../tests/factories/code-requests'
import { placeOrder } from '../../../../tests/factories/placed-order'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import type { Platform } from '../../../platform/platform'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { byCode, byPassword } from '../../../platform/session/login-ways'
import { shopperSession } from '../../../platform/session/shopper-session'
import { useShopperState } from '../../../platform/session/use-session'
import type { GuestOrder } from '../model/guest-order'
import { addedOrderWishes } from './added-order'
import { OrderToAccount } from './order-to-account'

const sandbox = serveSandbox()
let asked: { newcomer?: object; email: string }[] = []
beforeEach(() => {
  asked = serveCodeRequests(sandbox)
})
afterEach(() => localStorage.clear())

const bill = { ...address, salutation: 'MRS' }

function Offer({ order }: { order: GuestOrder }) {
  return <OrderToAccount order={order} isRegistered={useShopperState() === 'registered'} />
}

/** The confirmation of an order that a guest has placed just now. */
async function open({ email = 'lina@example.com' } = {}) {
  const platform = sandbox.openPlatform()
  const { orderNo } = await placeOrder(platform, sandbox.origin, { email })
  const order = { orderNo, email, billingAddress: bill, shippingAddress: bill }
  renderWithProviders(<Offer order={order} />, { platform })
  return { platform, orderNo, session: platform.family(shopperSession) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const codeField = () => screen.findByRole('textbox', { name: /Code from the email/ })

async function ask() {
  fireEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
  press('Send code')
  return codeField()
}
async function type(code: string, button = 'Continue') {
  fireEvent.change(await codeField(), { target: { value: code } })
  press(button)
}
const readAccount = (platform: Platform) =>
  act(async () => {
    const customerId = await platform.getCustomerId()
    const profile = platform.family(shopperProfile)
    const { data = [] } = await profile.getCustomerOrders({ customerId })
    return { ...(await profile.getCustomer({ customerId })), orders: data.map(order => order.orderNo) }
  })

it('makes the account of a code alone, with name, address and order', async () => {
  const { platform, orderNo } = await open()
  await ask()
  expect(asked).toMatchObject([{ newcomer: { firstName: 'Lina', lastName: 'Berg' } }])
  await type(await readSentCode(sandbox))
  expect(await screen.findByText(`Order ${orderNo} is in your account now.`)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Faster next time' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'View the order in my account' })).toHaveAttribute(
    'href',
    `/en/account/orders/${orderNo}`
  )
  expect(screen.queryByText(/There was an account/)).toBeNull()
  expect(await readAccount(platform)).toMatchObject({
    orders: [orderNo],
    salutation: 'MRS',
    firstName: 'Lina',
    lastName: 'Berg',
    addresses: [{ address1: address.address1, city: address.city }]
  })
})

it('leaves the address out where the customer does not want it', async () => {
  const { platform, orderNo } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Save the address of this order in my account' }))
  await ask()
  await type(await readSentCode(sandbox))
  await screen.findByText(`Order ${orderNo} is in your account now.`)
  expect((await readAccount(platform)).addresses).toEqual([])
})

it('asks for the privacy policy first', async () => {
  await open()
  press('Send code')
  expect(await screen.findByText('Please check data protection before sending the form.')).toBeVisible()
  expect(asked).toEqual([])
})

const passwordField = () => screen.findByLabelText(/^Password/, { selector: 'input' })
async function typePassword(password: string = ANNA.password) {
  const field = await passwordField()
  await act(async () => {
    fireEvent.change(field, { target: { value: password } })
    press('Add with this password')
  })
}

it('opens the account that the address has by its password as well, and keeps its name', async () => {
  const { platform, orderNo } = await open({ email: ANNA.username.toUpperCase() })
  await ask()
  await type(await readSentCode(sandbox))
  expect(await screen.findByText(/There is already an account with the address/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'choose a new password' })).toBeVisible()
  await typePassword('wrong')
  expect(await screen.findByText('This is not the password of the account.')).toBeVisible()
  expect(await passwordField()).toHaveValue('wrong')
  expect((await readAccount(platform)).orders).not.toContain(orderNo)
  await typePassword()
  await screen.findByText(`Order ${orderNo} is in your account now.`)
  const account = await readAccount(platform)
  expect(account.login).toBe(ANNA.username)
  expect(account.firstName).not.toBe('Lina')
  expect(account.orders).toContain(orderNo)
})

it('keeps what was typed after a wrong code, and takes no order', async () => {
  const { session } = await open()
  const field = await ask()
  await type('00000000')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveValue('00000000')
  expect(session.getState()).toBe('guest')
  expect(await sandbox.callsTo('takeGuestOrders')).toEqual([])
})

it('keeps the wish for the tab of the mail’s link, as long as the latest code works', async () => {
  const { orderNo } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Save the address of this order in my account' }))
  expect(addedOrderWishes.read('jasmin')).toBeUndefined()
  await ask()
  expect(addedOrderWishes.read('jasmin')).toMatchObject({ orderNo, keepsAddress: false })
})

it('adds the order too when the mail’s link logs in in another tab', async () => {
  const { session, orderNo } = await open()
  await ask()
  const code = await readSentCode(sandbox)
  await act(() => session.login(byCode('lina@example.com', code)))
  expect(await screen.findByText(`Order ${orderNo} is in your account now.`)).toBeVisible()
  expect(await sandbox.callsTo('takeGuestOrders')).toHaveLength(1)
})

it('asks a customer who logged in without a code to confirm the address before the order moves', async () => {
  const { platform, session, orderNo } = await open({ email: ANNA.username })
  await act(() => session.login(byPassword(ANNA.username, ANNA.password)))
  expect(await screen.findByText(/This order was placed as a guest/)).toBeVisible()
  expect(await sandbox.callsTo('takeGuestOrders')).toEqual([])
  press('Add this order to my account')
  expect(await screen.findByText(/Please confirm with a code/)).toBeVisible()
  press('Send code')
  await codeField()
  expect(asked.at(-1)).not.toHaveProperty('newcomer')
  await type(await readSentCode(sandbox), 'Log in')
  await typePassword()
  expect(await screen.findByText(`Order ${orderNo} is in your account now.`)).toBeVisible()
  expect((await readAccount(platform)).orders).toContain(orderNo)
})

it('says that an account with another address cannot have the order', async () => {
  const { session, orderNo } = await open()
  sandbox.refuse('takeGuestOrders', 404, { type: 'guest-order-not-found' })
  await act(() => session.login(byPassword(ANNA.username, ANNA.password)))
  press('Add this order to my account')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account has a different address')
  expect(screen.queryByText(new RegExp(`Order ${orderNo} is`))).toBeNull()
})

it('lets a failed attempt be repeated', async () => {
  const { orderNo } = await open()
  await ask()
  sandbox.refuse('takeGuestOrders', 500, { once: true })
  await type(await readSentCode(sandbox))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be added')
  press('Add this order to my account')
  expect(await screen.findByText(`Order ${orderNo} is in your account now.`)).toBeVisible()
})

it('offers the earlier orders of the address, and adds them all', async () => {
  const platform = sandbox.openPlatform()
  const earlier = await placeOrder(platform, sandbox.origin)
  const { orderNo } = await placeOrder(platform, sandbox.origin)
  const order = { orderNo, email: 'lina@example.com', billingAddress: bill }
  renderWithProviders(<Offer order={order} />, { platform })
  await ask()
  await type(await readSentCode(sandbox))
  expect(
    await screen.findByText('There is 1 order that you placed as a guest with your address.')
  ).toBeVisible()
  press('Add it to my account')
  expect(await screen.findByText('The order is in your account now.')).toBeVisible()
  expect((await readAccount(platform)).orders.sort()).toEqual([earlier.orderNo, orderNo].sort())
})

it('takes the password that was typed for this order for the earlier ones too', async () => {
  const platform = sandbox.openPlatform()
  const email = ANNA.username
  const earlier = await placeOrder(platform, sandbox.origin, { email })
  const { orderNo } = await placeOrder(platform, sandbox.origin, { email })
  renderWithProviders(<Offer order={{ orderNo, email, billingAddress: bill }} />, { platform })
  await ask()
  await type(await readSentCode(sandbox))
  await typePassword()
  fireEvent.click(await screen.findByRole('button', { name: 'Add it to my account' }))
  expect(await screen.findByText('The order is in your account now.')).toBeVisible()
  expect((await readAccount(platform)).orders).toEqual(expect.arrayContaining([earlier.orderNo, orderNo]))
})

it.each([
  ['lina@example.com', 'Code from the email'],
  ['other@example.com', 'Send code']
])('shows after a reload, with a code on its way to %s: %s', async (email, shown) => {
  const pending = { email, askedAt: Date.now() - 1_000, isNewcomer: true }
  localStorage.setItem('login-code_jasmin', JSON.stringify(pending))
  await open()
  expect(await screen.findByText(shown)).toBeVisible()
})
