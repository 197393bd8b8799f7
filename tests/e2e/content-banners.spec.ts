import { expect, test, type Page } from '@playwright/test'
import { storeConsents } from './support/consents'
import { openPaused, pauseClock } from './support/paused-clock'
import { waitUntilQuiet } from './support/until-quiet'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Ein Fenster über der Seite' })

test('a countdown runs on without moving the page, and its code can be taken along', async ({
  page,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/jasmin/de/demo')
  const banner = page.getByRole('region', { name: 'Angebot der Woche, 1' })
  const clock = banner.getByText(/\d\d:\d\d:\d\d/)
  const [before, box] = [await clock.innerText(), await banner.boundingBox()]
  await expect(clock).not.toHaveText(before)
  expect((await banner.boundingBox())?.height).toBe(box?.height)
  await banner.getByRole('button', { name: 'Code GRUENETAGE15 kopieren' }).click()
  await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GRUENETAGE15')
})

test('news can be dismissed, and stay so on the next page and back', async ({ page }) => {
  await page.goto('/puro/de/demo')
  const news = page.getByRole('region', { name: 'Neuigkeiten' })
  await expect(news).toContainText('Neu im Regal')
  await news.getByRole('button', { name: 'Neuigkeiten schließen' }).click()
  await expect(news).toBeHidden()
  await page.getByRole('link', { name: 'puro' }).first().click()
  await expect(page.getByRole('region', { name: /^15\s% auf Espresso$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Antworten finden' })).toBeVisible()
  await expect(news).toBeHidden()
})

test('a popup opens by its anchor, holds the focus, closes with Escape and is remembered', async ({
  page
}) => {
  await page.goto('/jasmin/de/demo')
  await page.getByRole('link', { name: 'Fenster öffnen', exact: true }).click()
  await expect(popup(page)).toBeVisible()
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog')
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  const remembered = (await page.context().cookies()).find(({ name }) => name.startsWith('popupContent-'))
  expect(remembered?.value).toBe('true')
  expect((remembered?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
})

test('a popup leads to its link, and does not open again by itself', async ({ page }) => {
  await pauseClock(page)
  await openPaused(page, '/jasmin/de/shop/gifts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(21_000)
  const offer = page.getByRole('dialog', { name: 'Noch unentschlossen?' })
  await offer.getByRole('link', { name: 'Geschenkkarten ansehen' }).click()
  await expect(page).toHaveURL(/\/shop\/gift-cards$/)
  await openPaused(page, '/jasmin/de/shop/gifts')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  await expect(offer).toBeHidden()
})

test('a question is answered on the service page itself', async ({ page }) => {
  await page.goto('/puro/de/service')
  await waitUntilQuiet(page)
  await page.getByRole('searchbox', { name: 'Antworten durchsuchen' }).fill('entkalk')
  await expect(page.getByRole('status').filter({ hasText: '1 Antwort gefunden' })).toBeVisible()
})

test.describe('with marketing allowed', () => {
  test.use({ storageState: storeConsents('Required', 'Marketing') })
  test('products are recommended by the service', async ({ page }) => {
    const asked = page.waitForResponse(answer => answer.url().endsWith('/zones/home/recs'))
    await page.goto('/jasmin/de/shop/all-sale')
    expect((await asked).status()).toBe(200)
  })
})

test('without marketing consent no recommendations are requested', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('/personalization/') && asked.push(request.url()))
  await page.goto('/jasmin/de/shop/all-sale')
  await expect(page.getByRole('heading', { name: 'Vielleicht Ihre nächste Tasse' })).toBeAttached()
  await waitUntilQuiet(page)
  expect(asked).toEqual([])
})
