import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError, type PlatformErrorDetails } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { LoginForm } from './login-form'
import { FollowProvider } from './follow-into-account'

const session = {
  login: jest.fn(),
  logout: jest.fn(() => Promise.resolve()),
  getState: () => 'guest',
  onChange: () => () => undefined
}
const resetPassword = jest.fn()
const platform = { family: () => ({ ...session, resetPassword }) } as unknown as Platform
const refuse = (details: Partial<PlatformErrorDetails>) =>
  new PlatformError({ kind: 'status', operation: 'login', ...details })

beforeEach(() => {
  session.login.mockReset().mockResolvedValue({ isNewCustomer: false })
  session.logout.mockClear()
  resetPassword.mockReset().mockResolvedValue({})
})

const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function logIn(typed = { email: ' ida@example.com ', word: 'Teegarten7!' }) {
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), { target: { value: typed.email } })
  fireEvent.change(password(), { target: { value: typed.word } })
  press('Log in')
  await act(() => Promise.resolve())
}

it('asks for both fields, names them and takes the focus there', async () => {
  renderWithProviders(<LoginForm />, { platform })
  press('Log in')
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveTextContent('Please enter your email address.')
  expect(summary).toHaveTextContent('Please enter your password.')
  expect(session.login).not.toHaveBeenCalled()
})

it('serves password managers', () => {
  renderWithProviders(<LoginForm />, { platform })
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect([password().getAttribute('name'), password().getAttribute('type')]).toEqual(['password', 'password'])
})

it('logs in without the spaces around the address, and continues when the guest’s data has followed', async () => {
  const steps: string[] = []
  session.login.mockImplementation(() => {
    steps.push('login')
    return Promise.resolve({ isNewCustomer: false })
  })
  const follow = () => {
    steps.push('guest')
    return Promise.resolve(() => {
      steps.push('followed')
      return Promise.resolve()
    })
  }
  renderWithProviders(
    <FollowProvider value={follow}>
      <LoginForm onDone={() => steps.push('done')} />
    </FollowProvider>,
    { platform }
  )
  await logIn()
  await waitFor(() => expect(steps).toEqual(['guest', 'login', 'followed', 'done']))
  expect(session.login).toHaveBeenCalledWith('ida@example.com', 'Teegarten7!')
})

it.each([
  [
    'wrong credentials',
    { status: 401, type: 'invalid-credentials' },
    'Incorrect username or password, please try again.'
  ],
  [
    'too many tries',
    { status: 429, retryAfter: 30 },
    'Too many tries. Please wait 30 seconds and try again.'
  ],
  ['anything else', { kind: 'network' as const }, 'Something went wrong. Please try again later!']
])(
  'answers %s, keeps what was typed, and takes the answer away after four seconds',
  async (_why, error, text) => {
    jest.useFakeTimers()
    session.login.mockRejectedValue(refuse(error))
    renderWithProviders(<LoginForm />, { platform })
    await logIn()
    await act(() => jest.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(password()).toHaveValue('Teegarten7!')
    expect(session.logout).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.queryByText(text)).toBeNull()
    jest.useRealTimers()
  }
)

it('logs out when the platform answers with another shopper’s session', async () => {
  session.login.mockRejectedValue(refuse({ status: 400, title: 'SLAS Error: Token mismatch' }))
  renderWithProviders(<LoginForm />, { platform })
  await logIn()
  expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible()
  expect(session.logout).toHaveBeenCalledTimes(1)
})

it('shows and hides the password', async () => {
  renderWithProviders(<LoginForm />, { platform })
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

describe('a forgotten password', () => {
  async function forget(email = '') {
    renderWithProviders(<LoginForm email={email} />, { platform })
    press('Forgot password?')
    return screen.findByRole('dialog', { name: 'Reset password' })
  }

  it('needs an address', async () => {
    await forget()
    press('Send e-mail')
    expect(await screen.findByText('Required')).toBeVisible()
    expect(resetPassword).not.toHaveBeenCalled()
  })

  it('has the same confirmation with and without an account', async () => {
    await forget('ida@example.com')
    press('Send e-mail')
    expect(await screen.findByText(/If there is an account with the address ida@example.com/)).toBeVisible()
    expect(resetPassword).toHaveBeenCalledWith({}, { identification: 'ida@example.com', type: 'email' })
  })

  it('shows the platform’s message about the failure', async () => {
    resetPassword.mockRejectedValue(
      new PlatformError({ kind: 'fault', operation: 'resetPassword', status: 400, shopperText: 'Not today.' })
    )
    await forget('ida@example.com')
    press('Send e-mail')
    expect(await screen.findByText('Not today.')).toBeVisible()
  })
})
