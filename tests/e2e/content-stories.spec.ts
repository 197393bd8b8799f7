import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { waitUntilQuiet } from './support/until-quiet'

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

test('a shopper follows the recipe on the home page and adds an ingredient', async ({ page }) => {
  await page.goto('/puro/de')
  await page.getByRole('link', { name: /Espresso Tonic/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Espresso Tonic mit Orange' })).toBeVisible()
  const recipe = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(recipe.map(text => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Recipe')
  await page.getByRole('button', { name: 'In den Warenkorb, Hochland Rot' }).click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('Hochland Rot')
})

test('hot spots open by keyboard, one at a time, and close on Escape', async ({ page }) => {
  await page.goto('/puro/de/kranich')
  // They open without code, and close on a key with it.
  await waitUntilReady(page)
  const lever = page.locator('summary', { hasText: 'Der Hebel' })
  await lever.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Er schließt mit einem Klick.')).toBeInViewport()
  await page.locator('summary', { hasText: 'Ein Liter Wasser' }).press('Enter')
  await expect(page.getByText('Er schließt mit einem Klick.')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Reicht für acht Lungo')).toBeHidden()
  await expect(page.locator('summary', { hasText: 'Ein Liter Wasser' })).toBeFocused()
})

test('the accordion has one item open on wide screens and several on narrow ones', async ({ page }) => {
  await page.goto('/jasmin/de/tea-story')
  await waitUntilQuiet(page)
  await page.locator('summary', { hasText: 'Kosten' }).click()
  await expect(page.getByText('Jede siebte geht zurück.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Fünf Schalen bei der Verkostung' }).last()).toBeVisible()
  await expect(page.getByText('Zwei Blätter und die Knospe.')).toBeVisible({ visible: !isWide(page) })
})

test('the silent film plays in view and can be paused', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on both screens')
  await page.goto('/jasmin/de/tea-story')
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  const readTime = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(readTime, { timeout: 30_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Video anhalten' }).click()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused && video.muted)).toBe(true)
})

test('a film that is scrolled past before it has come plays when it is back in view', async ({
  page,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  const isAskedFor = new Promise<void>(resolve =>
    page.route(
      url => /\/video\//.test(url.pathname) && /\.(mp4|webm)$/.test(url.pathname),
      async route => {
        resolve()
        await held
        await route.continue()
      }
    )
  )
  await page.goto('/jasmin/de/tea-story')
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  await isAskedFor
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  release()
  await film.scrollIntoViewIfNeeded()
  const readTime = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(readTime, { timeout: 30_000 }).toBeGreaterThan(0)
})

test('the pictures of a carousel go round', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on both screens')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/puro/de/kranich')
  await waitUntilQuiet(page)
  const carousel = page.getByRole('group', { name: 'Im Alltag' })
  await carousel.getByRole('button', { name: 'Zurück' }).click()
  await expect(carousel.getByRole('img', { name: 'Kapseln in einer Reihe' })).toBeInViewport()
  await carousel.getByRole('button', { name: 'Weiter' }).click()
  await expect(carousel.getByRole('img', { name: 'Kapselmaschine, Kapseln und Tasse' })).toBeInViewport()
})
