import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { findMail } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const main = (page: Page) => page.getByRole('main')
const password = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })

test('a customer registers, changes data and password, decides what they get, and logs in with the new password', async ({
  page,
  isMobile
}) => {
  test.setTimeout(90_000)
  const shop = isMobile ? 'puro' : 'jasmin'
  const email = `paula-${shop}-account@example.com`
  const open = (path: string) => page.goto(`/${shop}/de${path}`)

  await test.step('registration leads to the account', async () => {
    await open('/registration')
    await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
    await page.getByLabel(/^Vorname/).fill('Paula')
    await page.getByLabel(/^Nachname/).fill('Moor')
    await page.getByLabel(/^E-Mail-Adresse/).fill(email)
    await password(page, /^Passwort \*?$|^Passwort$/).fill('Teegarten7!')
    await password(page, /^Passwort wiederholen/).fill('Teegarten7!')
    await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
    await main(page).getByRole('button', { name: 'Registrieren' }).click()
    await expect(page).toHaveURL(new RegExp(`/${shop}/de/account$`))
    await expect(main(page).getByText(/Guten Tag, Paula/)).toBeVisible()
  })
  await test.step('a phone number is kept, and taken back', async () => {
    await open('/account/data')
    await expect(page.getByLabel(/^Vorname/)).toHaveValue('Paula')
    expect(await findViolations(page, 'main')).toEqual([])
    await page.getByLabel(/^Nachname/).fill('')
    await main(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(main(page).getByRole('alert')).toBeFocused()
    await page.getByLabel(/^Nachname/).fill('Moor-Heide')
    await page.getByLabel(/^Mobiltelefon/).fill('0170 1234567')
    await main(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(main(page).getByText('Ihre Daten wurden erfolgreich geändert.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${shop}/de/account$`), { timeout: 5_000 })
    await open('/account/data')
    await expect(page.getByLabel(/^Mobiltelefon/)).toHaveValue('0170 1234567')
    await page.getByLabel(/^Mobiltelefon/).fill('')
    await main(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(page).toHaveURL(new RegExp(`/${shop}/de/account$`), { timeout: 5_000 })
    await open('/account/data')
    await expect(page.getByLabel(/^Nachname/)).toHaveValue('Moor-Heide')
    await expect(page.getByLabel(/^Mobiltelefon/)).toHaveValue('')
  })
  await test.step('addresses are added, changed, preferred and removed', async () => {
    await open('/account/addresses')
    await expect(main(page).getByText('Ihr Adressbuch ist leer.')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    const button = (name: string | RegExp) => main(page).getByRole('button', { name })
    for (const street of ['Deichstraße 7', 'Lindenweg 3']) {
      await button('Adresse hinzufügen').click()
      await button('Adresse speichern').click()
      await expect(main(page).getByRole('alert')).toBeFocused()
      expect(await findViolations(page, 'main')).toEqual([])
      await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
      await page.getByLabel(/^Vorname/).fill('Paula')
      await page.getByLabel(/^Nachname/).fill('Moor')
      await page.getByLabel(/^Straße/).fill(street)
      await page.getByLabel(/^Postleitzahl/).fill('20459')
      await page.getByLabel(/^Ort/).fill('Hamburg')
      await button('Adresse speichern').click()
      await expect(main(page).getByText('Die Adresse ist gespeichert.')).toBeVisible()
    }
    await expect(button(/Deichstraße 7, Hamburg bevorzugen/)).toHaveCount(0)
    await button(/Lindenweg 3, Hamburg bevorzugen/).click()
    await expect(button(/Deichstraße 7, Hamburg bevorzugen/)).toBeVisible()
    await button(/Deichstraße 7, Hamburg ändern/).click()
    await page.getByLabel(/^Adresszusatz/).fill('3. Stock')
    await button('Adresse speichern').click()
    await expect(main(page).getByText('3. Stock')).toBeVisible()
    await button(/Deichstraße 7, Hamburg ändern/).click()
    await page.getByLabel(/^Adresszusatz/).fill('')
    await button('Adresse speichern').click()
    await expect(main(page).getByText('Die Adresse ist geändert.')).toBeVisible()
    await page.reload()
    await expect(main(page).getByText('Deichstraße 7')).toBeVisible()
    await expect(main(page).getByText('3. Stock')).toHaveCount(0)
    await button(/Deichstraße 7, Hamburg entfernen/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(main(page).getByText('Deichstraße 7', { exact: true })).toHaveCount(0)
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('the newsletter waits for the link of a mail', async () => {
    await open('/account/data-sharing')
    const newsletter = page.getByRole('checkbox', { name: 'Newsletter' })
    const save = main(page).getByRole('button', { name: 'Speichern' })
    await expect(save).toBeDisabled()
    expect(await findViolations(page, 'main')).toEqual([])
    await newsletter.check()
    await page.getByRole('checkbox', { name: /Erinnerungen an Abos/ }).check()
    await save.click()
    await expect(main(page).getByText(/wenn Sie den Link in unserer E-Mail bestätigt haben/)).toBeVisible()
    await expect(newsletter).not.toBeChecked()
    const mail = await findMail(email, 'newsletter-confirmation')
    expect((await fetch(mail?.document.link ?? '')).status).toBe(200)
    await page.reload()
    await expect(newsletter).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Erinnerungen an Abos/ })).toBeChecked()
  })
  await test.step('a new password keeps this browser logged in, and is the one from then on', async () => {
    await open('/account/data')
    await password(page, /^Bisheriges Passwort/).fill('Falsch-77!')
    await password(page, /^Neues Passwort \*?$|^Neues Passwort$/).fill('Kanne2027?')
    await password(page, /^Neues Passwort wiederholen/).fill('Kanne2027?')
    await main(page).getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(main(page).getByText('Das ist nicht Ihr bisheriges Passwort.').first()).toBeVisible()
    await password(page, /^Bisheriges Passwort/).fill('Teegarten7!')
    await main(page).getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(main(page).getByText('Ihr Passwort wurde erfolgreich geändert.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${shop}/de/account$`), { timeout: 5_000 })
    await page.reload()
    await expect(main(page).getByText(/Guten Tag, Paula/)).toBeVisible()
    await main(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await page.getByLabel(/^E-Mail-Adresse/).fill(email)
    await password(page, /^Passwort/).fill('Kanne2027?')
    await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(main(page).getByText(/Guten Tag, Paula/)).toBeVisible()
  })
})

test('a guest who has ordered makes an account of it, and keeps seeing the order', async ({
  page,
  isMobile
}) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, isMobile ? 'jasmin' : 'puro')
  await shopper.add(
    shopper.shop === 'jasmin'
      ? { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
      : { id: '200000000000000101', name: 'Piazza Nera' }
  )
  const email = `gast-${shopper.shop}-account@example.com`
  await shopper.fillCheckout(email)
  await shopper.placeOrderButton().click()
  const orderNo = await shopper.readOrderNumber()
  await main(page).getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByLabel(/^Vorname/)).toHaveValue('Ida')
  await expect(page.getByLabel(/^E-Mail-Adresse/)).toHaveValue(email)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
  await password(page, /^Passwort(?! wiederholen)/).fill('Teegarten7!')
  await password(page, /^Passwort wiederholen/).fill('Teegarten7!')
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await main(page).getByRole('button', { name: 'Registrieren' }).click()
  await expect(main(page).getByText('Ihr Konto ist bereit')).toBeVisible()
  expect(await shopper.readOrderNumber()).toBe(orderNo)
  expect(await findViolations(page, 'main')).toEqual([])
  await main(page).getByRole('link', { name: 'Zu meinem Konto' }).click()
  await expect(main(page).getByText('Guten Tag, Ida')).toBeVisible()
})
