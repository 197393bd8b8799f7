import { expect, test, type Locator } from '@playwright/test'
import { waitUntilReady } from './support/axe'

test('going back returns to the list before a filter, a sort order, a page and a product, with place and focus', async ({
  page
}) => {
  await page.goto('/jasmin/de/search?q=tee')
  await waitUntilReady(page)
  const main = page.getByRole('main')
  const sort = main.getByLabel('Sortieren nach')
  /** Where the page has been scrolled to, once what is laid out on its way into the window has been. */
  const readPlace = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
      return window.scrollY
    })
  const left: { address: string; focused: Locator; place: number }[] = []

  /** Takes a step by keyboard and remembers where it was taken. */
  async function step(focused: Locator, act: () => Promise<unknown>) {
    await focused.focus()
    const address = page.url()
    left.push({ address, focused, place: await readPlace() })
    await act()
    await expect(page).not.toHaveURL(address)
    await expect(page.locator('[data-page-pending]')).toHaveCount(0)
  }
  const follow = (link: Locator) => step(link, () => page.keyboard.press('Enter'))

  await follow(main.getByRole('link', { name: /^Grüner Tee/ }).first())
  await step(sort, () => sort.selectOption('price-low-to-high'))
  await follow(main.getByRole('link', { name: 'Alle entfernen' }))
  await follow(main.getByRole('link', { name: 'Nächste Seite' }))
  await expect(main.locator('.list-results')).toBeFocused()
  await follow(main.locator('.tile-link').nth(7))

  for (const { address, focused, place } of left.reverse()) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport()
    await expect.poll(async () => Math.abs((await readPlace()) - place)).toBeLessThan(24)
  }
})
