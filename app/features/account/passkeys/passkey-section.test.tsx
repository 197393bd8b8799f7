import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import {
  installPasskeys,
  PASSKEY,
  refusal,
  uninstallPasskeys
} from '../../../../tests/factories/browser-passkeys'
import { LAPTOP, PHONE, servePasskeys } from '../../../../tests/factories/passkey-endpoints'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { PASSKEY_ENDPOINTS, type Passkey } from '../../../platform/session/passkeys'
import type { Customer } from '../model/customer'
import { pendingPasskeys } from '../pending'
import { PasskeySection } from './passkey-section'

const sandbox = serveSandbox()

const CUSTOMER = { customerId: 'c', email: 'anna@example.com' } as Customer
const serve = (given?: Passkey[]) => servePasskeys(sandbox, given)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void installPasskeys())
afterEach(() => {
  uninstallPasskeys()
  localStorage.clear()
})

describe('the list of devices', () => {
  it('has names and dates, and removes a device after a question', async () => {
    const { platform, asked } = serve([PHONE, LAPTOP])
    renderWithProviders(<PasskeySection customer={CUSTOMER} />, { platform })
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('iPhoneSet up on 2 November 2026, last used on 26 November 2026')
    expect(second).toHaveTextContent('Passkey')
    await userEvent.click(within(first!).getByRole('button'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(asked).toContainEqual(['remove', { id: 'p' }])
  })

  async function openSetUp() {
    const { platform, asked } = serve()
    renderWithProviders(<PasskeySection customer={CUSTOMER} />, { platform })
    await press('Set up this device')
    expect(await screen.findByText(/We have sent a code/)).toBeVisible()
    return asked
  }
  const type = (code: string) =>
    fireEvent.change(screen.getByLabelText(/Code from the email/), { target: { value: code } })

  it('sets this device up with the mailed code, typed with a blank, and lists it', async () => {
    const asked = await openSetUp()
    type('1234 5678')
    await press('Set up')
    expect(await screen.findByText('You can log in with this device from now on.')).toBeVisible()
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(asked).toContainEqual([
      'create',
      { code: '12345678', credential: expect.objectContaining({ id: PASSKEY.id }) }
    ])
  })

  it('asks for the code again after a reload, and for nothing after it was cancelled', async () => {
    const asked = await openSetUp()
    cleanup()
    const platform = sandbox.openPlatform({ state: 'registered' })
    const second = renderWithProviders(<PasskeySection customer={CUSTOMER} />, { platform })
    expect(await screen.findByLabelText(/Code from the email/)).toBeVisible()
    expect(asked.filter(([endpoint]) => endpoint === 'code')).toHaveLength(1)
    await press('Cancel')
    second.unmount()
    renderWithProviders(<PasskeySection customer={CUSTOMER} />, { platform })
    expect(await screen.findByRole('button', { name: 'Set up this device' })).toBeVisible()
  })

  it('shows no other customer of this browser that a code is awaited', async () => {
    await openSetUp()
    cleanup()
    const platform = sandbox.openPlatform({ state: 'registered' })
    renderWithProviders(<PasskeySection customer={{ ...CUSTOMER, customerId: 'other' }} />, { platform })
    expect(await screen.findByRole('button', { name: 'Set up this device' })).toBeVisible()
  })

  it('follows another tab that asks for a code, and one that uses it', async () => {
    const { platform } = serve()
    renderWithProviders(<PasskeySection customer={CUSTOMER} />, { platform })
    await screen.findByRole('button', { name: 'Set up this device' })
    const tell = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'passkey-code_jasmin' })))
    pendingPasskeys.keep('jasmin', { customerId: CUSTOMER.customerId, askedAt: Date.now() })
    tell()
    expect(await screen.findByLabelText(/Code from the email/)).toBeVisible()
    pendingPasskeys.forget('jasmin')
    tell()
    expect(await screen.findByRole('button', { name: 'Set up this device' })).toBeVisible()
  })

  it('ends the question of the device with the form', async () => {
    await openSetUp()
    type('12345678')
    jest.mocked(navigator.credentials.create).mockReturnValueOnce(new Promise(() => undefined))
    await press('Set up')
    await waitFor(() => expect(navigator.credentials.create).toHaveBeenCalled())
    const { signal } = jest.mocked(navigator.credentials.create).mock.calls[0]![0]!
    expect(signal).toHaveProperty('aborted', false)
    await press('Cancel')
    expect(signal).toHaveProperty('aborted', true)
  })

  it('has the browser forget a passkey that the login service has refused', async () => {
    const { signal } = installPasskeys()
    await openSetUp()
    sandbox.use(
      http.post(`*${PASSKEY_ENDPOINTS.create}`, () =>
        HttpResponse.json({ error: true, type: 'invalid-code', title: 'Unauthorized' }, { status: 401 })
      )
    )
    type('12345678')
    await press('Set up')
    await waitFor(() => expect(screen.getByLabelText(/Code from the email/)).toBeInvalid())
    expect(signal).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: PASSKEY.id })
  })

  it('names a wrong code at its field', async () => {
    await openSetUp()
    type('00000000')
    await press('Set up')
    await waitFor(() => expect(screen.getByLabelText(/Code from the email/)).toBeInvalid())
    expect(navigator.credentials.create).not.toHaveBeenCalled()
  })

  it.each([
    ['NotAllowedError', /cancell?ed or took too long/],
    ['InvalidStateError', /already set up for your account/],
    ['UnknownError', /could not be set up/]
  ])('says what %s of the browser means, and can begin again with the same code', async (name, text) => {
    await openSetUp()
    jest.mocked(navigator.credentials.create).mockRejectedValueOnce(refusal(name))
    type('12345678')
    await press('Set up')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await press('Set up')
    expect(await screen.findByText('You can log in with this device from now on.')).toBeVisible()
  })
})
