import { expect, test, type Browser, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { registerCustomer } from './support/register'
import { deliverOrder, findMail, steerReturns, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'

test.afterEach(switchFaultsOff)

const PRODUCTS = {
  jasmin: { id: '100000000000000201', name: 'Ostfriesen Deichwind' },
  puro: { id: '200000000000000101', name: 'Piazza Nera' }
}
type Shop = keyof typeof PRODUCTS

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

/** Three units of one product, by invoice. */
async function order(page: Page, shop: Shop, email?: string): Promise<string> {
  const shopper = new Shopper(page, shop)
  await shopper.add(PRODUCTS[shop])
  await shopper.open('/cart')
  const field = page.locator('.cart-line').getByRole('textbox')
  await field.fill('3')
  await field.blur()
  await expect(page.locator('.cart-line[aria-busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await shopper.goToCheckout()
  if (email) await shopper.fillEmail(email)
  await shopper.fillAddress()
  await shopper.chooseStandardDelivery()
  await shopper.payByInvoice()
  await shopper.placeOrderButton().click()
  return shopper.readOrderNumber()
}

/** Looks up the order whose number is in the form, by the code that is mailed to its address. */
async function openByMailedCode(page: Page, email: string): Promise<void> {
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(email)
  await main(page).getByRole('button', { name: 'Code senden' }).click()
  const code = main(page).getByLabel(/^Code aus der E-Mail/)
  await expect(code).toBeVisible()
  await code.fill(String((await findMail(email, 'order-access-code')).document.code))
  await main(page).getByRole('button', { name: 'Bestellung zeigen' }).click()
}

/** A guest on another device opens the order by its number and the code of a mail. */
async function lookUp(browser: Browser, shop: Shop, orderNo: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/${shop}/de/find-order`)
  await main(page)
    .getByLabel(/^Bestellnummer/)
    .fill(orderNo)
  await openByMailedCode(page, email)
  await expect(main(page).getByRole('heading', { level: 1, name: `Bestellung ${orderNo}` })).toBeVisible()
  return page
}

async function choose(page: Page, quantity: string, reason?: string): Promise<void> {
  await dialog(page)
    .getByLabel(/^Menge/)
    .selectOption(quantity)
  if (reason)
    await dialog(page)
      .getByLabel(/^Grund/)
      .selectOption({ label: reason })
}

test('a guest sends items back by line, quantity and reason, prints the label and sees the refund', async ({
  page,
  browser,
  isMobile
}) => {
  test.skip(!isMobile, 'the same on a desktop, where the next test returns by a link')
  test.setTimeout(120_000)
  const shop = 'jasmin'
  const email = `gast-${shop}-returns@example.com`
  const orderNo = await order(page, shop, email)
  await deliverOrder(shop, orderNo)
  const other = await lookUp(browser, shop, orderNo, email)

  await test.step('what is missing is said, and the dialog is accessible', async () => {
    await main(other).getByRole('button', { name: 'Artikel zurückgeben' }).click()
    await dialog(other).getByRole('button', { name: 'Rücksendung anmelden' }).click()
    await expect(dialog(other).getByText('Bitte wählen Sie mindestens einen Artikel.')).toBeVisible()
    await choose(other, '2')
    await dialog(other).getByRole('button', { name: 'Rücksendung anmelden' }).click()
    await expect(dialog(other).getByText('Bitte wählen Sie einen Grund.')).toBeVisible()
    expect(await findViolations(other)).toEqual([])
  })

  await test.step('a lost response registers nothing twice', async () => {
    await choose(other, '2', 'Beschädigt')
    await switchFaultOn({ operation: 'returnOmsOrder', kind: 'drop-after', times: 1 })
    await dialog(other).getByRole('button', { name: 'Rücksendung anmelden' }).dblclick()
    await expect(main(other).getByText(/Ihre Rücksendung ist angemeldet/)).toBeVisible()
    await expect(main(other).getByText('Rücksendung für 2 Stück angemeldet')).toBeVisible()
    expect((await findMail(email, 'return-announced')).document.orderNo).toBe(orderNo)
  })

  await test.step('the label is a PDF', async () => {
    const label = main(other).getByRole('link', { name: /^Rücksendeetikett öffnen/ })
    const paper = await other.request.get((await label.getAttribute('href'))!)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await findViolations(other, 'main')).toEqual([])
  })

  await test.step('the refund shows when the merchant has it', async () => {
    await steerReturns(shop, orderNo, { received: `RET-${orderNo}-1` })
    await other.context().close()
    const again = await lookUp(browser, shop, orderNo, email)
    await expect(main(again).getByText(/Wird erstattet: .*EUR/)).toBeVisible()
    await expect(main(again).getByText('2 Stück zurückgegeben')).toBeVisible()
    await steerReturns(shop, orderNo, { refunded: `G-${orderNo}-1` })
    await again.context().close()
    const last = await lookUp(browser, shop, orderNo, email)
    await expect(main(last).getByText(/EUR am .* erstattet/)).toBeVisible()
    expect(await findViolations(last, 'main')).toEqual([])
    await last.context().close()
  })
})

test('a guest returns by the link of the mail: the number is there already, a code proves the order', async ({
  page,
  browser,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  test.setTimeout(120_000)
  const shop = 'jasmin'
  const email = `gast-${shop}-mail-link@example.com`
  const orderNo = await order(page, shop, email)
  await deliverOrder(shop, orderNo)
  const { document } = await findMail(email, 'shipping')
  expect(document.orderNo).toBe(orderNo)
  const link = new URL(String(document.link))
  const other = await (await browser.newContext()).newPage()
  await other.goto(link.pathname + link.search)
  await main(other).getByRole('link', { name: 'Artikel zurückgeben' }).click()
  const number = main(other).getByLabel(/^Bestellnummer/)
  await expect(number).toHaveValue(orderNo)
  await openByMailedCode(other, email)
  await main(other).getByRole('button', { name: 'Artikel zurückgeben' }).click()
  await expect(dialog(other).getByText(/geöffnete Lebensmittel/)).toBeVisible()
  await choose(other, '1', 'Beschädigt')
  await dialog(other).getByRole('button', { name: 'Rücksendung anmelden' }).click()
  await expect(main(other).getByText('Rücksendung für 1 Stück angemeldet')).toBeVisible()

  // The browser that ordered needs no code.
  await page.reload()
  await main(page).getByRole('button', { name: 'Artikel zurückgeben' }).click()
  await expect(
    dialog(page)
      .getByLabel(/^Menge/)
      .getByRole('option')
  ).toHaveCount(3)
  await other.context().close()
})

test('a customer cancels single items once, in two tabs, and returns the rest from the account', async ({
  page,
  context,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  test.setTimeout(120_000)
  const shop = 'jasmin'
  await registerCustomer(page, shop, { firstName: 'Runa', email: `runa-${shop}-returns@example.com` })
  const orderNo = await order(page, shop)
  const address = `/${shop}/de/account/orders/${orderNo}`
  const open = (tab: Page) => main(tab).getByRole('button', { name: 'Einzelne Artikel stornieren' })
  await expect(async () => {
    await page.goto(address)
    await expect(open(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const tab = await context.newPage()
  await tab.goto(address)
  await waitUntilReady(tab)

  await test.step('the second tab learns that the order has changed, and nothing is cancelled twice', async () => {
    for (const each of [page, tab]) {
      await open(each).click()
      await choose(each, '1', 'Versehentlich bestellt')
    }
    await dialog(page).getByRole('button', { name: 'Diese Artikel stornieren' }).click()
    await expect(main(page).getByText('Die Artikel sind storniert.')).toBeVisible()
    await expect(main(page).getByText(/Nicht berechnet: .*EUR/)).toBeVisible()
    await dialog(tab).getByRole('button', { name: 'Diese Artikel stornieren' }).click()
    await expect(dialog(tab).getByText(/hat sich inzwischen geändert/)).toBeVisible()
    await dialog(tab).getByRole('button', { name: 'Zurück' }).click()
    await expect(main(tab).getByText('1 Stück storniert')).toBeVisible()
    await tab.close()
  })

  await test.step('a refusal of the platform is said, and the units stay', async () => {
    await page.reload()
    await open(page).click()
    await choose(page, '1')
    await switchFaultOn({ operation: 'cancelOrderItems', kind: 'status', status: 503, times: 1 })
    await dialog(page).getByRole('button', { name: 'Diese Artikel stornieren' }).click()
    await expect(dialog(page).getByText(/konnten nicht storniert werden/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Zurück' }).click()
  })

  await test.step('delivered items are sent back, and the list of orders says so', async () => {
    await deliverOrder(shop, orderNo)
    await page.reload()
    await expect(open(page)).toBeHidden()
    await main(page).getByRole('button', { name: 'Artikel zurückgeben' }).click()
    await expect(
      dialog(page)
        .getByLabel(/^Menge/)
        .getByRole('option')
    ).toHaveCount(3)
    await choose(page, '2', 'Zu spät angekommen')
    await dialog(page).getByRole('button', { name: 'Rücksendung anmelden' }).click()
    await expect(main(page).getByText(/Ihre Rücksendung ist angemeldet/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Artikel zurückgeben' })).toBeHidden()
    expect(await findViolations(page, 'main')).toEqual([])
    await page.goto(`/${shop}/de/account/orders`)
    await expect(main(page).getByText('Rücksendung für 2 Stück angemeldet')).toBeVisible()
  })
})
