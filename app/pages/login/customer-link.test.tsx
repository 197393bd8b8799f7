import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { readSentCode, serveCodeRequests } from '../../../tests/factories/code-requests'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { Route } from '../../entry/kit-adapter/router'
import { readPendingCode } from '../../features/account/login/pending-code'
import { loadMessageGroup } from '../../intl/message-groups'
import { loginCodes } from '../../platform/session/login-codes'
import { byCode } from '../../platform/session/login-ways'
import { shopperSession } from '../../platform/session/shopper-session'
import LoginPages from './login-pages'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
beforeEach(() => {
  serveCodeRequests(sandbox)
  Cookies.set('session_jasmin', 'registered')
})
afterEach(() => localStorage.clear())

/** The mail's link in a browser in which Anna is logged in; the address is the one that the code was asked for. */
async function openLink({ email, code }: { email?: string; code?: string } = {}) {
  const platform = sandbox.openPlatform({ state: 'registered' })
  await platform.family(loginCodes).requestCode(email ?? ANNA.username)
  if (email)
    localStorage.setItem(
      'login-code_jasmin',
      JSON.stringify({ email, askedAt: Date.now(), askedOn: '/en/account/orders' })
    )
  const linked = code ?? ((await readSentCode(sandbox)) || '12345678')
  const session = platform.family(shopperSession)
  const login = jest.spyOn(session, 'login')
  const { history } = renderWithProviders(<Route path="/en/login" component={LoginPages} />, {
    path: `/en/login#code=${linked}`,
    platform
  })
  return { history, session, login, linked }
}

const leadsTo = (history: { location: { pathname: string } }, path: string) =>
  waitFor(() => expect(history.location.pathname).toBe(path), { timeout: 4_000 })

it('a customer’s own link confirms who they are, and leads on to where its code was asked for', async () => {
  const email = ANNA.username.toUpperCase()
  const { history, login, linked } = await openLink({ email })
  await leadsTo(history, '/en/account/orders')
  const { endpoint, body } = byCode(email, linked)
  expect(login.mock.calls).toEqual([[{ endpoint, body: { ...body, sameCustomer: true } }]])
  expect(readPendingCode('jasmin')).toBeUndefined()
})

it('a customer’s own link that has been used already leads on all the same', async () => {
  const { history, session } = await openLink({ email: ANNA.username, code: '00000000' })
  await leadsTo(history, '/en/account/orders')
  expect(session.getState()).toBe('registered')
})

it('a link whose code this browser does not wait for leads a customer on, unused', async () => {
  const { history, login } = await openLink()
  await leadsTo(history, '/en/account')
  expect(login).not.toHaveBeenCalled()
})

it('a link leads a customer on whose data cannot be read, unused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sandbox.refuse('getCustomer', 403)
  const { history, login } = await openLink({ email: 'else@example.com' })
  await leadsTo(history, '/en/account/orders')
  expect(login).not.toHaveBeenCalled()
})

describe('a link for another address than the customer’s', () => {
  it('asks first, and keeps the session meanwhile', async () => {
    const { history, session, login } = await openLink({ email: 'else@example.com' })
    expect(await screen.findByText(/You are logged in as/)).toHaveTextContent(
      `You are logged in as ${ANNA.username}. The link in the email is for else@example.com.`
    )
    expect(history.location).toMatchObject({ pathname: '/en/login', hash: '' })
    expect(screen.queryByRole('link', { name: 'Register now' })).toBeNull()
    expect(login).not.toHaveBeenCalled()
    expect(session.getState()).toBe('registered')
  })

  it('leaves the customer logged in who wants that', async () => {
    const { history, session, login } = await openLink({ email: 'else@example.com' })
    fireEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }))
    await leadsTo(history, '/en/account')
    expect(login).not.toHaveBeenCalled()
    expect(session.getState()).toBe('registered')
    expect(readPendingCode('jasmin')).toBeUndefined()
  })

  it('logs out who wants to change, and has a new code sent', async () => {
    const { history, session, login } = await openLink({ email: 'else@example.com' })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out and use the other address' }))
    expect(await screen.findByRole('textbox', { name: /Email/ })).toHaveValue('else@example.com')
    expect(session.getState()).toBe('guest')
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Register now' })).toBeVisible()
    expect(history.location.pathname).toBe('/en/login')
    expect(login).not.toHaveBeenCalled()
  })

  it('gives the form back, with its code unused, where another tab logs out', async () => {
    const { session, login } = await openLink({ email: 'else@example.com' })
    await screen.findByText(/You are logged in as/)
    await act(() => session.logout())
    expect(await screen.findByRole('textbox', { name: /Code from the email/ })).toHaveValue('')
    expect(login).not.toHaveBeenCalled()
  })

  it('says that the logout has failed, and keeps the customer', async () => {
    const { session } = await openLink({ email: 'else@example.com' })
    jest.spyOn(session, 'logout').mockRejectedValue(new TypeError('offline'))
    fireEvent.click(await screen.findByRole('button', { name: 'Log out and use the other address' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Stay logged in' })).toBeVisible()
  })
})
