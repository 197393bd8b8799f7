import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { readSentCode, serveCodeRequests } from '../../../../tests/factories/code-requests'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { fakePageTimers, waitInRealTime } from '../../../../tests/factories/real-time'
import { ANNA, serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { CODE_ENDPOINT } from '../../../platform/session/session'
import { shopperSession } from '../../../platform/session/shopper-session'
import { LoginForm } from './login-form'
import { CODE_LIFE_MS, readPendingCode } from './pending-code'

const sandbox = serveSandbox()
let asked: unknown[] = []

beforeEach(() => {
  asked = serveCodeRequests(sandbox)
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

function open(form = <LoginForm />) {
  const platform = sandbox.openPlatform()
  renderWithProviders(form, { platform })
  return platform.family(shopperSession)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const emailField = () => screen.getByRole('textbox', { name: /Email/ })
const codeField = () => screen.findByRole('textbox', { name: /Code from the email/ })
const readCode = () => readSentCode(sandbox)

async function ask(email: string = ANNA.username) {
  press('Send me a code by email')
  fireEvent.change(emailField(), { target: { value: ` ${email} ` } })
  press('Send code')
  return codeField()
}

it('logs in by the code of the mail, pasted with a blank in it', async () => {
  const done = jest.fn()
  const session = open(<LoginForm onDone={done} />)
  const field = await ask()
  await waitFor(() => expect(field).toHaveFocus())
  const code = await readCode()
  await userEvent.paste(` ${code.slice(0, 4)} ${code.slice(4)} `)
  press('Log in')
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(session.getState()).toBe('registered')
  expect(localStorage).toHaveLength(0)
})

it('lets phones fill the code in, and has one field for it', async () => {
  open()
  const field = await ask()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

it('takes the address over from the password, and back', async () => {
  open()
  fireEvent.change(emailField(), { target: { value: 'ida@example.com' } })
  press('Send me a code by email')
  expect(emailField()).toHaveValue('ida@example.com')
  await waitFor(() => expect(emailField()).toHaveFocus())
  fireEvent.change(emailField(), { target: { value: 'ida@example.org' } })
  press('Log in with a password')
  expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toBeVisible()
  expect(emailField()).toHaveValue('ida@example.org')
  await waitFor(() => expect(emailField()).toHaveFocus())
})

it.each([
  ['', 'Please enter your email address.'],
  ['ida', 'Please enter valid email address.']
])('sends nothing to "%s"', async (typed, text) => {
  open()
  press('Send me a code by email')
  fireEvent.change(emailField(), { target: { value: typed } })
  press('Send code')
  expect(await screen.findByText(text)).toBeVisible()
  expect(asked).toEqual([])
})

it('says the same of an address without an account', async () => {
  open()
  await ask('nobody@example.com')
  expect(screen.getByRole('status')).toHaveTextContent(
    'If there is an account with the address nobody@example.com, a code is on its way.'
  )
  expect(asked).toEqual([{ siteId: 'jasmin', email: 'nobody@example.com', locale: 'en-DE' }])
})

it('asks for one code when the button is pressed twice', async () => {
  open()
  press('Send me a code by email')
  fireEvent.change(emailField(), { target: { value: ANNA.username } })
  const form = emailField().closest('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await codeField()
  expect(asked).toHaveLength(1)
})

it('mails no code for a program that fills in the hidden field, and shows it the same form', async () => {
  open()
  press('Send me a code by email')
  fireEvent.change(document.querySelector('input[name="website"]')!, { target: { value: 'spam' } })
  fireEvent.change(emailField(), { target: { value: ANNA.username } })
  press('Send code')
  expect(await codeField()).toBeVisible()
  expect(asked).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it.each(['1234567', '123456789', '1234567a'])('does not send %s, which is no code', async typed => {
  open()
  fireEvent.change(await ask(), { target: { value: typed } })
  press('Log in')
  expect(await screen.findByText('Please enter the eight digits from the email.')).toBeVisible()
  expect(await sandbox.callsTo('getPasswordLessAccessToken')).toEqual([])
})

it('says that a code is wrong, at its field, and keeps what was typed', async () => {
  const session = open()
  const field = await ask()
  fireEvent.change(field, { target: { value: '00000000' } })
  press('Log in')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(/This code does not work\./)
  expect(field).toHaveValue('00000000')
  await waitFor(() => expect(field).toHaveFocus())
  expect(session.getState()).toBe('guest')
})

it('says how long to wait after too many requests', async () => {
  open()
  sandbox.use(
    http.post(CODE_ENDPOINT, () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '30' } }))
  )
  press('Send me a code by email')
  fireEvent.change(emailField(), { target: { value: ANNA.username } })
  press('Send code')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 30 seconds')
})

it('has a new code sent after a minute that is counted down without announcements', async () => {
  fakePageTimers()
  open()
  press('Send me a code by email')
  fireEvent.change(emailField(), { target: { value: ANNA.username } })
  press('Send code')
  await waitInRealTime(() => expect(screen.getByText(/new code in 60 seconds/)).toBeVisible())
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(/new code in 50 seconds/).closest('[aria-live],[role=status]')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(50_000))
  press('Send a new code')
  await waitInRealTime(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      `A new code is on its way to ${ANNA.username}. Earlier codes no longer work.`
    )
  )
  expect(asked).toHaveLength(2)
  expect(screen.getByText(/new code in 60 seconds/)).toBeVisible()
})

describe('a page that is loaded anew while its owner reads the mail', () => {
  const wait = (ms: number) =>
    localStorage.setItem(
      'login-code_jasmin',
      JSON.stringify({ email: ANNA.username, askedAt: Date.now() - ms })
    )

  it('asks for the code at once', async () => {
    wait(1_000)
    open()
    expect(await codeField()).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(ANNA.username)
  })

  it.each([CODE_LIFE_MS, -1_000])('forgets the address of a code asked for %s ms ago', ms => {
    wait(ms)
    open()
    expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })

  it('keeps no address that the shopper does not want to use', async () => {
    wait(1_000)
    open()
    await codeField()
    press('Use another address')
    expect(emailField()).toHaveValue(ANNA.username)
    expect(readPendingCode('jasmin')).toBeUndefined()
  })

  it('says of a wrong code that it has expired after ten minutes', async () => {
    fakePageTimers()
    wait(1_000)
    open()
    const field = await codeField()
    await act(() => jest.advanceTimersByTimeAsync(CODE_LIFE_MS))
    expect(localStorage).toHaveLength(0)
    fireEvent.change(field, { target: { value: '00000000' } })
    press('Log in')
    await waitInRealTime(() =>
      expect(screen.getByText('This code has expired. Please request a new one.')).toBeVisible()
    )
  })
})

describe('the link of the mail', () => {
  it('logs in where the code was asked for', async () => {
    const first = open()
    await ask()
    const code = await readCode()
    const done = jest.fn()
    expect(first.getState()).toBe('guest')
    const session = open(<LoginForm linkedCode={code} onDone={done} />)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    expect(session.getState()).toBe('registered')
  })

  it('says on another device where it works', async () => {
    const session = open(<LoginForm linkedCode="12345678" />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The link works in the browser in which you requested the code.'
    )
    expect(emailField()).toBeVisible()
    expect(await sandbox.callsTo('getPasswordLessAccessToken')).toEqual([])
    expect(session.getState()).toBe('guest')
  })
})
