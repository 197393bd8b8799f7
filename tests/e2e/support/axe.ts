import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits until the browser has made the page its own and has nothing left to do at once. */
export async function waitUntilReady(page: Page): Promise<void> {
  const main = page.locator('.react-target main').first()
  const isHydrated = () =>
    main.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactFiber')))
  await expect.poll(isHydrated, { message: page.url(), intervals: [25] }).toBe(true)
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))
}

/** What `axe` objects to, in one line for each rule. Frames are left out, and what it has no objection to: both take time. */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
