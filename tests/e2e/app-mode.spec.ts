import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { findMail } from './support/sandbox'
import { ALL_VIEWS, test } from './support/view'
import { waitUntilQuiet } from './support/until-quiet'

const HIDDEN = { 'x-app-hide-header': 'true', 'x-app-hide-footer': 'true' }

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

/** A web view sends the app's headers only with its first page. */
async function openInApp(page: Page, path: string, headers: Record<string, string> = HIDDEN) {
  await page.setExtraHTTPHeaders(headers)
  const answer = await page.goto(path)
  await page.setExtraHTTPHeaders({})
  return answer
}

for (const { shop, root, toList } of ALL_VIEWS) {
  test(`the native app shows ${shop} without header and footer, page after page`, async ({ page }) => {
    const answer = await openInApp(page, root)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('data-app="app.header.footer"')
    expect(html).not.toMatch(/<footer|class="site-header/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByRole('link', { name: toList }).first().click()
    await expect(page).not.toHaveURL(new RegExp(`${root}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(header(page)).toHaveCount(0)
    await expect(footer(page)).toHaveCount(0)

    const reloaded = await page.reload()
    expect(reloaded?.headers()['cache-control']).toBe('private, no-store')
    expect(await reloaded?.text()).not.toMatch(/<footer|class="site-header/)
    await page.goto(`${root}/checkout`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(header(page)).toHaveCount(0)
    await expect(footer(page)).toHaveCount(0)
  })
}

test('the header leaves no gap: the page begins at the top', async ({ page, view }) => {
  await openInApp(page, view.root)
  await waitUntilQuiet(page)
  const top = await page.getByRole('main').evaluate(main => main.getBoundingClientRect().top + window.scrollY)
  expect(top).toBe(0)
  // The banner goes with the page, and covers nothing.
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(page.locator('.site-banner')).not.toBeInViewport()
})

test('the app may hide the header and keep the footer', async ({ page, view }) => {
  await openInApp(page, view.root, { 'x-app-hide-header': 'true', 'x-app-hide-footer': 'false' })
  await expect(footer(page)).toBeVisible()
  await expect(header(page)).toHaveCount(0)
})

test('a page that comes out of a shared cache learns of the app in the browser', async ({
  page,
  request
}) => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  const kept = await request.get('/jasmin/de')
  expect(await kept.text()).toContain('site-header')
  await openInApp(page, '/jasmin/de/imprint')
  await page.route('**/jasmin/de', route => route.fulfill({ response: kept }))
  await page.goto('/jasmin/de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
  await waitUntilQuiet(page)
  expect(problems).toEqual([])
})

test('a browser after the app gets its header: no page of the app is kept for others', async ({
  page,
  request
}) => {
  await request.get('/jasmin/de', { headers: HIDDEN })
  const answer = await page.goto('/jasmin/de')
  expect(answer?.headers().vary).toContain('x-app-hide-header')
  await expect(header(page)).toBeVisible()
})

test('the app’s tokens open its session and are in no page and no readable cookie', async ({
  page,
  context,
  request
}) => {
  await request.post('/session/login', {
    data: { siteId: 'jasmin', email: 'anna.sommer@example.com', password: 'Teegarten7!' }
  })
  const stored = new Map((await request.storageState()).cookies.map(({ name, value }) => [name, value]))
  const tokens = [stored.get('token_jasmin') ?? '', stored.get('cc-nx_jasmin') ?? ''].map(decodeURIComponent)
  expect(tokens.every(token => token.length > 20)).toBe(true)

  const answer = await openInApp(page, '/jasmin/de', {
    ...HIDDEN,
    'x-app-auth-token': tokens[0] ?? '',
    'x-app-refresh-token': tokens[1] ?? ''
  })
  const html = (await answer?.text()) ?? ''
  const readable = await page.evaluate(() => decodeURIComponent(document.cookie))
  for (const token of tokens) {
    expect(html).not.toContain(token)
    expect(readable).not.toContain(token)
  }
  expect(readable).toContain('session_jasmin=registered')
  expect((await context.cookies()).find(({ name }) => name === 'cc-nx_jasmin')).toMatchObject({
    httpOnly: true
  })
})

test('a login by a code stays in the native app, page after page', async ({ page }) => {
  const path = '/jasmin/de'
  const email = `app.${Date.now()}@example.com`
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const field = main.getByRole('textbox', { name: /^Code aus der E-Mail/ })
  const typeCode = async (next: string) => {
    await expect(field).toBeFocused()
    expect(await findViolations(page, 'main')).toEqual([])
    await field.fill((await findMail(email, 'login-code')).document.token ?? '')
    await button(next).click()
    await expect(page).toHaveURL(new RegExp(`${path}/account$`))
  }

  await openInApp(page, `${path}/registration`)
  await main.getByLabel(/^E-Mail-Adresse/).fill(email)
  await main.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await button('Code senden').click()
  await typeCode('Weiter')
  await button('Abmelden').click()
  await expect(page).toHaveURL(/\/login/)
  // A provider refuses to log in inside a web view.
  await expect(button('Weiter mit Google')).toHaveCount(0)
  await button('Code per E-Mail anfordern').click()
  await main.getByLabel(/^E-Mail-Adresse/).fill(email)
  await button('Code senden').click()
  await expect(field).toBeVisible()
  // The web view has been away while its owner read the mail.
  await page.reload()
  await typeCode('Anmelden')
  await expect(header(page)).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
})
