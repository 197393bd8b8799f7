import { chromium } from '@playwright/test'
import { startServers } from './tests/servers/killable-servers'
import { findBrowsers } from './scripts/setup/find-browsers.mjs'
import { storeConsents } from './tests/e2e/support/consents'
async function main() {
  const servers = await startServers({ shop: 3330, sandbox: 4330 })
  const browser = await chromium.launch({ executablePath: findBrowsers().shell, args: ['--no-sandbox'] })
  for (const [brand, root, products] of [
    ['jasmin', '/jasmin/de', ['/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201']],
    ['puro', '/puro/en', ['/capsules/espresso/piazza-nera-200000000000000101']]
  ] as const)
    for (const width of [390, 1440]) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        storageState: storeConsents('Required', 'Marketing')
      })
      const page = await context.newPage()
      page.on('pageerror', error => console.log('ERR', error.message))
      await page.goto(servers.shop + root + (brand === 'jasmin' ? '/shop/green-tea' : '/shop/lungo'))
      await page.waitForLoadState('networkidle')
      for (let n = 0; n < 3; n += 1) {
        const href = await page.locator('main .tile-link').nth(n).getAttribute('href')
        await page.goto(new URL(href ?? '', servers.shop).href)
        await page.waitForLoadState('networkidle')
        await page.goBack()
        await page.waitForLoadState('networkidle')
      }
      await page.goto(servers.shop + root + products[0])
      await page.waitForLoadState('networkidle')
      const scroll = async () => {
        for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 500) {
          await page.evaluate(top => window.scrollTo(0, top), y)
          await page.waitForTimeout(250)
        }
      }
      await scroll()
      console.log(brand, width, await page.locator('[data-recommender]').evaluateAll(e => e.map(x => x.getAttribute('data-recommender') + ':' + x.querySelectorAll('article').length)))
      await page.screenshot({ path: `/tmp/shot-${brand}-${width}-pdp.png`, fullPage: true })
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.getByRole('main').getByRole('button', { name: brand === 'jasmin' ? 'In den Warenkorb' : 'Add to cart', exact: true }).first().click()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(500)
      await page.goto(servers.shop + root + '/cart')
      await page.waitForLoadState('networkidle')
      await scroll()
      await page.screenshot({ path: `/tmp/shot-${brand}-${width}-cart.png`, fullPage: true })
      console.log('cart', await page.locator('[data-recommender]').evaluateAll(e => e.map(x => x.getAttribute('data-recommender') + ':' + x.querySelectorAll('article').length)))
      await page.goto(servers.sandbox + '/console/tracking')
      await page.screenshot({ path: `/tmp/shot-${brand}-${width}-console.png` })
      await context.close()
    }
  await browser.close()
  servers.stop()
}
main().catch(e => { console.error(e); process.exit(1) })
