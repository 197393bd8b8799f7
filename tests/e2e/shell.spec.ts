import { expect, test, type Page } from '@playwright/test'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'

const PRODUCT = 'Ostfriesen Deichwind'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.afterEach(switchFaultsOff)

test('the header is 66 px high on a phone and 65 px on a desktop, and stays at the top', async ({ page }) => {
  await page.goto('/jasmin/de')
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, 900))
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: isPhone(page) ? 66 : 65 })
})

for (const shop of ['jasmin', 'puro']) {
  test(`the footer of ${shop} has contact, apps, seals, the price note and ways to pay`, async ({ page }) => {
    await page.goto(`/${shop}/de`)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Kontaktformular' })).toHaveAttribute(
      'href',
      `/${shop}/de/service#contact`
    )
    await expect(footer.getByRole('link', { name: /^00800/ })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Presse' })).toBeVisible({ visible: !isPhone(page) })
    await expect(footer.getByRole('list', { name: 'Unsere App' }).getByRole('link')).toHaveCount(2)
    await expect(footer.getByRole('list', { name: 'Folgen Sie uns' }).getByRole('link')).toHaveCount(3)
    await expect(footer.getByText('PCI-konform')).toBeVisible()
    await expect(footer.getByText('*alle Preise inkl. MwSt. zzgl. Versandkosten')).toBeVisible()
    await expect(footer.getByRole('img', { name: 'DHL Express' })).toBeVisible()
    await expect(footer.getByRole('button', { name: 'Cookies' })).toBeVisible()
  })
}

test('the checkout has its logo alone, away on the way down, back on the way up and for the keyboard', async ({
  page
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 320 })
  await page.goto('/puro/de/checkout')
  await page.waitForLoadState('networkidle')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link')
  await expect(logo).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByText('Premium-Shop')).toBeAttached()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontaktformular' })).toHaveCount(0)

  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(header).not.toBeInViewport()
  await logo.focus()
  await expect(header).toBeInViewport()
  await logo.blur()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollBy(0, -100))
  await expect(header).toBeInViewport()
})

test('another page begins at its top, the way back at the place it was left', async ({ page }) => {
  await page.goto('/jasmin/de/shop/black-tea')
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 200))
  const left = await readScroll(page)
  expect(left).toBeGreaterThan(0)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
  expect(await readScroll(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Schwarz/ })).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(left)
})

test('an address with an anchor opens there', async ({ page }) => {
  await page.goto('/puro/de/service#contact')
  await expect(page.locator('#contact')).toBeInViewport()
  expect(await readScroll(page)).toBeGreaterThan(0)
})

test('while a page is on its way a bar and then a spinner say so', async ({ page }) => {
  await page.goto('/jasmin/de/shop/black-tea')
  await page.waitForLoadState('networkidle')
  const readBar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::after').animationName)
  expect(await readBar()).toBe('none')
  await switchFaultOn({ operation: 'products', kind: 'delay', ms: 1500 })
  await page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeVisible()
  expect(await readBar()).toBe('page-progress')
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
  expect(await readBar()).toBe('none')
})

test('a page that fails after a click shows the error screen in our words, and home works again', async ({
  page
}) => {
  await page.goto('/jasmin/de/shop/black-tea')
  await page.waitForLoadState('networkidle')
  await switchFaultOn({ operation: 'products', kind: 'status', status: 500 })
  await page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).first().click()
  const screen = page.getByRole('alert')
  await expect(
    screen.getByRole('heading', { level: 1, name: 'Diese Seite funktioniert gerade nicht' })
  ).toBeVisible()
  await expect(screen).toContainText('Der Shop konnte nicht laden, was er für diese Seite braucht.')
  await expect(screen).not.toContainText('getProduct')
  await switchFaultsOff()
  await screen.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Der Morgen beginnt im Blatt' })).toBeVisible()
})

test('a copied code is told in a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/jasmin/de/demo')
  await page
    .getByRole('button', { name: /GRUENETAGE15/ })
    .first()
    .click()
  await expect(page.locator('.Toastify__toast')).toContainText('kopiert')
})

test('the cart panel gives the focus back to the button that opened it', async ({ page }) => {
  await page.goto('/puro/de/shop')
  const add = page.getByRole('button', { name: /^In den Warenkorb: / }).first()
  await add.click()
  const panel = page.getByRole('dialog', { name: /Warenkorb/ })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()
})
