import { expect, type Page } from '@playwright/test'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'
import { ALL_VIEWS, test } from './support/view'
import { findViolations } from './support/axe'
import { waitUntilQuiet } from './support/until-quiet'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.afterEach(switchFaultsOff)

test('the header is 66 px high on a phone and 65 px on a desktop, and stays at the top', async ({
  page,
  view
}) => {
  await page.goto(view.root)
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, 900))
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: isPhone(page) ? 66 : 65 })
})

for (const { shop, root, say } of ALL_VIEWS) {
  test(`the footer of ${shop} has contact, apps, seals, the price note and ways to pay`, async ({ page }) => {
    await page.goto(root)
    const footer = page.getByRole('contentinfo')
    // On a phone its groups are folded.
    for (const group of await footer.locator('summary:visible').all()) await group.click()
    await expect(footer.getByRole('link', { name: say('footer.contact') })).toHaveAttribute(
      'href',
      `${root}/service#contact`
    )
    await expect(footer.getByRole('link', { name: /^00800/ })).toBeVisible()
    await expect(footer.getByRole('link', { name: say('footer.press') })).toBeVisible({
      visible: !isPhone(page)
    })
    await expect(footer.getByRole('list', { name: say('footer.apps') }).getByRole('link')).toHaveCount(2)
    await expect(footer.getByRole('list', { name: say('footer.social') }).getByRole('link')).toHaveCount(3)
    await expect(footer.getByText(say('footer.sealPci'))).toBeVisible()
    await expect(footer.getByText(say('footer.priceNote'))).toBeVisible()
    await expect(footer.getByRole('img', { name: 'DHL Express' })).toBeVisible()
    await expect(footer.getByRole('button', { name: say('footer.cookies') })).toBeVisible()
  })
}

test('the checkout has its logo alone, away on the way down, back on the way up and for the keyboard', async ({
  page,
  view
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 320 })
  await page.goto(`${view.root}/checkout`)
  await waitUntilQuiet(page)
  const header = page.getByRole('banner')
  const logo = header.getByRole('link')
  await expect(logo).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByText(view.say('footer.sealPremium'))).toBeAttached()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: view.say('footer.contact') })
  ).toHaveCount(0)

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

test('another page begins at its top, the way back at the place it was left', async ({ page, view }) => {
  const { list, product } = view
  await page.goto(view.root + list.path)
  await waitUntilQuiet(page)
  const link = page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 200))
  const left = await readScroll(page)
  expect(left).toBeGreaterThan(0)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  expect(await readScroll(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(left)
})

test('an address with an anchor opens there', async ({ page, view }) => {
  await page.goto(`${view.root}/service#contact`)
  await expect(page.locator('#contact')).toBeInViewport()
  expect(await readScroll(page)).toBeGreaterThan(0)
})

test('while a page is on its way a bar and then a spinner say so', async ({ page, view, isMobile }) => {
  test.skip(isMobile, 'the same on both screens')
  const { list, product } = view
  await page.goto(view.root + list.path)
  await waitUntilQuiet(page)
  const readBar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::after').animationName)
  expect(await readBar()).toBe('none')
  await switchFaultOn({ operation: 'products', kind: 'delay', ms: 4_000 })
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: view.say('page.loading') })).toBeVisible()
  await expect.poll(readBar).toBe('page-progress')
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  expect(await readBar()).toBe('none')
})

test('a page that fails after a click shows the error screen in our words, and home works again', async ({
  page,
  view
}) => {
  const { list, product, say } = view
  await page.goto(view.root + list.path)
  await waitUntilQuiet(page)
  await switchFaultOn({ operation: 'products', kind: 'status', status: 500 })
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  const screen = page.getByRole('alert')
  await expect(screen.getByRole('heading', { level: 1, name: say('error.title') })).toBeVisible()
  await expect(screen).toContainText(say('error.unavailable'))
  await expect(screen).not.toContainText('getProduct')
  await switchFaultsOff()
  await screen.getByRole('link', { name: say('error.home') }).click()
  await expect(page.getByRole('heading', { level: 1, name: view.home })).toBeVisible()
})

test('a page whose code does not come after a click is loaded anew, and can be read', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const { list, product } = view
  await page.route(/pages-product-detail[^/]*\.js/, route => route.abort())
  await page.goto(view.root + list.path)
  await waitUntilQuiet(page)
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('ChunkLoadError')).toHaveCount(0)
})

test('the language can be chosen from the header, by keyboard too', async ({ page, view, isMobile }) => {
  test.skip(isMobile, 'On a phone the languages are at the end of the menu.')
  await page.goto(view.root + view.list.path)
  const button = page.getByRole('banner').getByRole('button', { name: view.say('layout.language') })
  await button.focus()
  await page.keyboard.press('Enter')
  const languages = page.getByRole('banner').getByRole('navigation', { name: view.say('layout.language') })
  await expect(languages.getByRole('link', { name: 'English (Germany)' })).toBeVisible()
  expect(await findViolations(page, '.site-header')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(languages).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await languages.getByRole('link', { name: 'English (Germany)' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-DE')
})

test('the anchor #newsletter opens the sign-up on a page without one', async ({ page, view }) => {
  await page.goto(`${view.root}${view.list.path}#newsletter`)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: view.say('newsletter.submit') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('a copied code is confirmed in a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/jasmin/de/demo')
  await page
    .getByRole('button', { name: /GRUENETAGE15/ })
    .first()
    .click()
  await expect(page.locator('.Toastify__toast')).toContainText('kopiert')
})

test('the cart panel gives the focus back to the button that opened it', async ({ page, view }) => {
  await page.goto(`${view.root}/shop`)
  const add = page.getByRole('button', { name: new RegExp(`^${view.say('tile.add')}, `) }).first()
  await add.click()
  const panel = page.getByRole('dialog', { name: new RegExp(view.say('cart.heading')) })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()
})
