import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { CONSOLE } from './support/servers'

const webviewOf = (page: Page) => page.frameLocator('iframe[title="Web view"]')
const choose = (page: Page, name: string, option: string) =>
  page.getByRole('combobox', { name }).selectOption({ label: option })

async function openShop(page: Page, { path = '/', isNewPhone = true } = {}) {
  await page.getByRole('textbox', { name: /^Page From/ }).fill(path)
  await page.getByRole('checkbox').setChecked(isNewPhone)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('status')).toHaveText('The app has opened the shop.')
  const frame = webviewOf(page)
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  return frame
}

for (const shop of ['jasmin', 'puro']) {
  test(`the app opens ${shop} with its session, its consents, and without header and footer`, async ({
    page
  }) => {
    await page.goto(`${CONSOLE}/console/app`)
    await page.getByRole('combobox', { name: 'Shop' }).selectOption(`/${shop}/de`)
    await choose(page, 'Session that the app hands over', 'anna.sommer@example.com')
    await choose(page, 'Consents that the app presets', 'all rejected')
    const frame = await openShop(page, { path: '/account' })

    await expect(frame.getByRole('main')).toContainText('Anna')
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(frame.getByRole('contentinfo')).toHaveCount(0)
    await expect(frame.getByRole('dialog')).toHaveCount(0)
    const latest = page.locator('#pages tbody tr').first()
    await expect(latest).toContainText(`/${shop}/de/account`)
    await expect(latest).toContainText('x-app-auth-token')
    await expect(latest).not.toContainText(/eyJ/)
    await expect(page.locator('#pages tbody tr')).toHaveCount(1)
    expect(await findViolations(page, '.top, .introduction, .editor section')).toEqual([])

    // The headers go with the first page only; what they said holds on.
    await frame.getByRole('main').getByRole('link').first().click()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Title' }).fill('Ihr Tee ist unterwegs')
    await page.getByRole('textbox', { name: /^Page that it opens/ }).fill(`/${shop}/de/imprint`)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Ihr Tee ist unterwegs' }).click()
    await expect(latest).toContainText(`/${shop}/de/imprint`)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('link', { name: 'Ihr Tee ist unterwegs' })).toHaveCount(0)
  })
}

test('on a new phone the shop has no session, and asks for consents without the app’s preset', async ({
  page
}) => {
  await page.goto(`${CONSOLE}/console/app`)
  await choose(page, 'Session that the app hands over', 'anna.sommer@example.com')
  await choose(page, 'Consents that the app presets', 'all accepted')
  const frame = await openShop(page, { path: '/account' })
  await expect(frame.getByRole('main')).toContainText('Anna')

  await choose(page, 'Session that the app hands over', 'none: the web view’s own')
  await choose(page, 'Consents that the app presets', 'none: the shop asks')
  await choose(page, 'Header', 'shown')
  await openShop(page)
  await expect(frame.getByRole('banner')).toBeVisible()
  await expect(frame.getByRole('dialog')).toBeVisible()
  await openShop(page, { path: '/login' })
  await expect(frame.getByRole('main')).not.toContainText('Anna')
})

test('an invalid page address is refused, and typed values stay', async ({ page }) => {
  await page.goto(`${CONSOLE}/console/app`)
  const path = page.getByRole('textbox', { name: /^Page From/ })
  await path.fill('//elsewhere.example/x')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('alert')).toHaveText('The page has to begin with a slash, such as /cart.')
  await expect(path).toHaveValue('//elsewhere.example/x')
})
