import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'

const PRODUCT = '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'

const findAdd = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
const findQuantity = (page: Page) => page.locator('.cart-line').getByRole('textbox')

async function addAndOpenCart(page: Page): Promise<void> {
  await page.goto(PRODUCT)
  await waitUntilReady(page)
  await findAdd(page).click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('In den Warenkorb gelegt')
  await page.goto('/jasmin/de/cart')
  await expect(findQuantity(page)).toHaveValue('1')
  await waitUntilReady(page)
}

test('a quantity that is changed just before a reload, or before the tab closes, is kept', async ({
  page,
  context
}) => {
  await addAndOpenCart(page)
  const more = page.locator('.cart-line').getByRole('button', { name: /mehr/i })
  await more.click()
  await page.reload()
  await expect(findQuantity(page)).toHaveValue('2')
  await waitUntilReady(page)
  await more.click()
  await page.close()
  const other = await context.newPage()
  await other.goto('/jasmin/de/cart')
  await expect(findQuantity(other)).toHaveValue('3')
})

test('a new guest’s add right before leaving the page is in the cart once', async ({ page }) => {
  await page.goto(PRODUCT)
  await waitUntilReady(page)
  // A session takes its time.
  await page.route('**/session', () => undefined, { times: 1 })
  const asked = page.waitForRequest('**/session')
  await findAdd(page).click()
  await asked
  await page.goto('/jasmin/de/cart')
  await expect(findQuantity(page)).toHaveValue('1')
  const isDone = () => !Object.keys(localStorage).some(name => name.startsWith('unsent'))
  await expect.poll(() => page.evaluate(isDone)).toBe(true)
  await page.reload()
  await expect(findQuantity(page)).toHaveValue('1')
})
