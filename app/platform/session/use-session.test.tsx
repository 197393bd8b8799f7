import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { createBrowser } from '../../../tests/factories/browser'
import { withProviders } from '../../../tests/factories/with-providers'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { createPlatform, type Platform } from '../platform'
import { DO_NOT_TRACK_COOKIES, writeDoNotTrack } from './do-not-track'
import type { Session } from './session'
import { shopperSession } from './shopper-session'
import { useSession, useShopperState } from './use-session'
import { byPassword } from './login-ways'

const createTabPlatform = (session: Session): Platform =>
  createPlatform(
    {
      scapiBase: '/api',
      instanceBase: '/instance',
      instanceOrigin: 'http://instance.test',
      organizationId: 'f_ecom_sbox_001',
      clientId: 'client',
      contentSubPath: 's/{siteId}/{locale}',
      siteId: 'jasmin',
      locale: 'de-DE',
      currency: 'EUR'
    },
    session,
    fetch
  )

function Greeting() {
  const { login, logout } = useSession()
  return (
    <>
      <p>{useShopperState() ?? 'nobody'}</p>
      <button onClick={() => void login(byPassword('lina', 'secret'))}>in</button>
      <button onClick={() => void logout()}>out</button>
    </>
  )
}

it('shows who the shopper is, and learns of logins in this tab and others', async () => {
  const browser = createBrowser()
  const [tab, other] = [browser.openTab(), browser.openTab()]
  await tab.getAccessToken()
  render(withProviders(<Greeting />, { platform: createTabPlatform(tab) }))
  expect(screen.getByText('guest')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'in' }).click())
  expect(await screen.findByText('registered')).toBeInTheDocument()
  await act(() => other.logout())
  expect(await screen.findByText('guest')).toBeInTheDocument()
})

it('is a guest where login is unavailable, as on the server', async () => {
  const platform = createShopPlatform('http://platform.test', 'token')
  render(withProviders(<Greeting />, { platform }))
  expect(screen.getByText('nobody')).toBeInTheDocument()
  const session = platform.family(shopperSession)
  expect([session.getAuthType(), await session.getAccessToken()]).toEqual(['guest', 'token'])
  await expect(session.login(byPassword('lina', 'secret'))).rejects.toThrow('in the browser only')
  await expect(session.logout()).rejects.toThrow('in the browser only')
})

it.each([
  [true, '1'],
  [false, '0']
])('writes both cookies for a shopper who must not be tracked: %s', (isForbidden, value) => {
  writeDoNotTrack(isForbidden)
  expect(DO_NOT_TRACK_COOKIES.map(name => Cookies.get(name))).toEqual([value, value])
})
