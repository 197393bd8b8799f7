import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  installPasskeys,
  PASSKEY,
  refusal,
  uninstallPasskeys
} from '../../../../tests/factories/browser-passkeys'
import { servePasskeys } from '../../../../tests/factories/passkey-endpoints'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { PlatformError } from '../../../platform/http/platform-error'
import { APP_MODE_ATTRIBUTE } from '../../../visit/view-mode'
import type { Customer } from '../model/customer'
import { PasskeyLogin } from './passkey-login'
import { PasskeyOffer } from './passkey-offer'
import { PasskeySection } from './passkey-section'

const sandbox = serveSandbox()

const CUSTOMER = { customerId: 'c', email: 'anna@example.com' } as Customer
const serve = () => servePasskeys(sandbox)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void installPasskeys())
afterEach(() => {
  uninstallPasskeys()
  localStorage.clear()
})

describe('the login by a button', () => {
  const refuse = (type: string) => new PlatformError({ kind: 'fault', operation: 'login', status: 401, type })

  it('hands over the passkey that was chosen', async () => {
    const enter = jest.fn(async () => undefined)
    const done = jest.fn()
    renderWithProviders(<PasskeyLogin enter={enter} onDone={done} />, { platform: serve().platform })
    await press('Log in with a passkey')
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    expect(enter).toHaveBeenCalledWith(
      expect.objectContaining({ body: { credential: expect.objectContaining({ id: PASSKEY.id }) } })
    )
  })

  it('says that it was cancelled, and works the next time', async () => {
    const enter = jest.fn(async () => undefined)
    renderWithProviders(<PasskeyLogin enter={enter} />, { platform: serve().platform })
    jest.mocked(navigator.credentials.get).mockRejectedValueOnce(refusal('NotAllowedError'))
    await press('Log in with a passkey')
    expect(await screen.findByRole('alert')).toHaveTextContent(/was cancell?ed or took too long/)
    expect(enter).not.toHaveBeenCalled()
    await press('Log in with a passkey')
    await waitFor(() => expect(enter).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that a passkey has been removed, and has the browser forget it', async () => {
    const { signal } = installPasskeys()
    const enter = jest.fn().mockRejectedValue(refuse('unknown-passkey'))
    renderWithProviders(<PasskeyLogin enter={enter} />, { platform: serve().platform })
    await press('Log in with a passkey')
    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer belongs to an account/)
    expect(signal).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: PASSKEY.id })
  })

  it('says that a passkey was refused', async () => {
    const enter = jest.fn().mockRejectedValue(refuse('invalid-passkey'))
    renderWithProviders(<PasskeyLogin enter={enter} />, { platform: serve().platform })
    await press('Log in with a passkey')
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be verified/)
  })
})

describe('the offer after a login', () => {
  const open = () => renderWithProviders(<PasskeyOffer customer={CUSTOMER} />, { platform: serve().platform })
  const findCard = () => screen.findByRole('region', { name: 'Log in with your device' })
  const DAY = 24 * 60 * 60 * 1000

  it('sets the device up in its place, and does not come back', async () => {
    open()
    await findCard()
    await press('Set up this device')
    await screen.findByText(/We have sent a code/)
    fireEvent.change(await screen.findByLabelText(/Code from the email/), { target: { value: '12345678' } })
    await press('Set up')
    expect(await screen.findByText('You can log in with this device from now on.')).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('rests for 90 days after "Not now"', async () => {
    const first = open()
    await press('Not now')
    expect(screen.queryByRole('region')).toBeNull()
    first.unmount()
    const now = jest.spyOn(Date, 'now')
    now.mockReturnValue(Date.now() + 89 * DAY)
    const second = open()
    await waitForNothing()
    second.unmount()
    now.mockReturnValue(Date.now() + 2 * DAY)
    open()
    expect(await findCard()).toBeVisible()
    now.mockRestore()
  })

  it('is not made where a login by passkey was made, nor on a device without a sensor', async () => {
    const login = renderWithProviders(<PasskeyLogin enter={async () => undefined} />, {
      platform: serve().platform
    })
    await press('Log in with a passkey')
    await waitFor(() => expect(localStorage).toHaveLength(1))
    login.unmount()
    const offer = open()
    await waitForNothing()
    offer.unmount()
    localStorage.clear()
    installPasskeys({ canCreateHere: false })
    open()
    await waitForNothing()
  })
})

describe('in the native app', () => {
  beforeEach(() => document.documentElement.setAttribute(APP_MODE_ATTRIBUTE, 'ios'))
  afterEach(() => document.documentElement.removeAttribute(APP_MODE_ATTRIBUTE))

  it('shows nothing of passkeys in a web view without them', async () => {
    uninstallPasskeys()
    const { platform, asked } = serve()
    renderWithProviders(
      <>
        <PasskeyLogin enter={async () => undefined} isSuggested />
        <PasskeySection customer={CUSTOMER} />
        <PasskeyOffer customer={CUSTOMER} />
      </>,
      { platform }
    )
    await waitFor(() => expect(asked).toContainEqual(['list', {}]))
    await waitForNothing()
    expect(document.body).toHaveTextContent(/^$/)
  })

  it('works as in a browser in a web view with them', async () => {
    const enter = jest.fn(async () => undefined)
    renderWithProviders(<PasskeyLogin enter={enter} />, { platform: serve().platform })
    await press('Log in with a passkey')
    await waitFor(() => expect(enter).toHaveBeenCalledTimes(1))
  })
})

/** Gives effects time to show something. */
async function waitForNothing() {
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.queryByRole('region')).toBeNull()
}
