import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import {
  readSentCode,
  serveCodeRequests,
  spendCodeElsewhere
} from '../../../../tests/factories/code-requests'
import { placeOrder } from '../../../../tests/factories/placed-order'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { byCode } from '../../../platform/session/login-ways'
import { shopperSession } from '../../../platform/session/shopper-session'
import { EarlierOrders } from './earlier-orders'

const sandbox = serveSandbox()
beforeEach(() => Cookies.set('session_jasmin', 'registered'))
afterEach(() => {
  Cookies.remove('session_jasmin')
  localStorage.clear()
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

/** The list of orders of a customer who has logged in by password. */
async function open() {
  const asked = serveCodeRequests(sandbox)
  const platform = sandbox.openPlatform({ state: 'registered' })
  await platform.getCustomerId()
  renderWithProviders(<EarlierOrders />, { platform })
  return { asked, platform }
}
async function confirm() {
  await press('Send me a code by email')
  const field = await screen.findByRole('textbox', { name: /Code from the email/ })
  fireEvent.change(field, { target: { value: await readSentCode(sandbox) } })
  await press('Log in')
}

it('says that a code has to confirm the address first, the same with orders and without', async () => {
  await placeOrder(sandbox.openPlatform(), sandbox.origin, { email: ANNA.username })
  await open()
  expect(await screen.findByText(/Have you ordered without an account before/)).toHaveTextContent(
    ANNA.username
  )
  expect(screen.queryByText(/There is/)).toBeNull()
  expect(await sandbox.callsTo('takeGuestOrders')).toEqual([])
})

it('offers the orders of the address as soon as a code has confirmed it', async () => {
  await placeOrder(sandbox.openPlatform(), sandbox.origin, { email: ANNA.username })
  const { asked } = await open()
  await confirm()
  expect(
    await screen.findByText('There is 1 order that you placed as a guest with your address.')
  ).toBeVisible()
  expect(asked).toMatchObject([{ email: ANNA.username }])
  expect(asked[0]).not.toHaveProperty('newcomer')
})

it('offers them as well when the link of the mail has confirmed it in another tab', async () => {
  await placeOrder(sandbox.openPlatform(), sandbox.origin, { email: ANNA.username })
  const { platform } = await open()
  await press('Send me a code by email')
  await screen.findByRole('textbox', { name: /Code from the email/ })
  const code = await readSentCode(sandbox)
  await act(() => platform.family(shopperSession).login(byCode(ANNA.username, code)))
  act(() => spendCodeElsewhere())
  expect(
    await screen.findByText('There is 1 order that you placed as a guest with your address.')
  ).toBeVisible()
})

it('says after the confirmation that there are none', async () => {
  await open()
  await confirm()
  expect(
    await screen.findByText('There are no earlier orders that can be added to your account.')
  ).toBeVisible()
})

it('shows nothing where the shop sends no codes', async () => {
  const platform = sandbox.openPlatform({ state: 'registered' })
  await platform.getCustomerId()
  const site = buildEnglishSite()
  renderWithProviders(<EarlierOrders />, {
    platform,
    site: { ...site, login: { ...site.login, code: false } }
  })
  await waitFor(async () => expect(await sandbox.callsTo('getCustomer')).not.toEqual([]))
  expect(await sandbox.callsTo('getGuestOrders')).not.toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})
