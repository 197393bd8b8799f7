import { renderHook, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { buildSiteContext } from '../../../tests/factories/app-config'
import { createFetch } from '../../../tests/factories/answers'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createPlatform, type Platform } from '../../platform/platform'
import { PlatformProvider } from '../../platform/platform-context'
import { SiteProvider } from '../../visit/site/site-context'
import { useShopperContext } from './use-shopper-context'

const MARKER = 'session_jasmin'
afterEach(() => Cookies.remove(MARKER))

/** A tab with a session whose shopper can be changed. */
function createTab(answer = () => new Response(null, { status: 204 })) {
  const { send, calls } = createFetch(answer)
  const listeners: (() => void)[] = []
  const session = {
    getAccessToken: async () => buildAccessToken(),
    discard: () => undefined,
    login: async () => ({ isNewCustomer: false }),
    onChange(listener: () => void) {
      listeners.push(listener)
      return () => undefined
    }
  }
  const settings = {
    scapiBase: '/scapi',
    instanceBase: '/instance',
    instanceOrigin: 'http://instance.test',
    organizationId: 'o',
    clientId: 'c',
    contentSubPath: 's/{siteId}/{locale}',
    siteId: 'jasmin',
    locale: 'de-DE',
    currency: 'EUR'
  }
  const platform: Platform = createPlatform(settings, session, send)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={buildSiteContext()}>
      <PlatformProvider value={platform}>{children}</PlatformProvider>
    </SiteProvider>
  )
  const open = (path: string) =>
    renderHook((at: string) => useShopperContext(at), { wrapper, initialProps: path })
  return { open, calls, changeShopper: () => listeners.forEach(listener => listener()), listeners }
}

it('sends the device on the page on which the session begins', async () => {
  const { open, calls } = createTab()
  open('/de')
  expect(calls).toEqual([])
  Cookies.set(MARKER, 'guest')
  window.dispatchEvent(new Event('session-begun'))
  await waitFor(() => expect(calls).toHaveLength(1))
})

it('sends the device once for a tab with a session, with the token of the shopper', async () => {
  Cookies.set(MARKER, 'guest')
  const { open, calls } = createTab()
  const { rerender } = open('/')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/track',
    headers: { authorization: expect.stringMatching(/^Bearer /) },
    body: { deviceType: 'desktop', screenSize: 'sm' }
  })
  rerender('/cart')
  // The second check is done when its chunk has been loaded.
  await import('../../platform/side-services/sync-shopper-context')
  expect(calls).toHaveLength(1)
})

it('sends the device again when the shopper becomes another one', async () => {
  Cookies.set(MARKER, 'guest')
  const { open, calls, changeShopper } = createTab()
  open('/')
  await waitFor(() => expect(calls).toHaveLength(1))
  changeShopper()
  await waitFor(() => expect(calls).toHaveLength(2))
})

it('sends nothing while there is no session, and sends on the first page after it was opened', async () => {
  const { open, calls, listeners } = createTab()
  const { rerender } = open('/')
  expect(listeners).toEqual([])
  Cookies.set(MARKER, 'guest')
  rerender('/cart')
  await waitFor(() => expect(calls).toHaveLength(1))
})

it('keeps the page working when the service is down', async () => {
  Cookies.set(MARKER, 'guest')
  const { open, calls } = createTab(() => new Response('', { status: 503 }))
  open('/')
  await waitFor(() => expect(calls).toHaveLength(1))
})
