import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { Shopper } from './support/shopper'
import { test } from './support/view'

/** Accounts of the sandbox, see /control/info. */
const OLE = { email: 'ole.neumann@example.com', password: 'Kaffee2026!' }

const PRODUCT = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
const main = (page: Page) => page.getByRole('main')
/** By keyboard: the card's frame is drawn by another process, see payments.spec.ts. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter')
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Wie möchten Sie bestellen?' }).getByRole('button', { name }).click()

async function comeToCheckout(page: Page) {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(PRODUCT)
  await shopper.goToCheckout()
  return shopper
}

async function typeLogin(page: Page, { email, password }: typeof OLE) {
  await page.getByLabel(/^E-Mail-Adresse/).fill(email)
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).last().click()
}

test('a customer logs in at checkout: the guest’s cart comes along, and a saved address is there to choose', async ({
  page
}) => {
  test.setTimeout(90_000)
  const shopper = await comeToCheckout(page)
  const account = OLE

  await test.step('the address of a guest is typed first', async () => {
    await shopper.fillEmail('gast@example.com')
    await shopper.fillAddress()
    await page.getByRole('button', { name: /Bearbeiten E-Mail/ }).click()
  })
  await test.step('a wrong password shows a message, and typed values stay', async () => {
    await choose(page, 'Anmelden')
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).last().click()
    await expect(main(page).getByRole('alert')).toBeFocused()
    expect(await findViolations(page, 'main')).toEqual([])
    await typeLogin(page, { ...account, password: 'Falsch-99!' })
    await expect(main(page).getByText('E-Mail-Adresse oder Passwort stimmt nicht')).toBeVisible()
    await expect(page.getByLabel(/^E-Mail-Adresse/)).toHaveValue(account.email)
  })
  await test.step('the login leads on to the address, with the cart', async () => {
    await typeLogin(page, account)
    await expect(page.getByLabel(/^Straße und Hausnummer/)).toHaveValue('Lindenallee 12')
    await expect(main(page).getByText(account.email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Bearbeiten E-Mail/ })).toHaveCount(0)
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('a card that pays is kept on request, and so is the address', async () => {
    await shopper.fillAddress()
    await shopper.chooseStandardDelivery()
    await page.getByRole('radio', { name: /Kreditkarte/ }).check()
    const frame = page.frameLocator('iframe[title="Kartendaten"]')
    await frame.getByLabel(/Kartennummer/).fill('4111 1111 1111 1111')
    await frame.getByLabel(/Name auf der Karte/).fill('Ida Berg')
    await frame.getByLabel(/Gültig bis/).fill('12/39')
    await frame.getByLabel(/Prüfziffer/).fill('123')
    await page.getByRole('checkbox', { name: /nächste/ }).press(' ')
    await goOn(page)
    await expect(main(page).getByText('Visa mit der Endung 1111')).toBeVisible()
    // The cart of the guest has come along.
    await expect(main(page).getByRole('link', { name: PRODUCT.name }).last()).toBeVisible()
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
    await expect(main(page).getByText('Visa mit der Endung 1111')).toBeVisible()
  })
  await test.step('the next order is paid by it without a form', async () => {
    await shopper.add(PRODUCT)
    await shopper.goToCheckout()
    await expect(page.getByLabel('Gespeicherte Adresse')).toContainText('Lindenallee 12')
    expect(await findViolations(page, 'main')).toEqual([])
    await goOn(page)
    await shopper.chooseStandardDelivery()
    await expect(page.getByRole('radio', { name: /Visa mit der Endung 1111/ }).first()).toBeChecked()
    expect(await findViolations(page, 'main')).toEqual([])
    await goOn(page)
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  await test.step('the account shows the card, and removes it after a question', async () => {
    await shopper.open('/account/payments')
    const name = 'Visa mit der Endung 1111'
    await expect(main(page).getByText('Gültig bis 12/2039').first()).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    const saved = main(page).getByRole('listitem').filter({ hasText: name })
    const count = await saved.count()
    await saved
      .first()
      .getByRole('button', { name: `${name} entfernen` })
      .click()
    const question = page.getByRole('dialog', { name: `${name} entfernen?` })
    await expect(question).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    await question.getByRole('button', { name: 'Entfernen' }).click()
    await expect(main(page).getByText(`${name} wurde entfernt.`)).toBeVisible()
    await expect(saved).toHaveCount(count - 1)
  })
})

test('a guest registers at checkout, and the order’s address is saved for the next one', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = await comeToCheckout(page)
  const email = `neu.${Date.now()}@example.com`
  await choose(page, 'Registrieren')
  const register = page.getByRole('main').getByRole('button', { name: 'Registrieren', exact: true }).last()
  await expect(page.getByLabel(/^Geburtsdatum/)).toHaveCount(0)
  await register.click()
  await expect(main(page).getByRole('alert').first()).toBeFocused()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
  await page.getByLabel(/^Vorname/).fill('Nele')
  await page.getByLabel(/^Nachname/).fill('Neuland')
  await page.getByLabel(/^E-Mail-Adresse/).fill(OLE.email)
  await page.getByRole('textbox', { name: /^Passwort(?! wiederholen)/ }).fill('Teeblatt7!')
  await page.getByRole('textbox', { name: /^Passwort wiederholen/ }).fill('Teeblatt7!')
  await page.getByLabel(/Datenschutzerklärung/).check()
  await register.click()
  await expect(main(page).getByText('Diese E-Mail-Adresse wird schon verwendet.').first()).toBeVisible()
  await page.getByLabel(/^E-Mail-Adresse/).fill(email)
  await register.click()
  await expect(page.getByLabel(/^Nachname/)).toHaveValue('Neuland')
  await expect(page.getByLabel(/^Straße und Hausnummer/)).toBeVisible()
  await shopper.fillAddress()
  await shopper.chooseStandardDelivery()
  await shopper.payByInvoice()
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()

  await shopper.add(PRODUCT)
  await shopper.goToCheckout()
  await expect(page.getByLabel('Gespeicherte Adresse')).toContainText('Lindenallee 12')
  await expect(page.getByLabel(/^Straße und Hausnummer/)).toHaveValue('Lindenallee 12')
})
