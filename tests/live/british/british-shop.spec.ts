import { expect, test } from '@playwright/test'
import { ordersPlacedDuring } from '../../e2e/support/sandbox'
import { BRITISH_ALIAS } from './british-site'

const open = (path: string) => `/${BRITISH_ALIAS}${path}?locale=en-GB`

test('a shop with another alias and its locale in the query sells for pounds, a whole purchase', async ({
  page
}) => {
  const main = page.getByRole('main')
  const goOn = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  const expectHere = async () => {
    await expect(page).toHaveURL(
      new RegExp(`^https://www\\.shop\\.test:\\d+/${BRITISH_ALIAS}/.*[?&]locale=en-GB`)
    )
    await expect(page.locator('body')).not.toContainText(/€|\bEUR\b/)
  }

  await page.goto(open('/shop/green-tea'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await main.getByRole('link', { name: 'Sencha Morning Mist', exact: true }).first().click()
  await expect(main.getByText('GBP 4.29').first()).toBeVisible()
  await expectHere()
  await main.getByRole('button', { name: 'Add to basket', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toContainText('GBP 35.00')

  await page.goto(open('/cart'))
  await main.getByRole('link', { name: 'Go to checkout' }).first().click()
  await main.getByRole('textbox', { name: 'Email address' }).fill('ida.moss@example.com')
  await goOn()
  await main.getByRole('combobox', { name: 'Title' }).selectOption({ index: 1 })
  await main.getByRole('textbox', { name: 'First name' }).fill('Ida')
  await main.getByRole('textbox', { name: 'Last name' }).fill('Moss')
  await main.getByRole('textbox', { name: 'House number and street' }).fill('12 Mill Lane')
  await main.getByRole('textbox', { name: 'Town or city' }).fill('London')
  await main.getByRole('textbox', { name: 'Postcode' }).fill('SW1A 1AA')
  await goOn()
  await main.getByRole('radio', { name: /Standard/ }).check()
  await goOn()
  await main.getByRole('radio', { name: /PayPal/ }).check()
  await goOn()
  await expectHere()
  const [order] = await ordersPlacedDuring(async () => {
    await expect(main.getByText('To pay, including VAT and delivery: GBP 8.28')).toBeVisible()
    await main.getByRole('button', { name: 'Buy now' }).click()
    await expect(page).toHaveURL(/^https:\/\/pay\.provider\.test:\d+\/payments\/v1\/redirects\//)
    // The provider speaks the browser's language.
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await expect(main.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()
  })
  expect(order).toMatchObject({ siteId: 'jasmin', total: 8.28 })
  await expect(main.getByText(/SW1A 1AA/).first()).toBeVisible()
  await expectHere()
})

test('the same shop speaks German where the query says so', async ({ page }) => {
  await page.goto(`/${BRITISH_ALIAS}/shop/green-tea?locale=de-DE`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await page.getByRole('main').getByRole('link', { name: 'Sencha Morgennebel', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/[?&]locale=de-DE/)
})
