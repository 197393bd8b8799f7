import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { registerCustomer } from './support/register'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const words = {
  fromCart: 'Als Abo bestellen',
  next: 'Weiter',
  quantity: /^Menge von/,
  missing: /Es fehlt|Eine fehlt noch|Es fehlen noch/,
  every: (weeks: number) => `Alle ${weeks} Wochen`,
  addAddress: 'Adresse hinzufügen',
  saveAddress: 'Adresse speichern',
  invoice: /^Rechnung/,
  birthday: /^Geburtsdatum/,
  create: 'Zahlungspflichtig abonnieren',
  created: 'Ihr Abo ist angelegt.',
  active: 'Aktiv',
  suspended: 'Pausiert',
  skipNext: 'Nächste Lieferung auslassen',
  skipped: 'Ausgelassen',
  suspend: 'Pausieren',
  activate: 'Fortsetzen',
  changeProducts: /^Ändern Inhalt/,
  changeDays: /^Ändern Nächste/,
  save: 'Speichern',
  changed: 'Die Änderung ist gespeichert.',
  end: 'Beenden',
  ended: 'Das Abo ist beendet.'
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

test('a customer makes a standing order of the cart, skips, suspends, changes and ends it', async ({
  page
}) => {
  test.setTimeout(120_000)
  const shop = 'puro'
  const language = 'de'
  await registerCustomer(page, shop, { firstName: 'Rosa', email: `rosa-${shop}-standing@example.com` })
  await new Shopper(page, shop).add({ id: '200000000000000101', name: 'Piazza Nera' })

  await test.step('it begins with the cart, and says how much is missing', async () => {
    await page.goto(`/${shop}/${language}/cart`)
    await main(page).getByRole('link', { name: words.fromCart }).click()
    await expect(main(page).getByText(words.missing)).toBeVisible()
    await button(page, words.next).click()
    await expect(main(page).getByRole('alert')).toContainText(words.missing)
    expect(await findViolations(page, 'main')).toEqual([])
    const quantity = main(page).getByRole('group', { name: words.quantity }).getByRole('textbox')
    await quantity.fill('7')
    await quantity.press('Tab')
    await expect(main(page).getByText(words.missing)).toBeHidden()
    await button(page, words.next).click()
  })
  await test.step('a day in the past is refused, and the interval stays', async () => {
    await main(page)
      .getByRole('radio', { name: words.every(6) })
      .check()
    const day = main(page).locator('input[type=date]')
    const offered = await day.inputValue()
    await day.fill('2020-01-01')
    await button(page, words.next).click()
    await expect(main(page).getByRole('alert').first()).toBeFocused()
    await expect(main(page).getByRole('radio', { name: words.every(6) })).toBeChecked()
    expect(await findViolations(page, 'main')).toEqual([])
    await day.fill(offered)
    await button(page, words.next).click()
  })
  await test.step('an address is added on the way', async () => {
    await button(page, words.addAddress).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^(Anrede|Title)/).selectOption({ index: 1 })
    await dialog.getByLabel(/^(Vorname|First name)/).fill('Rosa')
    await dialog.getByLabel(/^(Nachname|Last name)/).fill('Falk')
    await dialog.getByLabel(/^(Straße und Hausnummer|Street and number)/).fill('Lindenallee 12')
    await dialog.getByLabel(/^(Postleitzahl|Postal code)/).fill('20095')
    await dialog.getByLabel(/^(Ort|City|Town)/).fill('Hamburg')
    expect(await findViolations(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: words.saveAddress }).click()
    await expect(dialog).toBeHidden()
    await expect(main(page).getByRole('radio', { name: /Rosa Falk/ })).toBeChecked()
    await button(page, words.next).click()
  })
  await test.step('every delivery is paid by invoice', async () => {
    await main(page).getByRole('radio', { name: words.invoice }).check()
    await page.getByLabel(words.birthday).fill('14.03.1986')
    expect(await findViolations(page, 'main')).toEqual([])
    await button(page, words.next).click()
  })
  await test.step('it is set up', async () => {
    await expect(button(page, words.create)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await button(page, words.create).click()
    await expect(main(page).getByText(words.created)).toBeVisible()
    await expect(main(page).getByRole('heading', { name: words.every(6) })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('deliveries are skipped, all of them suspended, and activated again', async () => {
    const rows = main(page).getByRole('row')
    await button(page, words.skipNext).click()
    await expect(rows.nth(1)).toContainText(words.skipped)
    await button(page, words.skipNext).click()
    await expect(rows.nth(2)).toContainText(words.skipped)
    await button(page, words.suspend).click()
    await expect(main(page).getByText(words.suspended, { exact: true }).first()).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await button(page, words.activate).click()
    await expect(main(page).getByText(words.active, { exact: true })).toBeVisible()
  })
  await test.step('products and days are changed, and stay so', async () => {
    await button(page, words.changeProducts).click()
    const quantity = main(page).getByRole('group', { name: words.quantity }).getByRole('textbox')
    await quantity.fill('9')
    await quantity.press('Tab')
    await button(page, words.save).click()
    await expect(main(page).getByText(words.changed)).toBeVisible()
    await button(page, words.changeDays).click()
    await main(page)
      .getByRole('radio', { name: words.every(12) })
      .check()
    await button(page, words.save).click()
    await expect(main(page).getByRole('heading', { name: words.every(12) })).toBeVisible()
    await page.goto(`/${shop}/${language}/account/standing-orders`)
    await expect(main(page).getByRole('heading', { name: words.every(12) })).toBeVisible()
    await expect(main(page).getByText('9 ×')).toBeVisible()
  })
  await test.step('it ends', async () => {
    await button(page, words.end).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    await dialog.getByRole('button').last().click()
    await expect(main(page).getByText(words.ended)).toBeVisible()
    await expect(main(page).getByRole('row')).toHaveCount(0)
  })
})
