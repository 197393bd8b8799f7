import { expect, test, type Page } from '@playwright/test'
import { WHOLE_BROWSER } from './support/browser'
import { UNDECIDED } from './support/consents'
import { ordersPlacedDuring } from './support/sandbox'
import { SHOP, PORTS } from './support/servers'
import { startParent } from './support/gated-shop'

/** Third-party cookies and storage are blocked, as in browsers of shoppers; the shell of the other tests blocks none. */
const { launchOptions } = WHOLE_BROWSER
const args = [...(launchOptions?.args ?? []), '--test-third-party-cookie-phaseout']
test.use({ ...WHOLE_BROWSER, launchOptions: { ...launchOptions, args }, storageState: UNDECIDED })

let closePartner = () => undefined as void
test.afterEach(() => closePartner())

test('a guest buys in a frame of another site whose storage the browser blocks', async ({
  page,
  context
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  closePartner = await openInPartner(page, '/jasmin/de/a/b-100000000000000202')
  const shop = page.frameLocator('iframe')
  const main = shop.getByRole('main')
  await expect(main).toBeVisible()

  const refused = await page.frames()[1]!.evaluate(() =>
    Promise.all(
      [() => navigator.locks.request('probe', () => 'kept'), () => localStorage.length].map(async attempt => {
        try {
          return await attempt()
        } catch (error) {
          return (error as Error).name
        }
      })
    )
  )
  expect(refused).toEqual(['SecurityError', 'SecurityError'])

  await test.step('cookies are decided on once, third parties included', async () => {
    await shop.getByRole('button', { name: 'Alle akzeptieren' }).click()
    await expect(shop.getByRole('button', { name: 'Alle akzeptieren' })).toBeHidden()
  })
  const placed = await ordersPlacedDuring(async () => {
    await main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
    const panel = shop.getByRole('dialog', { name: /Warenkorb/ })
    await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await main.getByRole('link', { name: 'Zur Kasse' }).first().click()
    const goOn = () => shop.getByRole('button', { name: 'Weiter', exact: true }).click()
    await shop.getByLabel(/^E-Mail-Adresse/).fill('ida@example.com')
    await goOn()
    await shop.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
    await shop.getByLabel(/^Vorname/).fill('Ida')
    await shop.getByLabel(/^Nachname/).fill('Weiß')
    await shop.getByLabel(/^Straße und Hausnummer/).fill('Lindenallee 12')
    await shop.getByLabel(/^Postleitzahl/).fill('20095')
    await shop.getByLabel(/^Ort/).fill('Hamburg')
    await goOn()
    await shop.getByRole('radio', { name: /Standard/ }).check()
    await goOn()
    await shop.getByRole('radio', { name: /Rechnung/ }).check()
    await shop.getByLabel(/^Geburtsdatum/).fill('14.03.1986')
    await goOn()
    await shop.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click()
    await expect(shop.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible()
  })
  expect(placed).toHaveLength(1)

  await test.step('every cookie of the shop is one that the browser keeps for this frame', async () => {
    await page.reload()
    await expect(main).toBeVisible()
    await expect(shop.getByRole('button', { name: 'Alle akzeptieren' })).toHaveCount(0)
    const kept = (await context.cookies()).filter(({ domain }) => domain === new URL(SHOP).hostname)
    expect(kept.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['session_jasmin', 'cc-nx-g_jasmin', 'dwsid', 'dw_dnt', 'shop_RequiredAllowed'])
    )
    const isKeptHere = (cookie: (typeof kept)[number]) =>
      cookie.secure && cookie.sameSite === 'None' && cookie.partitionKey !== undefined
    expect(kept.filter(cookie => !isKeptHere(cookie)).map(({ name }) => name)).toEqual([])
  })
  expect(errors).toEqual([])
})

/** A page of another site in whose frames the shop sells; of `npm run live`, which shows the shop's page of the same path. */
const LIVE_PARTNER = process.env.BROWSER_PARTNER
const PARTNER = LIVE_PARTNER ?? `http://127.0.0.1:${PORTS.partner}`

/** Opens the partner's page with a page of the shop in its frame; returns what ends it. */
async function openInPartner(page: Page, path: string): Promise<() => void> {
  const server = LIVE_PARTNER ? undefined : await startParent(PARTNER, SHOP + path)
  await page.goto(PARTNER + path)
  return () => {
    server?.closeAllConnections()
    server?.close()
  }
}
