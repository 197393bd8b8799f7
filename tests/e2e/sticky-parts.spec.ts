import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { Shopper } from './support/shopper'

const TEA = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
const PRODUCT = `/tee/schwarzer-tee/ostfriesen-deichwind-${TEA.id}`
const MOST_STOPS = 40

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** At the end of the page nothing has the focus, and the next stop is its first link again. */
async function isAtEnd(page: Page): Promise<boolean> {
  if (await page.evaluate(() => document.activeElement !== document.body)) return false
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  return true
}

/** Goes through the page with the keyboard and names what has the focus while nothing of it can be seen. */
async function findHiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await isAtEnd(page)) break
    const name = await page.evaluate(async () => {
      const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
      const focused = document.activeElement ?? document.body
      const isSeen = () => {
        const { left, top, width, height } = focused.getBoundingClientRect()
        const isSeenAt = (x: number, y: number) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return hit !== null && (focused.contains(hit) || hit.contains(focused))
        }
        return [0.1, 0.5, 0.9].some(x => [0.1, 0.3, 0.5, 0.7, 0.9].some(y => isSeenAt(x, y)))
      }
      // What steps aside as it loses the focus, such as the skip link, takes a few frames for it.
      for (let frame = 0; frame < 20 && (frame < 2 || !isSeen()); frame += 1) await nextFrame()
      return isSeen() ? undefined : `${focused.outerHTML.slice(0, 60)}: ${focused.textContent}`
    })
    if (name) hidden.push(name)
  }
  return hidden
}

test('at 400 % zoom nothing that has the focus is covered', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(TEA)
  for (const path of [PRODUCT, '/shop/green-tea', '/cart', '/checkout', '/demo']) {
    await shopper.open(path)
    await waitUntilReady(page)
    expect.soft(await findHiddenStops(page), path).toEqual([])
  }
})

test('the bar on a phone steps aside while the page shows its own button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = new Shopper(page, 'puro')
  await shopper.open('/a/b-200000000000000101')
  await waitUntilReady(page)
  const own = page.locator('[data-own-action]').getByRole('button', { name: 'In den Warenkorb', exact: true })
  const bar = page.locator('.sticky-bar')
  await own.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'In den Warenkorb', exact: true }).focus()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(own).toBeInViewport()
  await expect(bar).toBeVisible()
})
