import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { registerCustomer } from './support/register'
import { findMail } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const PRODUCT = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const codeField = (page: Page) => main(page).getByRole('textbox', { name: /^Code aus der E-Mail/ })

async function askForCode(page: Page, email: string) {
  await button(page, 'Code per E-Mail anfordern').click()
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(email)
  await button(page, 'Code senden').click()
  await expect(codeField(page)).toBeFocused()
}

/** Comes back as a customer with this address. */
async function logInAtGoogle(page: Page, email: string) {
  await button(page, 'Weiter mit Google').click()
  await page.getByRole('radio', { name: 'Eine andere Adresse' }).check()
  await page.getByRole('textbox').fill(email)
  await page.getByRole('button', { name: 'Zustimmen und weiter' }).click()
  await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
}

async function logOut(page: Page) {
  await page.goto('/jasmin/de/account')
  await button(page, 'Abmelden').click()
  await expect(page).toHaveURL(/\/login\?/)
}

test('a customer logs in by a code: typed at checkout, and by the mail’s link in another tab', async ({
  page,
  context,
  browser
}) => {
  test.setTimeout(90_000)
  const email = `cora.${Date.now()}@example.com`
  const shopper = new Shopper(page, 'jasmin')
  await registerCustomer(page, 'jasmin', { firstName: 'Cora', email })
  await logOut(page)

  await test.step('typed at checkout, with a wrong one first: cart and typed address stay', async () => {
    await shopper.add(PRODUCT)
    await shopper.goToCheckout()
    await shopper.fillEmail('gast@example.com')
    await shopper.fillAddress()
    await page.getByRole('button', { name: /Bearbeiten E-Mail/ }).click()
    await page
      .getByRole('group', { name: 'Wie möchten Sie bestellen?' })
      .getByRole('button', { name: 'Anmelden', exact: true })
      .click()
    await askForCode(page, email)
    expect(await findViolations(page, 'main')).toEqual([])
    const code = (await findMail(email, 'login-code')).document.token ?? ''
    await codeField(page).fill(code === '00000000' ? '00000001' : '00000000')
    await button(page, 'Anmelden').last().click()
    await expect(main(page).getByText('Dieser Code funktioniert nicht.')).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    expect(await findViolations(page, 'main')).toEqual([])
    await codeField(page).fill(`${code.slice(0, 4)} ${code.slice(4)}`)
    await codeField(page).press('Enter')
    await expect(page.getByLabel(/^Straße und Hausnummer/)).toHaveValue('Lindenallee 12')
    await expect(main(page).getByText(email)).toBeVisible()
    await page.goto('/jasmin/de/cart')
    await expect(main(page).getByRole('link', { name: PRODUCT.name }).last()).toBeVisible()
  })

  await test.step('a reload asks for the code again, and the link logs both tabs in', async () => {
    await logOut(page)
    await askForCode(page, email)
    await page.reload()
    await expect(codeField(page)).toBeVisible()
    const { link = '' } = (await findMail(email, 'login-code')).document
    expect(link).toMatch(/\/jasmin\/de\/login#code=\d{8}$/)

    const device = await (await browser.newContext()).newPage()
    await device.goto(link)
    await expect(main(device).getByRole('alert')).toContainText('Der Link funktioniert in dem Browser')
    await expect(device).toHaveURL(/\/jasmin\/de\/login$/)
    await device.context().close()

    const tab = await context.newPage()
    await tab.goto(link)
    await expect(tab).toHaveURL(/\/jasmin\/de\/account$/)
    await expect(main(tab).getByText(/Guten Tag, Cora/)).toBeVisible()
    await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
    expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email)
  })
})

test('a customer’s link asks before another address is used, and changes nobody by itself', async ({
  page,
  context
}) => {
  test.setTimeout(90_000)
  const [own, other] = [`gast.${Date.now()}@people.example`, `andere.${Date.now()}@example.com`]
  await page.goto('/jasmin/de/login')
  await askForCode(page, other)
  await logInAtGoogle(page, own)

  const tab = await context.newPage()
  const question = main(tab).getByText(
    `Sie sind als ${own} angemeldet. Der Link in der E-Mail gilt für ${other}.`
  )
  await test.step('the question stays until it is answered', async () => {
    await tab.goto('/jasmin/de/login#code=12345678')
    await expect(question).toBeVisible()
    await expect(tab).toHaveURL(/\/jasmin\/de\/login$/)
    expect(await findViolations(tab, 'main')).toEqual([])
  })
  await test.step('leaving logs out in every tab, and has a new code sent', async () => {
    await button(tab, 'Abmelden und andere Adresse verwenden').click()
    await expect(main(tab).getByLabel(/^E-Mail-Adresse/)).toHaveValue(other)
    await expect(page).toHaveURL(/\/login\?/)
    await button(tab, 'Code senden').click()
    await expect(codeField(tab)).toBeFocused()
  })
  await test.step('staying leads to the account, as the same customer', async () => {
    await logInAtGoogle(tab, own)
    await tab.goto('/jasmin/de/login#code=12345678')
    await expect(question).toBeVisible()
    await button(tab, 'Angemeldet bleiben').click()
    await expect(tab).toHaveURL(/\/jasmin\/de\/account$/)
    await tab.goto('/jasmin/de/account/data')
    await expect(main(tab).getByText(own).first()).toBeVisible()
  })
})

test('the link of a code that an account asks for confirms its customer, and both tabs go on', async ({
  page,
  context
}) => {
  const email = `bestand.${Date.now()}@example.com`
  await registerCustomer(page, 'jasmin', { firstName: 'Ida', email })
  await page.goto('/jasmin/de/account/orders')
  await button(page, 'Code per E-Mail anfordern').click()
  await expect(codeField(page)).toBeVisible()
  const { link = '' } = (await findMail(email, 'login-code')).document
  const tab = await context.newPage()
  await tab.goto(link)
  await expect(tab).toHaveURL(/\/jasmin\/de\/account\/orders$/)
  await expect(main(tab).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByText(/^Es gibt keine früheren Bestellungen/)).toBeVisible()
  await expect(codeField(page)).toBeHidden()
  await tab.reload()
  await expect(main(tab).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button(tab, 'Code per E-Mail anfordern')).toBeHidden()
})
