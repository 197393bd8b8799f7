import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readSentCode, serveCodeRequests } from '../../../../tests/factories/code-requests'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { shopperSession } from '../../../platform/session/shopper-session'
import { mapCustomer } from '../model/map-customer'
import { QuickRegistration } from './quick-registration'

const sandbox = serveSandbox()
let asked: unknown[] = []
beforeEach(() => {
  asked = serveCodeRequests(sandbox)
})
afterEach(() => localStorage.clear())

function open(onDone?: () => void) {
  const platform = sandbox.openPlatform()
  renderWithProviders(<QuickRegistration onDone={onDone} />, { platform })
  return platform
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const codeField = () => screen.findByRole('textbox', { name: /Code from the email/ })

async function ask(email: string) {
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), { target: { value: email } })
  fireEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
  press('Send code')
  return codeField()
}

it('makes an account of nothing but an address, the privacy policy and the code', async () => {
  const done = jest.fn()
  const platform = open(done)
  const field = await ask(' nora@example.com ')
  expect(screen.getByRole('status')).toHaveTextContent('A code is on its way to nora@example.com.')
  fireEvent.change(field, { target: { value: await readSentCode(sandbox) } })
  press('Continue')
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(platform.family(shopperSession).getState()).toBe('registered')
  const customerId = await platform.getCustomerId()
  const customer = mapCustomer(await platform.family(shopperProfile).getCustomer({ customerId }))
  expect(customer).toMatchObject({ login: 'nora@example.com', firstName: '', lastName: '' })
  expect(localStorage).toHaveLength(0)
})

it('ends the same for an address that has an account, which its code opens', async () => {
  const done = jest.fn()
  const platform = open(done)
  const field = await ask(ANNA.username)
  expect(screen.getByRole('status')).toHaveTextContent(`A code is on its way to ${ANNA.username}.`)
  fireEvent.change(field, { target: { value: await readSentCode(sandbox) } })
  press('Continue')
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const customerId = await platform.getCustomerId()
  expect((await platform.family(shopperProfile).getCustomer({ customerId })).login).toBe(ANNA.username)
})

it('asks for address and privacy policy before a code is sent', async () => {
  open()
  press('Send code')
  expect(await screen.findByText('Please enter valid email address.')).toBeVisible()
  expect(screen.getByText('Please check data protection before sending the form.')).toBeVisible()
  expect(asked).toEqual([])
})

it('says that a code is wrong, and lets the address be changed', async () => {
  open()
  const field = await ask('nora@example.com')
  fireEvent.change(field, { target: { value: '00000000' } })
  press('Continue')
  await waitFor(() => expect(field).toBeInvalid())
  press('Use another address')
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('nora@example.com')
  expect(localStorage).toHaveLength(0)
})

it('asks for the code again after a reload, and not for the code of a login', async () => {
  const wait = (isNewcomer: boolean) =>
    localStorage.setItem(
      'login-code_jasmin',
      JSON.stringify({ email: 'nora@example.com', askedAt: Date.now() - 1_000, isNewcomer })
    )
  wait(false)
  const { unmount } = renderWithProviders(<QuickRegistration />, { platform: sandbox.openPlatform() })
  expect(screen.getByRole('checkbox', { name: /privacy policy/ })).toBeVisible()
  act(unmount)
  wait(true)
  open()
  expect(await codeField()).toBeVisible()
})

it('mails no code for a program that fills in the hidden field, and shows it the same form', async () => {
  open()
  fireEvent.change(document.querySelector('input[name="website"]')!, { target: { value: 'spam' } })
  await ask('nora@example.com')
  expect(asked).toEqual([])
})
