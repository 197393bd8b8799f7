import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { GATE } from '../factories/access-gate'
import { GATED_SHOP } from './support/gated-shop'

const WRONG = 'Die Kombination aus Benutzername und Passwort ist falsch'

/** The login page of the account has the same word on its button. */
const OWN_WORDS = new Set(['Anmelden'])

const username = (page: Page) => page.getByRole('textbox', { name: /^Benutzername/ })
const password = (page: Page) => page.getByLabel(/^Passwort/)
const logIn = (page: Page) => page.getByRole('button', { name: 'Anmelden' }).click()

for (const shop of ['jasmin', 'puro']) {
  test(`nothing of ${shop} leaves a closed shop`, async ({ request }) => {
    for (const path of ['', '/shop', '/search?q=a', '/service', '/cart', '/account', '/gibt-es-nicht']) {
      const [open, closed] = [
        await request.get(`/${shop}/de${path}`),
        await request.get(`${GATED_SHOP}/${shop}/de${path}`)
      ]
      expect(closed.status(), path).toBe(401)
      expect(closed.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex'
      })
      const html = await closed.text()
      expect(html).not.toMatch(/<(script|a|img|nav|footer)\b|EUR|clientId|organizationId/)
      const words = new Set(
        [
          ...(await open.text()).matchAll(/<(?:a|h\d|img)\b[^>]*?(?:href="([^"]+)"[^>]*)?>([^<]{4,})</g)
        ].flatMap(([, href, text]) => [href, text])
      )
      expect(words.size).toBeGreaterThan(path === '/cart' || path === '/account' ? 3 : 20)
      for (const word of words)
        if (word && !OWN_WORDS.has(word) && !/^\W*$/.test(word)) expect(html).not.toContain(`>${word}<`)
    }
  })

  test(`a visitor with the right combination sees ${shop}, for seven days`, async ({ page, context }) => {
    await page.goto(`${GATED_SHOP}/${shop}/de/shop`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch nicht für alle geöffnet')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    await logIn(page)
    await expect(username(page)).toHaveAccessibleDescription('Bitte geben Sie Ihren Benutzernamen ein.')
    await expect(password(page)).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.')

    await username(page).fill(GATE.username)
    await password(page).fill('Morgentee 8')
    await logIn(page)
    for (const field of [username(page), password(page)])
      await expect(field).toHaveAccessibleDescription(WRONG)
    await expect(username(page)).toHaveValue(GATE.username)

    await password(page).fill(GATE.password)
    await password(page).press('Enter')
    await expect(page).toHaveURL(`${GATED_SHOP}/${shop}/de/shop`)
    await expect(username(page)).toBeHidden()
    // Data and pictures that the page requests are allowed by the same cookie.
    const productId = shop === 'jasmin' ? '1000000' : '2000000'
    await page.getByRole('main').locator(`a[href*="-${productId}"]`).first().click()
    await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first()).toBeVisible()
    expect(
      await page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth))
    ).toBeGreaterThan(0)

    const cookie = (await context.cookies(GATED_SHOP)).find(({ name }) => name === 'accessKey')
    expect(cookie).toMatchObject({ value: GATE.key, httpOnly: true, sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 60 * 60)
    expect(await page.evaluate(() => document.cookie)).not.toContain('accessKey')

    // As after seven days, or when the key has been changed.
    await context.clearCookies({ name: 'accessKey' })
    await page.reload()
    await expect(username(page)).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' })

  test('the form works all the same, in the words of the locale', async ({ page }) => {
    await page.goto(`${GATED_SHOP}/jasmin/en/shop`)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Please enter your username.')).toBeVisible()
    await expect(page.getByText('Please enter your password.')).toBeVisible()
    await page.getByLabel(/^Username/).fill('nobody')
    await page.getByLabel(/^Password/).fill(GATE.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Username or password combination is wrong')).toHaveCount(2)
    await page.getByLabel(/^Username/).fill(GATE.username)
    await page.getByLabel(/^Password/).fill(GATE.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`${GATED_SHOP}/jasmin/en/shop`)
    await expect(page.getByRole('navigation').first()).toBeAttached()
  })
})

test('calls around the pages are refused: sessions, the platform’s data, a forged key', async ({
  request
}) => {
  const session = await request.post(`${GATED_SHOP}/session`, { data: { siteId: 'jasmin' } })
  expect([session.status(), await session.text()]).toEqual([401, '{"error":true,"message":"Not authorized"}'])
  for (const path of [
    'api/product/shopper-products',
    'ocapi/s/jasmin/de-DE/',
    'ocapi/dw/image/v2',
    'cases',
    'einstein'
  ])
    expect((await request.get(`${GATED_SHOP}/mobify/proxy/${path}`)).status(), path).toBe(401)
  const forged = await request.get(`${GATED_SHOP}/jasmin/de`, {
    headers: { cookie: `accessKey=${'x'.repeat(43)}` }
  })
  expect(forged.status()).toBe(401)
  expect((await request.get(`${GATED_SHOP}/sitemap.xml`)).status()).not.toBe(200)
  const robots = await (await request.get(`${GATED_SHOP}/robots.txt`)).text()
  expect(robots).toMatch(/^Disallow: \/$/m)
})

test('a guessing client has to wait, and no other client', async ({ request }) => {
  const guess = async (address: string) =>
    (
      await request.post(`${GATED_SHOP}/jasmin/de`, {
        form: { username: GATE.username, password: 'guess' },
        headers: { 'x-forwarded-for': address }
      })
    ).status()
  const statuses: number[] = []
  for (let time = 0; time < 14; time += 1) statuses.push(await guess('203.0.113.40'))
  // A guess becomes free again every six seconds: on a slow machine the last one may be such.
  expect(statuses).toContain(429)
  expect(await guess('203.0.113.41')).toBe(401)
})
