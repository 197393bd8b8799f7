import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { waitUntilQuiet } from './support/until-quiet'

/** The service worker controls the page: the next navigation goes through it. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }))
  })

const readCachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
  })

for (const { shop, path, title, again } of [
  { shop: 'jasmin', path: '/jasmin/de', title: 'Keine Verbindung', again: 'Erneut versuchen' },
  { shop: 'puro', path: '/puro/en', title: 'No connection', again: 'Try again' }
])
  test(`${shop} has an offline page, and continues to the requested page`, async ({ page, context }) => {
    await page.goto(path)
    await waitForWorker(page)

    await context.setOffline(true)
    await page.goto(`${path}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^(de|en)-/)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('link', { name: again }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('link', { name: again }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Warenkorb|Basket/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${path}/cart`)
  })

test('only files of the build are kept, whatever is opened', async ({ page }) => {
  await page.goto('/jasmin/de')
  await waitForWorker(page)
  await page.goto('/jasmin/de/shop/green-tea')
  await page.goto('/jasmin/de/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await readCachedAddresses(page)).length).toBeGreaterThan(3)
  const others = (await readCachedAddresses(page)).filter(
    path => !/^\/mobify\/bundle\/\w+\/[\w./-]+$/.test(path)
  )
  expect(others).toEqual([])
})

test('the native app gets no service worker', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'appMode', value: '1', url: baseURL ?? '' }])
  await page.goto('/jasmin/de')
  await waitUntilQuiet(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
