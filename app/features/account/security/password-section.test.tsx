import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { PlatformError } from '../../../platform/http/platform-error'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { PASSKEY_ENDPOINTS, type Passkey } from '../../../platform/session/passkeys'
import { shopperSession } from '../../../platform/session/shopper-session'
import { ForCustomer } from '../../../pages/account/for-customer'
import { PasswordSection } from './password-section'

const sandbox = serveSandbox()
const PHONE: Passkey = { id: 'p', name: 'iPhone' }

beforeEach(() => Cookies.set('session_jasmin', 'registered'))
afterEach(() => Cookies.remove('session_jasmin'))

async function open({ passkeys = [PHONE], isOff = false } = {}) {
  sandbox.use(http.post(`*${PASSKEY_ENDPOINTS.list}`, () => HttpResponse.json({ passkeys })))
  const platform = sandbox.openPlatform({ state: 'registered' })
  const customerId = await platform.getCustomerId()
  const setOff = () => platform.family(shopperProfile).updateCustomer({ customerId }, { c_passwordOff: true })
  if (isOff) await setOff()
  renderWithProviders(<ForCustomer>{customer => <PasswordSection customer={customer} />}</ForCustomer>, {
    platform
  })
  return { session: platform.family(shopperSession), setOff }
}
const findDialog = () => screen.findByRole('dialog', { name: 'Switch off the password' })
async function giveUp(password: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off the password' }))
  const dialog = within(await findDialog())
  await userEvent.type(dialog.getByLabelText(/^Current password/), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off the password' }))
}

it('is offered to be switched off to customers with a passkey only', async () => {
  await open({ passkeys: [] })
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Switch off the password' })).toBeNull()
})

it('is switched off with the current one, and the account says so', async () => {
  const { session, setOff } = await open()
  const login = jest.spyOn(session, 'login').mockImplementation(async () => {
    await setOff()
    return { isNewCustomer: false }
  })
  await giveUp(ANNA.password)
  expect(await screen.findByText('Your password is switched off.')).toBeVisible()
  expect(login).toHaveBeenCalledWith({
    endpoint: PASSKEY_ENDPOINTS.passwordOff,
    body: { password: ANNA.password }
  })
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
})

it('stays on when the current one is wrong, which the field says', async () => {
  const { session } = await open()
  jest
    .spyOn(session, 'login')
    .mockRejectedValue(
      new PlatformError({ kind: 'fault', operation: 'login', status: 401, type: 'invalid-credentials' })
    )
  await giveUp('Falsch7!')
  const field = within(await findDialog()).getByLabelText(/^Current password/)
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveValue('Falsch7!')
})

it('is chosen anew by a mail', async () => {
  await open({ isOff: true })
  expect(await screen.findByText(/Your account has no password/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a password' }))
  expect(within(screen.getByRole('dialog')).getByLabelText(/^Email/)).toHaveValue(ANNA.username)
})
