import { chromium } from '@playwright/test'
import { findBrowsers } from './scripts/setup/find-browsers.mjs'
import { buildStandInSettings } from './scripts/setup/stand-ins.mjs'
import { startServers } from './tests/servers/killable-servers'
import { storeConsents } from './tests/e2e/support/consents'
import { Shopper } from './tests/e2e/support/shopper'

async function main() {
  Object.assign(process.env, buildStandInSettings('http://127.0.0.1:4330'))
  const servers = await startServers({ shop: 3330, sandbox: 4330 })
  const browser = await chromium.launch({ executablePath: findBrowsers().shell })
  try {
    for (const [size, viewport] of [['phone', { width: 390, height: 844 }], ['desk', { width: 1440, height: 900 }]] as const)
      for (const brand of ['jasmin', 'puro']) {
        const all = await browser.newContext({ baseURL: servers.shop, viewport, storageState: storeConsents('Required', 'Funcional') })
        const none = await browser.newContext({ baseURL: servers.shop, viewport, storageState: storeConsents('Required') })
        const page = await all.newPage()
        const bare = await none.newPage()
        const shot = (p: typeof page, name: string, full = true) => p.screenshot({ path: `/tmp/shots/${brand}-${size}-${name}.png`, fullPage: full })
        await page.goto(`/${brand}/de/stores/de-hamburg`); await page.waitForTimeout(2500); await shot(page, 'store')
        await bare.goto(`/${brand}/de/stores/de-hamburg`); await bare.waitForTimeout(1500); await shot(bare, 'store-bare')
        await page.goto(`/${brand}/de/stores`); await page.waitForTimeout(2500); await shot(page, 'stores')
        await bare.goto(`/${brand}/de/stores`); await bare.waitForTimeout(1500); await shot(bare, 'stores-bare')
        await bare.goto(`/${brand}/de/packstations`); await bare.waitForTimeout(1500); await shot(bare, 'pack-bare')
        await page.goto(`/${brand}/de/packstations`); await page.waitForTimeout(2500); await shot(page, 'pack')
        await page.getByRole('main').getByRole('combobox').fill('50667'); await page.keyboard.press('Enter'); await page.waitForTimeout(2500); await shot(page, 'pack-found', size === 'desk')
        if (brand === 'jasmin') {
          const shopper = new Shopper(page, 'jasmin')
          await shopper.add({ id: '100000000000000201', name: 'Ostfriesen Deichwind' })
          await shopper.goToCheckout(); await shopper.fillEmail('a@example.com'); await shopper.typeAddress()
          await page.getByRole('checkbox', { name: 'An eine Packstation liefern' }).check()
          await page.waitForTimeout(500); await shot(page, 'form')
          await page.getByRole('button', { name: 'Packstation finden' }).click(); await page.waitForTimeout(3000); await shot(page, 'dialog', false)
          await page.getByRole('button', { name: /^Hierhin liefern/ }).first().click(); await page.waitForTimeout(500); await shot(page, 'filled')
        }
        await all.close(); await none.close()
      }
  } finally { await browser.close(); servers.stop() }
}
void main().then(() => process.exit(0), e => { console.error(e); process.exit(1) })
