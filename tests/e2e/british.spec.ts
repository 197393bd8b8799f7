import { expect, test } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { ordersPlacedDuring } from './support/sandbox'

const ROOT = '/jasmin/en-gb'

test('a shopper in Great Britain reads and pays pounds, and has the order sent there', async ({ page }) => {
  const main = page.getByRole('main')
  const expectPounds = async () => expect(page.locator('body')).not.toContainText(/€|\bEUR\b/)
  const goOn = () => page.getByRole('button', { name: 'Continue', exact: true }).click()

  for (const path of ['', '/service', '/shop/green-tea', '/tea-story']) {
    await page.goto(ROOT + path)
    await waitUntilReady(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expectPounds()
  }
  await page.goto(`${ROOT}/shop/green-tea`)
  await main.getByRole('link', { name: 'Sencha Morning Mist', exact: true }).first().click()
  await expect(page).toHaveURL(/\/jasmin\/en-gb\/tea\/green-tea\/sencha-morning-mist-\d{18}$/)
  await expect(main.getByText('GBP 4.29').first()).toBeVisible()
  await main.getByRole('button', { name: 'Add to basket', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toContainText('GBP 35.00')

  await page.goto(`${ROOT}/cart`)
  await main.getByRole('link', { name: 'Go to checkout' }).first().click()
  await main.getByRole('textbox', { name: 'Email address' }).fill('ida.moss@example.com')
  await goOn()
  await main.getByRole('combobox', { name: 'Title' }).selectOption({ index: 1 })
  await main.getByRole('textbox', { name: 'First name' }).fill('Ida')
  await main.getByRole('textbox', { name: 'Last name' }).fill('Moss')
  await main.getByRole('textbox', { name: 'House number and street' }).fill('12 Mill Lane')
  await main.getByRole('textbox', { name: 'Town or city' }).fill('London')
  const postcode = main.getByRole('textbox', { name: 'Postcode' })
  await postcode.fill('12345')
  await goOn()
  await expect(postcode).toHaveAttribute('aria-invalid', 'true')
  await postcode.fill('SW1A 1AA')
  expect(await findViolations(page, 'main')).toEqual([])
  await goOn()
  await main.getByRole('radio', { name: /Standard/ }).check()
  await goOn()
  await main.getByRole('radio', { name: /PayPal/ }).check()
  await goOn()
  await expectPounds()
  expect(await findViolations(page, 'main')).toEqual([])
  const [order] = await ordersPlacedDuring(async () => {
    await expect(main.getByText('To pay, including VAT and delivery: GBP 8.28')).toBeVisible()
    await main.getByRole('button', { name: 'Buy now' }).click()
    await expect(page).toHaveURL(/\/payments\/v1\/redirects\//)
    // The provider speaks the browser's language.
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await expect(main.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()
  })
  expect(order).toMatchObject({ siteId: 'jasmin', total: 8.28 })
  await expect(main.getByText(/SW1A 1AA/).first()).toBeVisible()
  await expectPounds()
})

test('its shops are near London, in miles', async ({ page }) => {
  await page.goto(`${ROOT}/stores`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Around London' })).toBeVisible()
  await expect(main.getByText(/\d\smi$/).first()).toBeVisible()
  await expect(main.getByText(/\bkm\b/)).toHaveCount(0)
})
