import { fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { readSentCode, serveCodeRequests } from '../../../tests/factories/code-requests'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { Route } from '../../entry/kit-adapter/router'
import { loadMessageGroup } from '../../intl/message-groups'
import { loginCodes } from '../../platform/session/login-codes'
import LoginPages from './login-pages'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
beforeEach(() => {
  serveCodeRequests(sandbox)
  Cookies.set('session_jasmin', 'guest')
})
afterEach(() => localStorage.clear())

/** The mail's link in a new tab, after the code was asked for on a page of another one. */
async function openLink(askedOn?: string) {
  const platform = sandbox.openPlatform()
  await platform.family(loginCodes).requestCode(ANNA.username)
  const pending = { email: ANNA.username, askedAt: Date.now(), askedOn }
  localStorage.setItem('login-code_jasmin', JSON.stringify(pending))
  const code = await readSentCode(sandbox)
  return renderWithProviders(<Route path="/en/login" component={LoginPages} />, {
    path: `/en/login#code=${code}`,
    platform
  })
}

it.each([
  ['/en/checkout', '/en/checkout'],
  ['/en/login?redirectUrl=%2Fstanding-order%3Fconfirm%3D1', '/en/standing-order?confirm=1'],
  ['https://evil.example/', '/en/account'],
  [undefined, '/en/account']
])('the link of a code that was asked for on %s leads to %s', async (askedOn, address) => {
  const { history } = await openLink(askedOn)
  await waitFor(() => expect(history.location.pathname).not.toBe('/en/login'), { timeout: 4_000 })
  expect(history.location.pathname + history.location.search).toBe(address)
  expect(localStorage).toHaveLength(0)
})

it('remembers the page on which a code is asked for', async () => {
  renderWithProviders(<Route path="/en/login" component={LoginPages} />, {
    path: '/en/login?redirectUrl=%2Fcheckout',
    platform: sandbox.openPlatform()
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a code by email' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Email/ }), {
    target: { value: ANNA.username }
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('textbox', { name: /Code from the email/ })
  expect(JSON.parse(localStorage.getItem('login-code_jasmin') ?? '{}')).toMatchObject({
    askedOn: '/en/login?redirectUrl=%2Fcheckout'
  })
})
