import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {
  readSentCode,
  serveCodeRequests,
  spendCodeElsewhere
} from '../../../../tests/factories/code-requests'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { shopperSession } from '../../../platform/session/shopper-session'
import type { LoginWay, ShopperSession } from '../../../platform/session/session'
import { ForCustomer } from '../../../pages/account/for-customer'
import { PasswordForm } from '../security/password-form'
import { EmailSection } from '../security/email-section'
import { FreshLoginProvider } from './fresh-login'

const sandbox = serveSandbox()
beforeEach(() => Cookies.set('session_jasmin', 'registered'))
afterEach(() => Cookies.remove('session_jasmin'))

/** A form in Anna's account, whose shop refuses the next call of an operation for want of a fresh login. */
async function open(operation: string, form: JSX.Element) {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const session = platform.family(shopperSession) as ShopperSession
  const login = session.login
  const logins: LoginWay[] = []
  session.login = way => {
    logins.push(way)
    return login(way)
  }
  await platform.getCustomerId()
  sandbox.refuse(operation, 403, { type: 'fresh-login-required', once: true })
  renderWithProviders(<FreshLoginProvider>{form}</FreshLoginProvider>, { platform })
  return logins
}

/** The change of an address, for a customer without a password, whose code the platform takes. */
async function changeAddress() {
  sandbox.reply('requestEmailChange', { needsPassword: false })
  sandbox.reply('confirmEmailChange', { email: 'anna@example.net' })
  const logins = await open(
    'confirmEmailChange',
    <ForCustomer>{customer => <EmailSection customer={customer} />}</ForCustomer>
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }))
  await userEvent.type(screen.getByRole('textbox', { name: /New email/ }), 'anna@example.net{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: /Code from/ }), '12345678{Enter}')
  return logins
}
const dialog = () => screen.findByRole('dialog', { name: 'Please log in again' })
async function confirm(password: string) {
  await userEvent.type(await screen.findByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

it('asks for a fresh login and then saves the change that was typed', async () => {
  const logins = await changeAddress()
  expect(await dialog()).toHaveTextContent(`Your account: ${ANNA.username}`)
  await confirm(ANNA.password)
  expect(await screen.findByText(/Your email address is now anna@example\.net\./)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await sandbox.callsTo('confirmEmailChange')).map(({ body }) => body)).toEqual([
    { code: '12345678' },
    { code: '12345678' }
  ])
  expect(logins).toMatchObject([{ body: { email: ANNA.username, sameCustomer: true } }])
})

it('does not ask for a password that is switched off', async () => {
  sandbox.reply('getCustomer', {
    customerId: 'c',
    authType: 'registered',
    login: ANNA.username,
    email: ANNA.username,
    firstName: 'Anna',
    lastName: 'Sommer',
    c_passwordOff: true
  })
  await changeAddress()
  expect(await dialog()).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Send me a code by email' })).toBeVisible()
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
})

it('takes a code by e-mail in place of the password, and names a wrong one', async () => {
  const asked = serveCodeRequests(sandbox)
  const logins = await changeAddress()
  await dialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code by email' }))
  const field = await within(await dialog()).findByRole('textbox', { name: /Code from the email/ })
  expect(asked).toMatchObject([{ email: ANNA.username }])
  await userEvent.type(field, '00000000{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code does not work\./))
  await userEvent.clear(field)
  await userEvent.type(field, `${await readSentCode(sandbox)}{Enter}`)
  expect(await screen.findByText(/Your email address is now anna@example\.net\./)).toBeVisible()
  expect(logins.at(-1)).toMatchObject({ endpoint: '/session/code/login', body: { sameCustomer: true } })
  expect(localStorage).toHaveLength(0)
})

it('saves the change as soon as the link of the mail has logged in, in another tab', async () => {
  serveCodeRequests(sandbox)
  const logins = await changeAddress()
  await dialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code by email' }))
  await within(await dialog()).findByRole('textbox', { name: /Code from the email/ })
  act(() => spendCodeElsewhere())
  expect(await screen.findByText(/Your email address is now anna@example\.net\./)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(logins).toEqual([])
})

it('keeps dialog and change after a wrong password, and says so at the field', async () => {
  await changeAddress()
  await confirm('Teegarten0!')
  expect(await screen.findByText('That password is not correct. Please try again.')).toBeVisible()
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.clear(screen.getByLabelText(/^Password/))
  await confirm(ANNA.password)
  expect(await screen.findByText(/Your email address is now anna@example\.net\./)).toBeVisible()
})

it('changes nothing without a fresh login, says so and keeps what was typed', async () => {
  await changeAddress()
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Nothing has been changed: please log in again first.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Code from/ })).toHaveValue('12345678')
  expect(await sandbox.callsTo('confirmEmailChange')).toHaveLength(1)
})

it('logs in with the current password of the password form instead of asking for it twice', async () => {
  const logins = await open('updateCustomerPassword', <PasswordForm login={ANNA.username} />)
  await userEvent.type(screen.getByLabelText(/^Current password/), ANNA.password)
  await userEvent.type(screen.getByLabelText(/^New password/), 'Teegarten8!')
  await userEvent.type(screen.getByLabelText(/^Repeat new password/), 'Teegarten8!')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Your password has been updated successfully.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(logins).toHaveLength(2))
  expect(logins[0]).toMatchObject({ body: { password: ANNA.password, sameCustomer: true } })
})

it('says at its field that the current password is wrong, when the login finds out', async () => {
  await open('updateCustomerPassword', <PasswordForm login={ANNA.username} />)
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Teegarten0!')
  await userEvent.type(screen.getByLabelText(/^New password/), 'Teegarten8!')
  await userEvent.type(screen.getByLabelText(/^Repeat new password/), 'Teegarten8!')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findAllByText('This is not your current password.')).not.toHaveLength(0)
})
