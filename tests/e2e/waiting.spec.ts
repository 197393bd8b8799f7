import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'

/** Holds the browser's requests whose path matches, until they are let go. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>(resolve => (letGo = resolve))
  await page.route(
    url => path.test(url.pathname),
    async route => {
      await isFree
      await route.continue()
    }
  )
  return letGo
}

test('while a list or a product loads, the header stays and the page shows its shape', async ({ page }) => {
  const main = page.getByRole('main')
  const places = main.locator('[data-page-pending] .skeleton')
  await page.goto('/jasmin/de')
  await waitUntilReady(page)
  for (const { path, link, heading, count } of [
    {
      path: /^\/mobify\/proxy\/.*\/product-search$/,
      link: page.getByRole('banner').getByRole('link', { name: 'Tee', exact: true }),
      heading: 'Tee',
      count: 8
    },
    {
      path: /^\/mobify\/proxy\/.*\/shopper-products\/.*\/products\//,
      link: main.getByRole('link', { name: 'Ostfriesen Deichwind', exact: true }),
      heading: 'Ostfriesen Deichwind',
      count: 2
    }
  ]) {
    const letGo = await hold(page, path)
    await link.first().click()
    await expect(places).toHaveCount(count)
    await expect(main.getByRole('status').first()).toHaveText('Wird geladen …')
    await expect(page.getByRole('banner').getByRole('link', { name: 'jasmin' })).toBeVisible()
    await expect(page.locator('.spinner-screen')).toHaveCount(0)
    letGo()
    await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(places).toHaveCount(0)
  }
})

test('while another page loads, a spinner shows after 400 ms', async ({ page }) => {
  await page.goto('/jasmin/de/cart')
  await waitUntilReady(page)
  // Its code is what comes late.
  const letGo = await hold(page, /^\/mobify\/bundle\/.*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rezepte' }).click()
  const spinner = page.locator('.spinner-screen')
  await expect(spinner).toHaveCSS('animation-delay', '0.4s')
  await expect(spinner).toHaveCSS('animation-fill-mode', 'both')
  await expect(spinner).toHaveCSS('opacity', '1')
  await expect(page.getByRole('banner').getByRole('link', { name: 'jasmin' })).toBeVisible()
  letGo()
  await expect(page).toHaveTitle(/Rezepte/)
  await expect(spinner).toHaveCount(0)
})

test('a tile shows its second picture under the mouse and with the focus', async ({ page }) => {
  await page.goto('/jasmin/de/shop/green-tea')
  await waitUntilReady(page)
  const tile = page
    .locator('.tile')
    .filter({ has: page.locator('.tile-second') })
    .first()
  const second = tile.locator('.tile-second')
  await expect(second).toBeHidden()
  await tile.hover()
  await expect(second).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(second).toBeHidden()
  await tile.locator('.tile-link').focus()
  await page.keyboard.press('Tab')
  await expect(second).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await expect(second).toBeVisible()
})
