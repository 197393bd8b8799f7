import type { Server } from 'node:http'
import { expect, test, type Page } from '@playwright/test'
import { GATE } from '../factories/access-gate'
import { DESIGNER, GATED_SHOP, startParent, STRANGER } from './support/gated-shop'
import { ALL_VIEWS } from './support/view'
import { waitUntilQuiet } from './support/until-quiet'

const FLAG = 'pageDesignerEditMode=true'
const addressOf = (root: string, query = `${FLAG}&pageDesignerKey=${GATE.designerKey}`) =>
  `${GATED_SHOP}${root}?${query}`

let parents: Server[] = []
test.afterEach(async () => {
  for (const parent of parents) {
    parent.closeAllConnections()
    await new Promise(resolve => parent.close(resolve))
  }
  parents = []
})

async function openIn(origin: string, page: Page, address: string) {
  parents.push(await startParent(origin, address))
  await page.goto(origin)
  return page.frameLocator('iframe')
}

for (const { shop, root } of ALL_VIEWS) {
  test(`a page designer sees where regions and components of ${shop} begin`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const frame = await openIn(DESIGNER, page, addressOf(root))
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    const region = frame.locator('[data-edit-region="content"]')
    const stage = frame.locator('[data-edit-region="topRegion"] [data-edit-component^="stage · "]').first()
    await expect(region).toHaveCSS('outline-style', 'dashed')
    await expect(stage).toHaveCSS('outline-style', 'solid')
    const label = await stage.evaluate(element => getComputedStyle(element, '::before').content)
    expect(label).toMatch(/^"stage · .+"$/)
    // Consents are accepted without asking, and nothing pops up.
    await expect(frame.getByRole('dialog')).toHaveCount(0)
    expect(problems).toEqual([])
  })
}

test('the page is read anew when its designer says so, and for no other word', async ({ page }) => {
  const frame = await openIn(DESIGNER, page, addressOf('/jasmin/de'))
  const sheet = frame.locator('link[href$="/edit-mode.css"]')
  await expect(sheet).toHaveCount(1)
  const say = (message: unknown) =>
    page.evaluate(data => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)
  const mark = () => frame.locator('html').evaluate(html => html.setAttribute('data-old', ''))
  const isOld = frame.locator('html[data-old]')

  await mark()
  await say({ type: 'select', component: 'stage' })
  // Messages arrive in order: when this one has had its effect, the one before was ignored.
  const loaded = page.waitForEvent('framenavigated')
  await say({ type: 'reload' })
  await loaded
  await expect(isOld).toHaveCount(0)
  await expect(sheet).toHaveCount(1)

  await mark()
  await say('reload')
  await expect(isOld).toHaveCount(0)
  await expect(frame.locator('[data-edit-region="content"]')).toHaveCSS('outline-style', 'dashed')
})

test('an editor without the designer’s key logs in within the frame', async ({ page }) => {
  const frame = await openIn(DESIGNER, page, addressOf('/jasmin/de', FLAG))
  await frame.getByLabel(/^Benutzername/).fill(GATE.username)
  await frame.getByLabel(/^Passwort/).fill(GATE.password)
  await frame.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(frame.locator('[data-edit-region="content"]')).toHaveCSS('outline-style', 'dashed')
  // The frame's cookie does not open the gate in a window.
  await page.goto(`${GATED_SHOP}/jasmin/de`)
  await expect(page.getByLabel(/^Benutzername/)).toBeVisible()
})

test('untrusted parents cannot frame the shop', async ({ page }) => {
  const refused = page.waitForEvent('console', message => message.text().includes('frame-ancestors'))
  const frame = await openIn(STRANGER, page, addressOf('/jasmin/de'))
  await refused
  await expect(frame.locator('[data-edit-region]')).toHaveCount(0)
  await expect(frame.getByRole('main')).toHaveCount(0)
})

test('in a window the flag changes nothing but that no cache keeps the page', async ({ page, request }) => {
  const [plain, flagged] = [await request.get('/jasmin/de'), await request.get(`/jasmin/de?${FLAG}`)]
  expect(plain.headers()['cache-control']).toMatch(/^public/)
  expect(flagged.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(await flagged.text()).not.toMatch(/data-edit-|name="page-designer"/)
  const chunks: string[] = []
  page.on('request', asked => void chunks.push(asked.url()))
  await page.goto(`/jasmin/de?${FLAG}`)
  await waitUntilQuiet(page)
  expect(chunks.filter(url => url.includes('edit-mode.'))).toEqual([])
})
