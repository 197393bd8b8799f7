import { fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { installPasskeys, uninstallPasskeys } from '../../../tests/factories/browser-passkeys'
import { serveCodeRequests } from '../../../tests/factories/code-requests'
import { servePasskeys } from '../../../tests/factories/passkey-endpoints'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { CODE_ENDPOINT } from '../../platform/session/session'
import { PASSKEY_ENDPOINTS } from '../../platform/session/passkeys'
import { EmailSection } from './security/email-section'
import { pendingEmails, pendingPasskeys } from './pending'
import { CodeForm } from './login/code-form'
import { CodeRequestForm } from './login/code-request-form'
import { ProviderButtons } from './login/provider-buttons'
import type { Customer } from './model/customer'
import { PasskeyLogin } from './passkeys/passkey-login'
import { PasskeySection } from './passkeys/passkey-section'
import { QuickRegistration } from './registration/quick-registration'
import type { ReactElement } from 'react'

const sandbox = serveSandbox()
beforeEach(() => void installPasskeys())
afterEach(() => {
  Cookies.remove('session_jasmin')
  uninstallPasskeys()
  localStorage.clear()
})

const noop = () => undefined
const askedAt = Date.now() - 1_000
const CUSTOMER = { customerId: 'c', email: ANNA.username, login: ANNA.username } as Customer
const AWAITED = { customerId: CUSTOMER.customerId, askedAt }
const failed = () => HttpResponse.json({ error: true, message: 'late' }, { status: 503 })

interface Form {
  element: ReactElement
  /** Values of the form, by label. */
  typed: Record<string, string>
  button: string
  /** The endpoint of the shop, or operation of the platform, that answers 503. */
  endpoint?: string
  operation?: string
  text: RegExp
  keep?: () => void
}

const SORRY = /Something went wrong/
const forms: Record<string, Form> = {
  'the request of a code': {
    element: <CodeRequestForm email="" onAsked={noop} onPassword={noop} />,
    typed: { 'Email address': 'ida@example.com' },
    button: 'Send code',
    endpoint: CODE_ENDPOINT,
    text: SORRY
  },
  'a code': {
    element: (
      <CodeForm
        pending={{ email: 'ida@example.com', askedAt }}
        onAsked={noop}
        onEnter={async () => {
          const answer = await fetch(`${location.origin}/session/login-by-code`, { method: 'POST' })
          throw new Error(String(answer.status))
        }}
      />
    ),
    typed: { 'Code from the email': '12345678' },
    button: 'Log in',
    endpoint: '/session/login-by-code',
    text: SORRY
  },
  'a registration': {
    element: <QuickRegistration />,
    typed: { 'Email address': 'ida@example.com' },
    button: 'Send code',
    endpoint: CODE_ENDPOINT,
    text: SORRY
  },
  'a login with a passkey': {
    element: <PasskeyLogin enter={async () => undefined} />,
    typed: {},
    button: 'Log in with a passkey',
    endpoint: PASSKEY_ENDPOINTS.options,
    text: SORRY
  },
  'the options of a new passkey': {
    element: <PasskeySection customer={CUSTOMER} />,
    keep: () => pendingPasskeys.keep('jasmin', AWAITED),
    typed: { 'Code from the email': '12345678', 'Device name': 'Kitchen' },
    button: 'Set up',
    endpoint: PASSKEY_ENDPOINTS.createOptions,
    text: /could not be set up/
  },
  'a new passkey': {
    element: <PasskeySection customer={CUSTOMER} />,
    keep: () => pendingPasskeys.keep('jasmin', AWAITED),
    typed: { 'Code from the email': '12345678', 'Device name': 'Kitchen' },
    button: 'Set up',
    endpoint: PASSKEY_ENDPOINTS.create,
    text: /could not be set up/
  },
  'a login at a provider': {
    element: <ProviderButtons />,
    typed: {},
    button: 'Continue with Google',
    endpoint: '/session/provider/start',
    text: /Logging in with Google did not work/
  },
  'a confirmed address': {
    element: <EmailSection customer={CUSTOMER} />,
    keep: () => pendingEmails.keep('jasmin', { ...AWAITED, email: 'new@example.com', needsPassword: true }),
    typed: { 'Code from the email': '12345678', Password: 'Teegarten7!' },
    button: 'Confirm new address',
    operation: 'confirmEmailChange',
    text: /error updating your data/
  }
}

it.each(Object.entries(forms))(
  'says in the form that the login service does not answer, and keeps what was typed: %s',
  async (_name, { element, typed, button, endpoint, operation, text, keep }) => {
    serveCodeRequests(sandbox)
    const { platform } = servePasskeys(sandbox)
    keep?.()
    if (endpoint) sandbox.use(http.post(`*${endpoint}`, failed))
    if (operation) sandbox.respond(operation, failed)
    renderWithProviders(element, { platform })
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
        target: { value }
      })
    for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy', 'true')
    )
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
    for (const [label, value] of Object.entries(typed))
      expect(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })).toHaveValue(value)
  }
)
