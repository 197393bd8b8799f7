import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { ALL_ALLOWED, UNDECIDED } from './support/consents'
import { SHOP } from './support/servers'
import { waitUntilQuiet } from './support/until-quiet'

test.use({ storageState: UNDECIDED })

const WORDS = {
  de: {
    title: 'Ihre Cookie-Auswahl',
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    settings: 'Einstellungen',
    save: 'Auswahl speichern',
    performance: /^Leistung/,
    marketing: /^Marketing/,
    privacy: 'Datenschutz'
  },
  en: {
    title: 'Your cookie settings',
    accept: 'Accept all',
    reject: 'Reject all',
    settings: 'Settings',
    save: 'Save selection',
    performance: /^Performance/,
    marketing: /^Marketing/,
    privacy: 'Privacy policy'
  }
}
const PRODUCT = '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'

const sheetOf = (page: Page, language: keyof typeof WORDS = 'de') =>
  page.getByRole('dialog', { name: WORDS[language].title })

/** What the browser stores about consents and tracking, in the order of the categories. */
async function readChoice(context: BrowserContext): Promise<string> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  const names = ['Required', 'Funcional', 'Performance', 'Marketing'].map(name => `shop_${name}Allowed`)
  return [...names, 'dw_dnt', '__cq_dnt'].map(name => cookies.get(name) ?? '-').join(' ')
}

/** Addresses that the page requests, other than the shop's own pages and files. */
function noteTracking(page: Page, origin: string | undefined): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { origin: asks, pathname } = new URL(request.url())
    if (asks !== origin || /\/einstein\/|__Analytics/.test(pathname))
      asked.push(pathname.split('/').at(-1) ?? '')
  })
  return asked
}

for (const [shop, language] of [
  ['jasmin', 'de'],
  ['puro', 'en']
] as const) {
  test(`${shop} in ${language} asks once, and takes each answer`, async ({ page, context, isMobile }) => {
    test.skip(isMobile !== (shop === 'jasmin'), 'each shop is tried on one of the two screens')
    const words = WORDS[language]
    const sheet = sheetOf(page, language)
    const press = (name: string) => sheet.getByRole('button', { name }).click()
    await page.goto(`/${shop}/${language}`)
    await expect(sheet).toBeVisible()
    await expect(sheet).toBeFocused()
    expect(await readChoice(context)).toBe('- - - - 1 1')

    await press(words.reject)
    await expect(sheet).toBeHidden()
    expect(await readChoice(context)).toBe('true false false false 1 1')

    const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })
    await footer.click()
    await expect(sheet.getByRole('checkbox', { name: words.marketing })).not.toBeChecked()
    await press(words.accept)
    await expect(sheet).toBeHidden()
    await expect(footer).toBeFocused()
    expect(await readChoice(context)).toBe('true true true true 0 0')

    await footer.click()
    await sheet.getByRole('checkbox', { name: words.marketing }).uncheck()
    await press(words.save)
    await expect(sheet).toBeHidden()
    expect(await readChoice(context)).toBe('true true true false 1 1')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilQuiet(page)
    await expect(sheet).toBeHidden()
  })
}

test('the choice is kept for 365 days, for this site only', async ({ page, context }) => {
  const sheet = sheetOf(page)
  await page.goto('/jasmin/de')
  await sheet.getByRole('button', { name: WORDS.de.accept }).click()
  await expect(sheet).toBeHidden()
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('shop_'))
  expect(cookies).toHaveLength(4)
  for (const { expires, sameSite, secure } of cookies) {
    expect(Math.round((expires * 1000 - Date.now()) / 86_400_000)).toBe(365)
    expect({ sameSite, secure }).toEqual({ sameSite: 'Strict', secure: SHOP.startsWith('https:') })
  }
})

