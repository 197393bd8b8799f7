import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError, type PlatformErrorDetails } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { RegistrationForm } from './registration-form'

const login = jest.fn()
const registerCustomer = jest.fn()
const platform = {
  family: () => ({
    login,
    registerCustomer,
    logout: () => Promise.resolve(),
    getState: () => 'guest',
    onChange: () => () => undefined
  })
} as unknown as Platform

beforeEach(() => {
  login.mockReset().mockResolvedValue({ isNewCustomer: true })
  registerCustomer.mockReset().mockResolvedValue({ customerId: 'c', customerNo: '1' })
})

const GOOD = {
  'First name': 'Ida',
  'Last name': "O'Brien",
  'Email address': 'ida@example.com',
  Password: 'Teegarten7!',
  'Repeat password': 'Teegarten7!'
}
const control = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input:not([type=checkbox]), select' })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }))

function fill(change: Partial<Record<keyof typeof GOOD | 'Date of birth', string>> = {}) {
  fireEvent.change(control('Salutation'), { target: { value: 'MRS' } })
  for (const [label, value] of Object.entries({ ...GOOD, ...change }))
    fireEvent.change(control(label), { target: { value } })
  fireEvent.click(screen.getByRole('checkbox'))
}

it('names every missing field and takes the focus there', async () => {
  renderWithProviders(<RegistrationForm />, { platform })
  send()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  for (const text of [
    'Please select your salutation.',
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter valid email address.',
    'Please enter your password.',
    'Please check data protection before sending the form.'
  ])
    expect(summary).toHaveTextContent(text)
  expect(registerCustomer).not.toHaveBeenCalled()
})

it.each([
  ['First name', 'Ida 7', 'Field contains invalid characters'],
  ['Email address', 'nobody', 'Please enter valid email address.'],
  ['Password', 'teegarten7!', 'The password does not meet the security requirements.'],
  ['Repeat password', 'Teegarten8!', 'Passwords do not match.'],
  ['Date of birth', '31.02.1990', 'Please enter a date as dd.mm.yyyy.'],
  ['Date of birth', '01.01.2020', 'Minimum age 18 years'],
  ['Date of birth', '31121899', 'Minimum age 18 years']
] as const)('refuses for %s the entry "%s"', async (label, value, text) => {
  renderWithProviders(<RegistrationForm />, { platform })
  fill({ [label]: value })
  send()
  expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(registerCustomer).not.toHaveBeenCalled()
})

it('registers and logs in; a birthday only if given', async () => {
  const onDone = jest.fn()
  renderWithProviders(<RegistrationForm onDone={onDone} />, { platform })
  fill()
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  const [, body] = registerCustomer.mock.calls[0] as [unknown, { customer: object; password: string }]
  expect(body).toMatchObject({
    customer: { login: 'ida@example.com', firstName: 'Ida', lastName: "O'Brien", salutation: 'MRS' },
    password: 'Teegarten7!'
  })
  expect(body.customer).not.toHaveProperty('birthday')
  expect(login).toHaveBeenCalledWith('ida@example.com', 'Teegarten7!')
})

it('asks for no birthday in its short form, and knows the address already', () => {
  renderWithProviders(<RegistrationForm isShort known={{ email: 'ida@example.com' }} />, { platform })
  expect(screen.queryByLabelText(/^Date of birth/)).toBeNull()
  expect(control('Email address')).toHaveValue('ida@example.com')
})

const refuse = (details: Partial<PlatformErrorDetails>) =>
  new PlatformError({ kind: 'fault', operation: 'registerCustomer', status: 400, ...details })

it.each([
  [{ type: 'login-already-in-use' }, /The email address is already in use. You can use the "Reset password"/],
  [{ type: 'invalid-password' }, 'The password does not meet the security requirements.'],
  [{ status: 500 }, 'Something went wrong. Please try again later!']
])('says why the platform refuses: %p, and loses nothing', async (details, text) => {
  registerCustomer.mockRejectedValue(refuse(details))
  renderWithProviders(<RegistrationForm />, { platform })
  fill()
  send()
  expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(control('First name')).toHaveValue('Ida')
  expect(login).not.toHaveBeenCalled()
})

it('makes no second account when the login after it fails', async () => {
  login.mockRejectedValueOnce(refuse({ status: 503 }))
  const onDone = jest.fn()
  renderWithProviders(<RegistrationForm onDone={onDone} />, { platform })
  fill()
  send()
  expect(await screen.findByText(/Your account has been created. Please log in/)).toBeVisible()
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(registerCustomer).toHaveBeenCalledTimes(1)
})

it('shows how strong the password is', () => {
  renderWithProviders(<RegistrationForm />, { platform })
  fireEvent.change(control('Password'), { target: { value: 'Teegarten' } })
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  fireEvent.change(control('Password'), { target: { value: 'Teegarten7!' } })
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 4 points')
})

it('leads from an address that is in use to the mail that resets its password', async () => {
  registerCustomer.mockRejectedValue(refuse({ type: 'login-already-in-use' }))
  renderWithProviders(<RegistrationForm known={{ email: 'ida@example.com' }} />, { platform })
  fill()
  send()
  fireEvent.click(await screen.findByRole('button', { name: 'Reset password' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' })
  expect(within(dialog).getByLabelText(/^Email address/)).toHaveValue('ida@example.com')
})
