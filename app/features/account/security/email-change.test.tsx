import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { ForCustomer } from '../../../pages/account/for-customer'
import { FreshLoginProvider } from '../fresh-login/fresh-login'
import { pendingEmails } from '../pending'
import { EmailSection } from './email-section'

const sandbox = serveSandbox()
beforeEach(() => Cookies.set('session_jasmin', 'registered'))
afterEach(() => {
  Cookies.remove('session_jasmin')
  localStorage.clear()
})

const NEW = 'anna.neu@example.com'

async function open() {
  const platform = sandbox.openPlatform({ state: 'registered' })
  await platform.getCustomerId()
  return renderWithProviders(
    <FreshLoginProvider>
      <ForCustomer>{customer => <EmailSection customer={customer} />}</ForCustomer>
    </FreshLoginProvider>,
    { platform }
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const codeField = () => screen.findByRole('textbox', { name: /Code from the email/ })
const passwordField = () => screen.getByLabelText(/^Password/)

async function ask(email = NEW) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }))
  await userEvent.type(screen.getByRole('textbox', { name: /New email address/ }), email)
  await press('Send code')
}
async function confirm(code: string, password = ANNA.password) {
  await userEvent.clear(await codeField())
  await userEvent.type(await codeField(), code)
  await userEvent.clear(passwordField())
  await userEvent.type(passwordField(), password)
  await press('Confirm new address')
}
async function readCode(recipient = NEW) {
  const { mails } = await sandbox.control<{
    mails: { kind: string; recipient: string; document: { code: string; text: string } }[]
  }>('/outbox')
  const mail = mails.find(({ kind, recipient: to }) => kind === 'email-code' && to === recipient)
  expect(mail?.document.text).toMatch(/^Please confirm your new email address/)
  return mail?.document.code ?? ''
}

it('changes the address by the code that was sent to it and the password, and says so', async () => {
  await open()
  expect(await screen.findByText(`We write to ${ANNA.username}. You also log in with it.`)).toBeVisible()
  await ask()
  expect(await codeField()).toHaveFocus()
  expect(screen.getByText(/^We have sent an email to anna\.neu@example\.com\./)).toBeVisible()
  await confirm(await readCode())
  expect(await screen.findByText(/Your email address is now anna\.neu@example\.com\./)).toBeVisible()
  expect(await screen.findByText(`We write to ${NEW}. You also log in with it.`)).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

it('says at the field what is wrong with code or password, and keeps what was typed', async () => {
  await open()
  await ask()
  await confirm('00000000')
  await waitFor(async () =>
    expect(await codeField()).toHaveAccessibleDescription(/This code does not work\./)
  )
  await confirm(await readCode(), 'Teegarten0!')
  await waitFor(() => expect(passwordField()).toHaveAccessibleDescription(/That password is not correct\./))
  expect(await codeField()).toHaveValue(await readCode())
  await userEvent.clear(passwordField())
  await userEvent.type(passwordField(), `${ANNA.password}{Enter}`)
  expect(await screen.findByText(/Your email address is now /)).toBeVisible()
})

it('has a new password chosen by mail where it is forgotten, and keeps the typed code', async () => {
  await open()
  await ask()
  await userEvent.type(await codeField(), '12345678')
  await press('Forgot password?')
  const dialog = within(screen.getByRole('dialog', { name: 'Reset password' }))
  expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue(ANNA.username)
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }))
  expect(await dialog.findByText(/an e?-?mail is on its way/i)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await codeField()).toHaveValue('12345678')
  expect(await sandbox.callsTo('confirmEmailChange')).toEqual([])
})

it('says of a code that was sent ten minutes ago that it has expired', async () => {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const customerId = await platform.getCustomerId()
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask']
  })
  const now = Date.now()
  pendingEmails.keep('jasmin', { customerId, email: NEW, needsPassword: true, askedAt: now })
  renderWithProviders(<ForCustomer>{customer => <EmailSection customer={customer} />}</ForCustomer>, {
    platform
  })
  await codeField()
  jest.setSystemTime(now + 10 * 60_000)
  await confirm('12345678')
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(/has expired/))
  jest.useRealTimers()
})

it('does not tell a stranger that an address has an account', async () => {
  await open()
  sandbox.respond('requestEmailChange', () => Response.json({ needsPassword: true }, { status: 202 }))
  await ask('taken@example.com')
  expect(await screen.findByText(/^We have sent an email to taken@example\.com\./)).toBeVisible()
})

it.each([
  ['', 'Please enter your email address.'],
  ['anna@', 'Please enter valid email address.'],
  [ANNA.username.toUpperCase(), 'This is already your email address.']
])('sends nothing for the address "%s", and says "%s"', async (typed, message) => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }))
  const field = screen.getByRole('textbox', { name: /New email address/ })
  expect(field).toHaveFocus()
  if (typed) await userEvent.type(field, typed)
  await press('Send code')
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(await sandbox.callsTo('requestEmailChange')).toEqual([])
})

it('says how long to wait after too many requests, and keeps the address', async () => {
  await open()
  sandbox.respond(
    'requestEmailChange',
    () => new Response('{}', { status: 429, headers: { 'retry-after': '240' } })
  )
  await ask()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait 4 minutes')
  expect(screen.getByRole('textbox', { name: /New email address/ })).toHaveValue(NEW)
})

it('says of an address that has got an account meanwhile to choose another one', async () => {
  await open()
  await ask()
  sandbox.refuse('confirmEmailChange', 400, { type: 'login-already-in-use' })
  await confirm('12345678')
  expect(await screen.findByRole('alert')).toHaveTextContent(/now belongs to another account/)
  await press('Use another address')
  expect(await screen.findByRole('textbox', { name: /New email address/ })).toHaveValue(NEW)
})

it('asks for the code again after a reload, and for nothing after it was cancelled', async () => {
  const { unmount } = await open()
  await ask()
  await codeField()
  unmount()
  const second = await open()
  await codeField()
  await press('Cancel')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change email address' })).toHaveFocus())
  second.unmount()
  await open()
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeVisible()
})

it('follows another tab that asks for a code, and one that confirms it', async () => {
  await open()
  await screen.findByRole('button', { name: 'Change email address' })
  const customerId = await sandbox.openPlatform({ state: 'registered' }).getCustomerId()
  const tell = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'email-change_jasmin' })))
  pendingEmails.keep('jasmin', { customerId, email: NEW, needsPassword: true, askedAt: Date.now() })
  tell()
  expect(await codeField()).toBeVisible()
  pendingEmails.forget('jasmin')
  tell()
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeVisible()
})

it('shows no other customer of this browser the address that was asked for', async () => {
  pendingEmails.keep('jasmin', { customerId: 'other', email: NEW, needsPassword: true, askedAt: Date.now() })
  await open()
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeVisible()
})
