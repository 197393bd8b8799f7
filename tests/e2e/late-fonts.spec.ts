import { expect, test, type Page } from '@playwright/test'
import { findBrowsers } from '../../scripts/setup/find-browsers.mjs'
import { buildProductId } from '../../sandbox/seed/products/base-product'
import { SWITCHES } from './support/browser'
import { readShifts, watchShifts } from './support/layout-shift'
import { waitUntilQuiet } from './support/until-quiet'

// Letters as wide as on phones, Macs and Windows: by itself the shell rounds each one to whole pixels.
test.use({
  launchOptions: {
    executablePath: findBrowsers().shell,
    args: [...SWITCHES, '--font-render-hinting=none']
  }
})

/** Pages whose first screen has lines that just fit, or just do not. */
const PAGES = {
  jasmin: [
    '/recipes',
    '/cart',
    '/shop?sort=price-high-to-low',
    '/search?q=xyzxyz',
    '/imprint',
    '/maintenance',
    '/gibt-es-nicht',
    `/a/b-${buildProductId('jasmin', 5001)}`
  ],
  puro: [
    '/recipes',
    '/cart',
    '/newsletter',
    '/search?q=xyzxyz',
    '/imprint',
    '/privacy',
    '/withdrawal',
    '/maintenance',
    '/gibt-es-nicht'
  ]
}

/** Fonts arrive after the first paint, as on a slow connection. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async route => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}

for (const [shop, paths] of Object.entries(PAGES))
  test(`nothing moves on the first screens of ${shop} when fonts come late`, async ({ page }) => {
    await watchShifts(page)
    await delayFonts(page)
    for (const path of paths) {
      await page.goto(`/${shop}/de${path}`)
      await page.evaluate(() => document.fonts.ready)
      await waitUntilQuiet(page)
      const { total, moved } = await readShifts(page)
      expect.soft(total, `${path}: ${moved.join('\n')}`).toBeLessThan(0.005)
    }
  })