test('an own choice is made by keyboard alone', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const sheet = sheetOf(page)
  await page.goto('/puro/de')
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeVisible()
  const settings = sheet.getByRole('button', { name: WORDS.de.settings })
  while (!(await settings.evaluate(button => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeFocused()
  const box = sheet.getByRole('checkbox', { name: WORDS.de.performance })
  await expect(box).not.toBeChecked()
  while (!(await box.evaluate(input => input === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const save = sheet.getByRole('button', { name: WORDS.de.save })
  while (!(await save.evaluate(button => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  expect(await readChoice(context)).toBe('true false true false 1 1')
})

test('imprint and privacy can be read without an answer, and settings be opened there', async ({ page }) => {
  const sheet = sheetOf(page)
  await page.goto('/jasmin/de')
  await sheet.getByRole('link', { name: WORDS.de.privacy }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(sheet).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await expect(sheet).toBeVisible()
  await page.goto('/puro/de/imprint')
  await waitUntilQuiet(page)
  await expect(sheet).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
  await expect(sheet).toBeVisible()
})

test('a closed shop asks nothing', async ({ page, isMobile }) => {
  const language = isMobile ? 'de' : 'en'
  await page.goto(isMobile ? '/jasmin/de/maintenance' : '/puro/en/maintenance')
  await waitUntilQuiet(page)
  await expect(sheetOf(page, language)).toBeHidden()
})

test('nothing goes to third parties before the consent, and nothing after its withdrawal', async ({
  page,
  baseURL,
  isMobile
}) => {
  test.skip(isMobile, 'the same code at every width')
  const asked = noteTracking(page, baseURL)
  const sheet = sheetOf(page)
  await page.goto('/jasmin/de/shop/green-tea')
  await expect(sheet).toBeVisible()
  await page.goto(PRODUCT)
  await expect(sheet).toBeVisible()
  await waitUntilQuiet(page)
  expect(asked).toEqual([])

  await sheet.getByRole('button', { name: WORDS.de.accept }).click()
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['viewProduct', 'viewPage', '__Analytics-Start']))

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await sheet.getByRole('button', { name: WORDS.de.reject }).click()
  await waitUntilQuiet(page)
  asked.length = 0
  await page
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/jasmin\/de\/?$/)
  await waitUntilQuiet(page)
  expect(asked).toEqual([])
})

test.describe('with every consent', () => {
  test.use({ storageState: ALL_ALLOWED })

  test('views, adds and the start of checkout are tracked', async ({ page, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same code at every width')
    const asked = noteTracking(page, baseURL)
    await page.goto('/jasmin/de/shop/green-tea')
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['viewCategory', 'viewPage']))
    await page
      .getByRole('button', { name: /^In den Warenkorb, / })
      .first()
      .click()
    await expect.poll(() => asked).toContain('addToCart')
    await page.goto('/jasmin/de/search?q=tee')
    await expect.poll(() => asked).toContain('viewSearch')
    await page.goto('/jasmin/de/checkout')
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['beginCheckout', 'checkoutStep']))
  })
})

test('the sheet shifts nothing, is not the largest paint, and leaves the page readable', async ({
  page,
  viewport
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: [] as (Element | null)[] }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        seen.largest.push((entry as unknown as { element: Element | null }).element)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const path of ['/jasmin/de', '/puro/de/shop', PRODUCT, '/puro/de/cart', '/jasmin/de/conditions']) {
    await page.goto(path)
    await expect(sheetOf(page)).toBeVisible()
    await waitUntilQuiet(page)
    const seen = await page.evaluate(() => {
      const { shift, largest } = (
        window as unknown as { seen: { shift: number; largest: (Element | null)[] } }
      ).seen
      return { shift, isSheet: largest.some(element => element?.closest('[role=dialog]')) }
    })
    expect({ path, ...seen }).toEqual({ path, shift: expect.closeTo(0, 2), isSheet: false })
  }
  const box = await sheetOf(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual((viewport?.height ?? 0) * 0.6)
  await sheetOf(page).getByRole('button', { name: WORDS.de.settings }).click()
  const details = await sheetOf(page).boundingBox()
  expect(details?.height).toBeLessThanOrEqual((viewport?.height ?? 0) * 0.85)
  await page.mouse.move(viewport!.width - 40, 120)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
