import { createBrowser, settle } from '../../../tests/factories/browser'
import { answerJson, createFetch } from '../../../tests/factories/answers'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { syncShopperContext } from './sync-shopper-context'
import { byPassword } from '../session/login-ways'

/** A tab with a browser session, and its calls of `/track`. */
function openTab(status = 204) {
  const session = createBrowser().openTab()
  const { send, calls } = createFetch(() =>
    status === 204 ? new Response(null, { status }) : answerJson({ error: true }, status)
  )
  return { session, calls, platform: createShopPlatform('http://sandbox.test', session, send) }
}

it('sends the device once, with the shopper’s token, and again for another shopper', async () => {
  const { session, calls, platform } = openTab()
  syncShopperContext(platform)
  syncShopperContext(platform)
  await settle()
  expect(calls).toMatchObject([
    { method: 'POST', url: '/track', body: { deviceType: 'desktop', screenSize: 'sm' } }
  ])
  await session.login(byPassword('lina@example.com', 'secret'))
  await settle()
  expect(calls).toHaveLength(2)
  expect(calls[1]?.headers.authorization).toBe(`Bearer ${await session.getAccessToken()}`)
})

it('does not try again after a failure', async () => {
  const { calls, platform } = openTab(503)
  syncShopperContext(platform)
  await settle()
  expect(calls).toHaveLength(1)
})
