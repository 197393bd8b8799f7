import { expect, test, type Page } from '@playwright/test'
import { WHOLE_BROWSER } from './support/browser'
import { storeConsents } from './support/consents'
import { waitUntilQuiet } from './support/until-quiet'

test.use({
  ...WHOLE_BROWSER,
  storageState: storeConsents('Required', 'Marketing'),
  permissions: ['notifications'],
  // The marketing tool ignores robots, which it recognises by the user agent.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
})

const offerOf = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Ihnen Bescheid geben?' })

/** From the landing page to another one. */
const goHome = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /jasmin|puro/i })
    .first()
    .click()

/** Path and query of the active worker. */
const readWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' ? active.scriptURL.slice(location.origin.length) : undefined
  })

const readNotifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })

/** Delivers push messages as the browser would, to the active worker. */
async function openPushService(page: Page) {
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration && !registration.isDeleted) resolve(registration.registrationId)
    })
  )
  // The page may know of a new worker before the browser's service for messages does.
  const isTakenInto = new Promise<void>(resolve =>
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ scriptURL, status }) => scriptURL.endsWith('?push') && status === 'activated'))
        resolve()
    })
  )
  await tools.send('ServiceWorker.enable')
  return async (message: object) => {
    await isTakenInto
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify(message)
    })
  }
}

test('messages are offered on the second page, shown after a yes, and end with the consent', async ({
  page
}) => {
  const deliver = await openPushService(page)
  const offer = offerOf(page)
  await page.goto('/jasmin/de/shop/green-tea')
  await expect.poll(() => readWorker(page)).toBe('/worker.js')
  await expect(offer).toHaveCount(0)

  await goHome(page)
  await expect(offer).toBeVisible()
  expect(await readWorker(page)).toBe('/worker.js')
  await offer.getByRole('button', { name: 'Ja, bitte' }).click()
  await expect(page.getByText('Nachrichten sind auf diesem Gerät eingeschaltet.')).toBeVisible()
  await expect.poll(() => readWorker(page)).toBe('/worker.js?push')

  const message = { t: 'Neue Ernte', a: 'Der erste Sencha ist da.', u: '/jasmin/de/shop/green-tea' }
  // As a service for messages does, again while it is not taken: one that comes while workers change is lost at times.
  const deliverOnce = async () => {
    const seen = await readNotifications(page)
    if (seen.length === 0) await deliver(message)
    return seen
  }
  const shown = { title: message.t, body: message.a }
  // What was only slow is there twice then.
  await expect.poll(deliverOnce, { intervals: [2_000], timeout: 20_000 }).toContainEqual(shown)

  await page.reload()
  await expect.poll(() => readWorker(page)).toBe('/worker.js?push')
  await expect(offer).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect.poll(() => readWorker(page)).toBe('/worker.js')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('pushMessages')
})

test('a refusal is not asked again', async ({ page }) => {
  const offer = offerOf(page)
  await page.goto('/puro/de/shop/capsules')
  await goHome(page)
  await offer.getByRole('button', { name: 'Nicht jetzt' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Kapseln' })).toBeVisible()
  await waitUntilQuiet(page)
  await expect.poll(() => readWorker(page)).toBe('/worker.js')
  await expect(offer).toHaveCount(0)
})

test("a worker that the tool's script does not come for is the plain one, and says so", async ({
  page,
  context
}) => {
  await context.route('**/stand-ins/push-worker.js', route => route.abort())
  await context.route('**/worker.js?push', route => route.abort())
  await page.goto('/jasmin/de/shop/green-tea')
  await expect.poll(() => readWorker(page)).toBe('/worker.js')
  await goHome(page)
  await page.getByRole('button', { name: 'Ja, bitte' }).click()
  await expect(page.getByText('Nachrichten ließen sich gerade nicht einschalten.')).toBeVisible()
  expect(await readWorker(page)).toBe('/worker.js')
})
