import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const ANNA = { email: 'anna.sommer@example.com', password: 'Teegarten7!' }
const PRODUCT = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
const main = (page: Page) => page.getByRole('main')

/** Goes to the provider, and decides there. */
async function decide(page: Page, person: string, button = 'Zustimmen und weiter', provider = 'Google') {
  await main(page)
    .getByRole('button', { name: new RegExp(`(Weiter mit )?${provider}( verbinden)?$`) })
    .click()
  await expect(page).toHaveURL(/identity-providers/)
  if (person.includes('@')) {
    await page.getByRole('radio', { name: 'Eine andere Adresse' }).check()
    await page.getByRole('textbox').fill(person)
  } else await page.getByRole('radio', { name: person }).check()
  await page.getByRole('button', { name: button }).click()
}

test('a login at a provider leads back into checkout with the guest’s basket, in every tab', async ({
  page,
  context
}) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(PRODUCT)
  await shopper.goToCheckout()
  const other = await context.newPage()
  await other.goto('/jasmin/de/cart')
  await expect(other.locator('.cart-line')).toHaveCount(1)

  await test.step('a new person comes back as a customer', async () => {
    await page
      .getByRole('group', { name: 'Wie möchten Sie bestellen?' })
      .getByRole('button', { name: 'Anmelden', exact: true })
      .click()
    expect(await findViolations(page, 'main')).toEqual([])
    await decide(page, `neu-${Date.now()}@people.example`)
    await expect(page).toHaveURL(/\/jasmin\/de\/checkout/)
    await expect(page.getByText('Willkommen, Ihr Konto ist bereit.')).toBeVisible()
    await expect(page.getByLabel(/^Straße und Hausnummer/)).toBeVisible()
    await expect(main(page).getByText(PRODUCT.name).first()).toBeAttached()
  })
  await test.step('the other tab has the same basket, once', async () => {
    await other.reload()
    await expect(other.locator('.cart-line')).toHaveCount(1)
    await expect(other.locator('.cart-line').getByText('4,25 EUR').first()).toBeVisible()
  })
  await test.step('back and a second consent lead to the account', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/identity-providers/)
    await page.getByRole('radio', { name: 'Nora' }).check()
    await page.getByRole('button', { name: 'Zustimmen und weiter' }).click()
    await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
  })
})

test('a refusal, an unconfirmed address and one with an account lead to the login, which says why', async ({
  page
}) => {
  test.setTimeout(90_000)
  await page.goto('/jasmin/de/login')
  await test.step('the person refuses', async () => {
    await decide(page, 'Nora', 'Ablehnen')
    await expect(page.getByText('Sie haben die Anmeldung mit Google abgebrochen.')).toBeVisible()
  })
  await test.step('the address is not confirmed', async () => {
    await decide(page, 'Uwe', undefined, 'Apple')
    await expect(page.getByText('Ihre E-Mail-Adresse ist bei Apple nicht bestätigt.')).toBeVisible()
  })
  await test.step('the address has an account: its owner logs in and connects the provider', async () => {
    await decide(page, 'Anna')
    await expect(page.getByText('Zu Ihrer E-Mail-Adresse gibt es bei uns schon ein Konto.')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await main(page)
      .getByLabel(/^E-Mail-Adresse/)
      .fill(ANNA.email)
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(ANNA.password)
    await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL(/\/jasmin\/de\/account\/data$/)
    await decide(page, 'Anna')
    await expect(page.getByText(`Verbunden: ${ANNA.email}`)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('and disconnects it', async () => {
    await page.getByRole('button', { name: 'Google trennen' }).click()
    await expect(page.getByText('Google ist getrennt.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Google verbinden' })).toBeVisible()
  })
})
