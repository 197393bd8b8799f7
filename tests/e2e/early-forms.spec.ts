import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { holdCode } from './support/held-code'

/** Returns what lets the code come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  // Nobody sees the page before its style sheet is there, and the first script with it.
  await page.waitForFunction(() => window.eventQueue !== undefined)
  return release
}

test('values entered before hydration stay, and are sent', async ({ page }) => {
  const release = await openWithoutCode(page, '/jasmin/de/registration?with=password')
  const main = page.getByRole('main')
  await expect(page.getByLabel(/^Anrede/)).toHaveValue('')
  await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
  await page.getByLabel(/^Vorname/).fill('Ronja')
  await page.getByLabel(/^Nachname/).fill('Zug')
  await page.getByLabel(/^E-Mail-Adresse/).fill(`ronja-early-${Date.now()}@example.com`)
  await main.locator('input[type=password]').nth(0).fill('Teegarten7!')
  await main.locator('input[type=password]').nth(1).fill('Teegarten7!')
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  release()
  await waitUntilReady(page)
  await expect(page.getByLabel(/^Anrede/)).toHaveValue(/.+/)
  await expect(page.getByLabel(/^Vorname/)).toHaveValue('Ronja')
  await main.getByRole('button', { name: 'Registrieren' }).click()
  await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
  await expect(main.getByText(/Guten Tag, Ronja/)).toBeVisible()
})

test('values of a password manager from before hydration stay, with its own elements beside the fields', async ({
  page
}) => {
  const release = await openWithoutCode(page, '/jasmin/de/registration?with=password')
  const main = page.getByRole('main')
  const email = `ronja-filled-${Date.now()}@example.com`
  await main.getByLabel(/^Vorname/).evaluate(fillInAsPasswordManager, email)
  await main.getByLabel(/^Nachname/).fill('Zug')
  await main.getByRole('button', { name: 'Registrieren' }).click()
  release()
  await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
  await expect(main.getByText(/Guten Tag, Ronja/)).toBeVisible()
})

test('a form that is sent before the code is here is sent once it is, with nothing of it in the address', async ({
  page
}) => {
  const release = await openWithoutCode(page, '/jasmin/de/login')
  const main = page.getByRole('main')
  await main.getByLabel(/^E-Mail/).fill('anna.sommer@example.com')
  await main.locator('input[type=password]').fill('Teegarten7!')
  await main.locator('input[type=password]').press('Enter')
  await expect(main.locator('input[type=password]')).toHaveValue('Teegarten7!')
  expect(page.url()).not.toMatch(/Teegarten|anna/)
  release()
  await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
})

test('a product that is added before the code is here is in the cart once it is', async ({ page }) => {
  const release = await openWithoutCode(
    page,
    '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'
  )
  const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
  await add.click()
  await add.click()
  release()
  const panel = page.getByRole('dialog', { name: /Warenkorb/ })
  await expect(panel).toContainText('In den Warenkorb gelegt')
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb.*1 Artikel/ })).toBeAttached()
})

test('a form whose code cannot be loaded shows its page again, with nothing of it in the address', async ({
  page
}) => {
  await page.route('**/main.js', route => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/jasmin/de/login')
  await failed
  const main = page.getByRole('main')
  await main.getByLabel(/^E-Mail/).fill('anna.sommer@example.com')
  await main.locator('input[type=password]').fill('Teegarten7!')
  await main.locator('input[type=password]').press('Enter')
  await page.waitForURL(/\/login$/, { waitUntil: 'commit' })
  await expect(main.locator('input[type=password]')).toHaveValue('')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).not.toMatch(/Teegarten|anna/)
})

test('a phrase typed into the search before hydration is searched for after it', async ({ page }) => {
  const release = await openWithoutCode(page, '/jasmin/de')
  await page.getByRole('banner').getByRole('combobox').pressSequentially('senc')
  release()
  await expect(page.getByRole('option', { name: /Sencha/ }).first()).toBeVisible()
})

test('the search of a phone opens before the code is here', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openWithoutCode(page, '/jasmin/de')
  await page.getByRole('banner').getByRole('button', { name: 'Suche' }).click()
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
  release()
})

for (const [missing, files] of [
  ['the code', '**/main.js'],
  ['the messages', '**/messages-*.js']
] as const)
  test(`an anchor that is followed before ${missing} came is where the shop starts`, async ({ page }) => {
    const release = await holdCode(page, files)
    await noteRouter(page)
    await page.goto('/jasmin/de/demo', { waitUntil: 'commit' })
    if (missing === 'the messages') await page.waitForFunction(() => window.routerHasLooked)
    await page.getByRole('link', { name: 'Fenster öffnen', exact: true }).click()
    await expect(page).toHaveURL(/#popupContent$/)
    release()
    await expect(page.getByRole('dialog', { name: 'Ein Fenster über der Seite' })).toBeVisible()
  })

test('checkout and maintenance wait for no code of their footer', async ({ request }) => {
  for (const page of ['checkout', 'maintenance'])
    // The first page has rendered its footer itself, the second has it from the cache.
    for (const _turn of [1, 2]) {
      const html = await (await request.get(`/jasmin/de/${page}`)).text()
      expect(html).toContain('App Store')
      expect(html).toContain('main.js')
      expect(html).not.toContain('footer-parts')
    }
})

for (const file of ['main', 'vendor', 'messages-de-DE', 'pages-login'])
  test(`a page whose ${file}.js is lost on the way asks for it again, and does what was tapped meanwhile`, async ({
    page
  }) => {
    const files = new RegExp(`/${file}[^/]*\\.js$`)
    await page.route(files, route => route.abort(), { times: 1 })
    const lost = page.waitForEvent('requestfailed', request => files.test(request.url()))
    await page.goto('/jasmin/de/login')
    await lost
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Passwort zeigen' }).click()
    const password = main.locator('input[autocomplete=current-password]')
    await expect(password).toHaveAttribute('type', 'text')
    await main.getByLabel(/^E-Mail/).fill('anna.sommer@example.com')
    await password.fill('Teegarten7!')
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
  })

/** Sets values by script and puts icons, menus and frames into the form, as extensions of browsers do. */
function fillInAsPasswordManager(field: Element, email: string): void {
  const fields = [...(field.closest('form')?.elements ?? [])]
  const fill = (input: Element, value: string) => {
    Object.assign(input, { value })
    for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  for (const input of fields) {
    if (input instanceof HTMLSelectElement) fill(input, input.options[1]?.value ?? '')
    if (!(input instanceof HTMLInputElement)) continue
    if (input.type === 'password') fill(input, 'Teegarten7!')
    if (input.type === 'email') fill(input, email)
    if (input.autocomplete === 'given-name') fill(input, 'Ronja')
    if (input.type === 'checkbox') input.click()
    input.setAttribute('data-manager', 'filled')
    input.before(document.createElement('span'))
    const host = document.createElement('manager-icon')
    host.attachShadow({ mode: 'open' }).append(document.createElement('input'))
    input.after(host)
    input.parentElement?.append(document.createElement('iframe'), document.createElement('input'))
  }
  document.body.append(document.createElement('manager-menu'))
}

declare global {
  interface Window {
    routerHasLooked?: boolean
  }
}

/** The router reads the state of the visit when it reads the address that it starts at. */
const noteRouter = (page: Page) =>
  page.addInitScript(() => {
    const state = Object.getOwnPropertyDescriptor(History.prototype, 'state')
    Object.defineProperty(History.prototype, 'state', {
      get() {
        window.routerHasLooked = true
        return state?.get?.call(this) as unknown
      }
    })
  })
