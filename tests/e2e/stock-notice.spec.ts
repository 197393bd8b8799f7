import { expect } from '@playwright/test'
import { countMails, fillStock, findMail } from './support/sandbox'
import { test } from './support/view'

// Sold out in the seed; no other test on this sandbox needs it so.
const SOLD_OUT = { id: '200000000000001105', shop: 'puro', root: '/puro/de' }

test('a visitor asks for a mail when a product is back, confirms, and gets it when the stock is filled', async ({
  page,
  view
}) => {
  const main = page.getByRole('main')
  const email = 'nora@example.com'
  await page.goto(`${SOLD_OUT.root}/a/b-${SOLD_OUT.id}`)
  await expect(main.getByRole('spinbutton')).toHaveCount(0)
  await main.getByRole('button', { name: view.say('productPage.notify') }).click()
  await main.getByRole('textbox', { name: view.say('stockNotice.email') }).fill(email)
  await main.getByRole('button', { name: view.say('stockNotice.send') }).click()
  await expect(main.getByText(view.say('stockNotice.asked'))).toBeVisible()

  const confirmation = await findMail(email, 'stock-notice-confirmation')
  await page.goto(String(confirmation.document.link))
  await expect(page).toHaveURL(new RegExp(`${SOLD_OUT.root}/stock-notice/confirmed$`))
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()

  expect(await countMails(email, 'back-in-stock')).toBe(0)
  await fillStock(SOLD_OUT.shop, SOLD_OUT.id, 5)
  const mail = await findMail(email, 'back-in-stock')
  await page.goto(String(mail.document.link))
  await expect(main.getByRole('button', { name: view.say('productPage.notify') })).toHaveCount(0)
  await expect(main.locator('[data-own-action] button').last()).toBeEnabled()
})
