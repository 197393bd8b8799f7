import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { fakePageTimers, waitInRealTime } from '../../../../tests/factories/real-time'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { PlatformError } from '../../../platform/http/platform-error'
import { shopperSession } from '../../../platform/session/shopper-session'
import { LoginForm } from './login-form'
import { FollowProvider } from './follow-into-account'

const sandbox = serveSandbox()
afterEach(() => jest.useRealTimers())

function open(form = <LoginForm />, platform = sandbox.openPlatform()) {
  renderWithProviders(form, { platform })
  return platform.family(shopperSession)
}

const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function logIn(typed = { email: ` ${ANNA.username} `, word: ANNA.password }) {
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), { target: { value: typed.email } })
  fireEvent.change(password(), { target: { value: typed.word } })
  press('Log in')
}

it('requires both fields, names them and takes the focus there', async () => {
  open()
  press('Log in')
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveTextContent('Please enter your email address.')
  expect(summary).toHaveTextContent('Please enter your password.')
  expect(await sandbox.callsTo('authenticateCustomer')).toEqual([])
})

it('offers no passkey where the browser knows none, as in web views of apps, but a code', async () => {
  open()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Send me a code by email' })).toBeVisible()
})

it('serves password managers', () => {
  open()
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAttribute('autocomplete', 'username webauthn')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect([password().getAttribute('name'), password().getAttribute('type')]).toEqual(['password', 'password'])
})

it('logs in without the spaces around the address, and continues when the guest’s data has followed', async () => {
  const steps: string[] = []
  const platform = sandbox.openPlatform()
  const session = platform.family(shopperSession)
  session.onChange(() => steps.push('login'))
  const follow = () => {
    steps.push('guest')
    return Promise.resolve(() => {
      steps.push('followed')
      return Promise.resolve()
    })
  }
  open(
    <FollowProvider value={follow}>
      <LoginForm onDone={() => steps.push('done')} />
    </FollowProvider>,
    platform
  )
  logIn()
  await waitFor(() => expect(steps).toEqual(['guest', 'login', 'followed', 'done']))
  expect(session.getState()).toBe('registered')
})

it.each<[string, () => Response | undefined, string]>([
  ['wrong credentials', () => undefined, 'Incorrect username or password, please try again.'],
  [
    'too many tries',
    () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '30' } }),
    'Too many attempts. Please wait 30 seconds and try again.'
  ],
  ['a lost connection', () => HttpResponse.error(), 'Something went wrong. Please try again later!']
])(
  'answers %s, keeps what was typed, and takes the answer away after four seconds',
  async (_why, answer, text) => {
    fakePageTimers()
    sandbox.respond('authenticateCustomer', answer)
    const { getState } = open()
    logIn({ email: ANNA.username, word: 'Teegarten8!' })
    await waitInRealTime(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    expect(password()).toHaveValue('Teegarten8!')
    expect(getState()).toBe('guest')
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.queryByText(text)).toBeNull()
  }
)

it('logs out when the platform answers with another shopper’s session', async () => {
  const platform = sandbox.openPlatform({ state: 'registered' })
  sandbox.refuse('authenticateCustomer', 400, { title: 'SLAS Error: Token mismatch' })
  const { getState } = open(<LoginForm />, platform)
  logIn()
  expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible()
  expect(getState()).toBe('guest')
})

it('shows and hides the password', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

describe('a forgotten password', () => {
  async function forget(email = '') {
    open(<LoginForm email={email} />)
    press('Forgot password?')
    return screen.findByRole('dialog', { name: 'Reset password' })
  }

  it('needs an address', async () => {
    await forget()
    press('Send email')
    expect(await screen.findByText('Required')).toBeVisible()
    expect(await sandbox.callsTo('sendPasswordResetEmail')).toEqual([])
  })

  it.each([
    ['with', ANNA.username, 1],
    ['without', 'ida@example.com', 0]
  ])('has the same confirmation %s an account', async (_, email, count) => {
    await forget(email)
    press('Send email')
    expect(
      await screen.findByText(`If there is an account with the address ${email}`, { exact: false })
    ).toBeVisible()
    const { mails } = await sandbox.control<{ mails: object[] }>('/outbox')
    expect(mails).toHaveLength(count)
  })

  it('may be left for a login by a code, with the address that was typed', async () => {
    await forget()
    const [, field] = await screen.findAllByLabelText(/^Email/, { selector: 'input' })
    fireEvent.change(field!, { target: { value: 'ida@example.com' } })
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Send me a code by email' })
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ida@example.com')
  })

  it('shows the platform’s message about the failure', async () => {
    sandbox.respond('sendPasswordResetEmail', () =>
      Response.json(
        { fault: { type: 'Refused', message: 'refused', arguments: { statusMessage: 'Not today.' } } },
        { status: 400 }
      )
    )
    await forget('ida@example.com')
    press('Send email')
    expect(await screen.findByText('Not today.')).toBeVisible()
  })
})

it('treats a program that fills in the hidden field as one with a wrong password, and asks nobody', async () => {
  open()
  fireEvent.change(document.querySelector('input[name="website"]')!, { target: { value: 'spam' } })
  logIn()
  expect(await screen.findByText('Incorrect username or password, please try again.')).toBeVisible()
  expect(await sandbox.callsTo('authenticateCustomer')).toEqual([])
})

it('says nothing about the password when the bot check refuses', async () => {
  const platform = sandbox.openPlatform()
  const refusal = new PlatformError({ kind: 'status', operation: 'login', status: 403, type: 'bot-check' })
  jest.spyOn(platform.family(shopperSession), 'login').mockRejectedValue(refusal)
  open(<LoginForm />, platform)
  logIn()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled())
  expect(screen.queryByRole('alert')).toBeNull()
})
