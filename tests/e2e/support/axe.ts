import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('.react-target[data-hydrated] main').first(), page.url()).toBeAttached()
}

/** Waits until the page is hydrated and the browser is idle. */
export async function waitUntilReady(page: Page): Promise<void> {
  await waitUntilHydrated(page)
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))
}

/** The violations found by `axe`, one line per rule. Frames and passed rules are left out, because both take time. */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  // What is far below the window has no colours yet.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // Nor has what changes its colours from now on: a button that becomes ready, for example.
    sheet.replaceSync('* { content-visibility: visible !important; transition-duration: 0s !important }')
    document.adoptedStyleSheets.push(sheet)
    // What is still fading in has colours that nobody reads. (Longer ones count the time of a message.)
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < 1_500) animation.finish()
    // They are there with the next picture of the page, not with the sheet.
    return new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  })
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
