import type { ComponentProps } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { shopperSession } from '../../../platform/session/shopper-session'
import { RegistrationForm } from './registration-form'

const sandbox = serveSandbox()

function open(props: ComponentProps<typeof RegistrationForm> = {}) {
  const platform = sandbox.openPlatform()
  renderWithProviders(<RegistrationForm {...props} />, { platform })
  return platform
}

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
  open()
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
  expect(await sandbox.callsTo('registerCustomer')).toEqual([])
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
  open()
  fill({ [label]: value })
  send()
  expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(await sandbox.callsTo('registerCustomer')).toEqual([])
})

it.each([
  ['without a birthday', undefined, undefined],
  ['with the birthday that was typed', '01.02.1990', '1990-02-01']
])('registers and logs in, %s', async (_, typed, birthday) => {
  const onDone = jest.fn()
  const platform = open({ onDone })
  fill(typed ? { 'Date of birth': typed } : {})
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(platform.family(shopperSession).getState()).toBe('registered')
  const customerId = await platform.getCustomerId()
  const customer = await platform.family(shopperProfile).getCustomer({ customerId })
  expect(customer).toMatchObject({
    login: 'ida@example.com',
    firstName: 'Ida',
    lastName: "O'Brien",
    salutation: 'MRS'
  })
  expect(customer.birthday).toBe(birthday)
})

it('has no birthday in its short form, and is prefilled with the address', () => {
  open({ isShort: true, known: { email: 'ida@example.com' } })
  expect(screen.queryByLabelText(/^Date of birth/)).toBeNull()
  expect(control('Email address')).toHaveValue('ida@example.com')
})

it.each([
  [
    'its address is in use',
    () => fill({ 'Email address': ANNA.username }),
    /The email address is already in use. You can use the "Reset password"/
  ],
  [
    'the platform finds the password too weak',
    () => {
      sandbox.refuse('registerCustomer', 400, { type: 'invalid-password' })
      fill()
    },
    'The password does not meet the security requirements.'
  ],
  [
    'the platform fails',
    () => {
      sandbox.refuse('registerCustomer', 500)
      fill()
    },
    'Something went wrong. Please try again later!'
  ]
])('says that %s, and loses nothing', async (_, prepare, text) => {
  const platform = open()
  prepare()
  send()
  expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(control('First name')).toHaveValue('Ida')
  expect(platform.family(shopperSession).getState()).toBe('guest')
})

it('makes no second account when the login after it fails', async () => {
  // The login service of the platform is down for one login.
  sandbox.refuse('authenticateCustomer', 503, { once: true })
  const onDone = jest.fn()
  open({ onDone })
  fill()
  send()
  expect(await screen.findByText(/Your account has been created. Please log in/)).toBeVisible()
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(await sandbox.callsTo('registerCustomer')).toHaveLength(1)
})

it('shows how strong the password is', () => {
  open()
  fireEvent.change(control('Password'), { target: { value: 'Teegarten' } })
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  fireEvent.change(control('Password'), { target: { value: 'Teegarten7!' } })
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 4 points')
})

it('leads from an address that is in use to the mail that resets its password', async () => {
  open({ known: { email: ANNA.username } })
  fill({ 'Email address': ANNA.username })
  send()
  fireEvent.click(await screen.findByRole('button', { name: 'Reset password' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' })
  expect(within(dialog).getByLabelText(/^Email address/)).toHaveValue(ANNA.username)
})

it('registers no program that fills in the hidden field', async () => {
  const onDone = jest.fn()
  open({ onDone })
  fill()
  fireEvent.change(document.querySelector('input[name="website"]')!, { target: { value: 'spam' } })
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(await sandbox.callsTo('registerCustomer')).toEqual([])
})
