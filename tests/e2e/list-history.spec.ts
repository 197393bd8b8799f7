import { expect, test, type Locator } from '@playwright/test'
import { waitUntilReady } from './support/axe'

test('going back returns to the list before a filter, a sort order, a page and a product, with place and focus', async ({
  page
}) => {
  await page.goto('/jasmin/de/search?q=tee')
  await waitUntilReady(page)
  const main = page.getByRole('main')
  const sort = main.getByLabel('Sortieren nach')
  const readPlace = () => page.evaluate(() => ({ address: location.href, top: Math.round(window.scrollY) }))
  const left: { place: Awaited<ReturnType<typeof readPlace>>; focused: Locator }[] = []

  /** Takes a step by keyboard and remembers where it was taken. */
  async function step(focused: Locator, act: () => Promise<unknown>) {
    await focused.focus()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    const place = await readPlace()
    left.push({ place, focused })
    await act()
    await expect(page).not.toHaveURL(place.address)
    await expect(page.locator('[data-page-pending]')).toHaveCount(0)
  }
  const follow = (link: Locator) => step(link, () => page.keyboard.press('Enter'))

  await follow(main.getByRole('link', { name: /^Grüner Tee/ }).first())
  await step(sort, () => sort.selectOption('price-low-to-high'))
  await follow(main.getByRole('link', { name: 'Alle entfernen' }))
  await follow(main.getByRole('link', { name: 'Nächste Seite' }))
  await expect(main.locator('.list-results')).toBeFocused()
  await follow(main.locator('.tile-link').nth(7))

  for (const { place, focused } of left.reverse()) {
    await page.goBack()
    await expect.poll(readPlace).toEqual(place)
    await expect(focused).toBeFocused()
  }
})
