import { expect, test, type Page } from '@playwright/test'
import { buildProductId } from '../../sandbox/seed/products/base-product'
import { readShifts, watchShifts } from './support/layout-shift'
import { Shopper } from './support/shopper'
import { waitUntilQuiet } from './support/until-quiet'

/** What a rounding moves. */
const NOTHING = 0.0001

/** Layout shifts of one page, opened anew: its personal parts are read by the browser, one after the other. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilQuiet(page)
  const { total, moved } = await readShifts(page)
  expect.soft(total, `${path}\n${moved.join('\n')}`).toBeLessThan(NOTHING)
}

for (const [shop, email, password] of [
  ['jasmin', 'anna.sommer@example.com', 'Teegarten7!'],
  ['puro', 'jonas.winter@example.com', 'Espresso9$']
] as const) {
  test(`nothing moves while the account of ${shop} is read`, async ({ page, isMobile }) => {
    test.skip(isMobile !== (shop === 'jasmin'), 'each shop is tried on one of the two screens')
    await page.goto(`/${shop}/de/login`)
    const main = page.getByRole('main')
    await main
      .getByLabel(/^E-Mail/)
      .first()
      .fill(email)
    await main.getByRole('textbox', { name: /^Passwort/ }).fill(password)
    await main.getByRole('button', { name: 'Anmelden', exact: true }).first().click()
    await expect(page).toHaveURL(/\/account$/)
    await watchShifts(page)
    for (const path of ['', '/orders', '/standing-orders', '/addresses'])
      await expectStill(page, `/${shop}/de/account${path}`)
  })
}

for (const { shop, product, onPhone } of [
  { shop: 'jasmin', product: 'Sencha Morgennebel', onPhone: true },
  // Nothing to be brewed.
  { shop: 'jasmin', product: 'Glaskanne Klarsicht 1 l', onPhone: false },
  { shop: 'puro', product: 'Piazza Nera', onPhone: false }
] as const)
  test(`nothing moves while cart, checkout and order of ${product} are read`, async ({ page, isMobile }) => {
    test.skip(isMobile !== onPhone, 'each product is bought on one of the two screens')
    const shopper = new Shopper(page, shop)
    await shopper.addFromProductPage(product)
    await shopper.fillCheckout(`still.${shop}@example.com`)
    await watchShifts(page)
    for (const path of ['/cart', '/checkout']) await expectStill(page, `/${shop}/de${path}`)
    await shopper.placeOrderButton().click()
    const orderNo = await shopper.readOrderNumber()
    await expectStill(page, `/${shop}/de/checkout/confirmation?orderNo=${orderNo}`)
  })

for (const root of ['/jasmin/de', '/jasmin/fr', '/jasmin/it', '/puro/en']) {
  test(`nothing moves on the gift card of ${root} when the choice of its recipient comes late`, async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile, 'it sets the widths of all screens')
    const readHeights = async (content: string) => {
      const heights: number[] = []
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // In one step: a place that is exchanged between finding and measuring it has no height.
        heights.push(
          await page.evaluate(
            place => Math.round(document.querySelector(place)?.getBoundingClientRect().height ?? 0),
            `.buy-box .needs-script:has(${content})`
          )
        )
      }
      return heights
    }
    const hold = async (file: RegExp) => {
      let release = () => {}
      const isReleased = new Promise<void>(resolve => (release = resolve))
      await page.route(file, async route => {
        await isReleased
        await route.continue()
      })
      return release
    }
    const releaseCode = await hold(/gift-purchase/)
    const releaseMessages = await hold(/personal-/)
    await page.goto(`${root}/a/b-${buildProductId(root.startsWith('/jasmin') ? 'jasmin' : 'puro', 5001)}`)
    await expect(page.locator('.buy-box .skeleton').last()).toBeVisible()
    const heights = await readHeights('.skeleton')
    releaseCode()
    await page.waitForResponse(/gift-purchase/)
    expect(await readHeights('.skeleton')).toEqual(heights)
    releaseMessages()
    await expect(page.locator('.buy-box').getByRole('radio').last()).toBeVisible()
    expect(await readHeights('input[name=gift-for]')).toEqual(heights)
  })
}
