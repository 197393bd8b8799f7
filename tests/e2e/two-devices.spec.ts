import { expect, type Page } from '@playwright/test'
import { registerCustomer } from './support/register'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel(/^E-Mail-Adresse/).fill(email)
  await main(page)
    .getByRole('textbox', { name: /^Passwort/ })
    .fill(password)
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test('a customer’s changes in one tab or device show in the others', async ({
  page,
  context,
  browser,
  isMobile
}) => {
  test.setTimeout(120_000)
  const shop = isMobile ? 'puro' : 'jasmin'
  const email = `tilda-${shop}-devices@example.com`
  const open = (tab: Page, path: string) => tab.goto(`/${shop}/de${path}`)

  const tab = await context.newPage()
  await test.step('another tab of the browser is logged in with the first one', async () => {
    await open(tab, '/login?redirectUrl=%2Faccount')
    await registerCustomer(page, shop, { firstName: 'Tilda', email })
    await expect(page.getByText('Willkommen, Ihr Konto ist bereit.')).toBeVisible()
    // A customer who is logged in has no business at the login.
    await expect(tab).toHaveURL(new RegExp(`/${shop}/de/account$`))
    await expect(main(tab).getByText(/Guten Tag, Tilda/)).toBeVisible()
  })

  const device = await (await browser.newContext()).newPage()
  await test.step('an order that was cancelled on another device says so when it is cancelled again', async () => {
    const shopper = new Shopper(page, shop)
    await shopper.add(
      shop === 'jasmin'
        ? { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
        : { id: '200000000000000101', name: 'Piazza Nera' }
    )
    await shopper.goToCheckout()
    await shopper.fillAddress()
    await shopper.chooseStandardDelivery()
    await shopper.payByInvoice()
    await shopper.placeOrderButton().click()
    const orderNo = await shopper.readOrderNumber()
    await open(device, `/login?redirectUrl=${encodeURIComponent(`/account/orders/${orderNo}`)}`)
    await logIn(device, email, 'Teegarten7!')
    await expect(main(device).getByRole('heading', { level: 1 })).toContainText(orderNo)
    await open(page, `/account/orders/${orderNo}`)
    for (const each of [page, device]) {
      // It can be cancelled a moment after it was placed.
      await expect(async () => {
        if (!(await button(each, 'Bestellung stornieren').isVisible())) await each.reload()
        await expect(button(each, 'Bestellung stornieren')).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 20_000 })
    }
    for (const each of [page, device]) {
      await button(each, 'Bestellung stornieren').click()
      await each.getByRole('dialog').getByRole('button', { name: /^Ja/ }).click()
      // On the second device it is cancelled already, which is what was wanted.
      await expect(main(each).getByText('Ihre Bestellung ist storniert.')).toBeVisible()
      await expect(button(each, 'Bestellung stornieren')).toBeHidden()
    }
    await button(page, 'Noch einmal bestellen').click()
    await expect(main(page).getByText(/liegt in Ihrem Warenkorb/)).toBeVisible()
    await main(page).getByRole('link', { name: 'Als Abo bestellen' }).click()
    await expect(main(page).getByRole('group', { name: /^Menge von (Ostfriesen|Piazza)/ })).toBeVisible()
  })

  await test.step('a new password ends the session of the other device, and not that of this browser', async () => {
    await open(page, '/account/data')
    const password = (name: RegExp) => main(page).getByRole('textbox', { name })
    await password(/^Bisheriges Passwort/).fill('Teegarten7!')
    await password(/^Neues Passwort(?! wiederholen)/).fill('Kanne2027?')
    await password(/^Neues Passwort wiederholen/).fill('Kanne2027?')
    await button(page, 'Passwort ändern').click()
    await expect(main(page).getByText('Ihr Passwort wurde erfolgreich geändert.')).toBeVisible()
    await open(tab, '/account')
    await expect(main(tab).getByText(/Guten Tag, Tilda/)).toBeVisible()
    await open(device, '/account/addresses')
    await expect(device).toHaveURL(/\/login\?/)
    await expect(device.getByText('Tilda')).toHaveCount(0)
    await logIn(device, email, 'Kanne2027?')
    await expect(device).toHaveURL(new RegExp(`/${shop}/de/account/addresses$`))
    await device.context().close()
  })

  await test.step('a logout applies to every tab, and "back" shows no customer data', async () => {
    await open(page, '/account')
    await button(page, 'Abmelden').click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(tab).toHaveURL(/\/login\?/)
    await expect(tab.getByText('Tilda')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByText('Guten Tag, Tilda')).toHaveCount(0)
  })
})
