import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { CONSOLE } from './support/servers'
import { holdCode } from './support/held-code'

/** The tests' own page: nobody else looks at it, and it is the seed's again afterwards. */
const PRESS = new URLSearchParams({ siteId: 'jasmin', language: 'de', pageId: 'press' })

test.afterEach(async ({ request }) => {
  await request.delete(`${CONSOLE}/control/content?${PRESS}`)
})

async function openEditor(page: Page, component?: RegExp) {
  // Code of the preview that is held back keeps the whole page from being loaded.
  await page.goto(`${CONSOLE}/console/editor`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('combobox', { name: 'Shop' }).selectOption('jasmin/de')
  await page.getByRole('combobox', { name: 'Page' }).selectOption('press')
  await page.getByRole('button', { name: 'Open' }).click()
  if (component) await page.getByRole('link', { name: component }).click()
  return page.frameLocator('.preview iframe')
}
/** With a component chosen, and how many the preview shows beside it. */
async function openHeadline(page: Page) {
  const frame = await openEditor(page, /^Headline/)
  const blocks = frame.locator('[data-edit-region="content"] > [data-edit-component]')
  await expect(blocks.first()).toBeVisible()
  // Below them, so that all of them are there.
  await expect(frame.getByRole('contentinfo')).toBeAttached()
  return { frame, blocks, count: await blocks.count() }
}
const say = (page: Page, words: string) => expect(page.getByRole('status')).toHaveText(words)
const IN_PREVIEW = 'The change is in the preview. Visitors see it when it is saved.'
const listHeadings = (page: { getByRole: Page['getByRole'] }) =>
  page.getByRole('main').getByRole('heading').allInnerTexts()

test('an editor changes a headline, moves it and saves: then visitors see it', async ({ page, request }) => {
  const frame = await openEditor(page, /^Headline/)
  const region = frame.locator('[data-edit-region="content"]')
  await expect(region).toBeVisible()
  const before = await listHeadings(frame)

  await page.getByRole('textbox', { name: /^Headline/ }).fill('Stimmen aus aller Welt')
  await page.getByRole('button', { name: 'Apply' }).click()
  await say(page, IN_PREVIEW)
  await expect(page.getByRole('button', { name: 'Apply' })).toBeFocused()
  await expect(frame.getByRole('heading', { name: 'Stimmen aus aller Welt' })).toBeVisible()
  expect(before).not.toContain('Stimmen aus aller Welt')
  expect(await findViolations(page, '#main > *:not(.editor), #panel')).toEqual([])

  const blocks = region.locator('> [data-edit-component]')
  const order = await blocks.evaluateAll(list => list.map(block => block.getAttribute('data-edit-component')))
  await page.getByRole('button', { name: 'Move down' }).click()
  await expect(blocks.nth(1)).toHaveAttribute('data-edit-component', order[0] ?? '')
  await expect(blocks.nth(0)).toHaveAttribute('data-edit-component', order[1] ?? '')

  const readShop = async () => (await request.get('/jasmin/de/press')).text()
  expect(await readShop()).not.toContain('Stimmen aus aller Welt')
  await page.getByRole('button', { name: 'Save' }).click()
  await say(page, 'The page is saved: visitors see it now.')
  // The shop keeps content for ten seconds.
  await expect.poll(readShop, { timeout: 20_000 }).toContain('Stimmen aus aller Welt')
  const shop = await page.context().newPage()
  await shop.goto('/jasmin/de/press')
  await expect(shop.getByRole('heading', { name: 'Stimmen aus aller Welt' })).toBeVisible()
  await expect(shop.locator('[data-edit-component]')).toHaveCount(0)
})

test('a removed component can be restored, and invalid input is reported and kept', async ({ page }) => {
  const { blocks, count, frame } = await openHeadline(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await say(page, 'The component was removed. Undo brings it back.')
  await expect(blocks).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Undo: removed Headline' }).click()
  await expect(blocks).toHaveCount(count)

  await page.getByRole('combobox', { name: 'Component' }).selectOption({ label: 'Promises' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(blocks).toHaveCount(count + 1)
  const items = page.getByRole('textbox', { name: 'Items' })
  await items.fill('[{ "title": "Schnell", }]')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('alert')).toHaveText('Something in the form has to be mended first.')
  await expect(items).toBeFocused()
  await expect(items).toHaveValue('[{ "title": "Schnell", }]')
  await expect(items).toHaveAccessibleDescription(/Items is not valid JSON/)
  expect(await findViolations(page, '#main > *:not(.editor), #panel')).toEqual([])
  await items.fill('[{ "title": "Schnell" }]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(frame.getByText('Schnell')).toBeVisible()
  await page.getByRole('button', { name: 'Discard all' }).click()
  await expect(blocks).toHaveCount(count)
})

test('a change that is made while the preview is still loading is shown in it', async ({ page }) => {
  // Not by loading the frame anew, as it does when nothing is heard of it.
  await page.route('**/editor.js', async route => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace('PATIENCE_MS = 5_000', 'PATIENCE_MS = 60_000')
    expect(code).toContain('60_000')
    await route.fulfill({ response: answer, body: code })
  })
  const release = await holdCode(page)
  const { blocks, count } = await openHeadline(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await say(page, 'The component was removed. Undo brings it back.')
  expect(await blocks.count()).toBe(count)
  release()
  await expect(blocks).toHaveCount(count - 1)
})

test('a preview whose code cannot be loaded shows changes too', async ({ page }) => {
  await page.route('**/main.js', route => route.abort())
  const { blocks, count } = await openHeadline(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(blocks).toHaveCount(count - 1)
})

test('without scripts every change works too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const frame = await openEditor(page, /^Headline/)
  await page.getByRole('textbox', { name: /^Headline/ }).fill('Auch so')
  await page.getByRole('button', { name: 'Apply' }).click()
  await say(page, IN_PREVIEW)
  await expect(frame.getByRole('heading', { name: 'Auch so' })).toBeVisible()
  await context.close()
})

test('the editor says why when the shop refuses to be shown in its frame', async ({ page }) => {
  await page.clock.install()
  // As a production shop without TRUSTED_FRAME_PARENTS answers.
  await page.route(/pageDesignerEditMode=true/, async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.goto(`${CONSOLE}/console/editor`, { waitUntil: 'domcontentloaded' })
  const refused = page.getByRole('alert')
  await expect(refused).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(refused).toContainText(`TRUSTED_FRAME_PARENTS=${CONSOLE}`)
  await page.unrouteAll({ behavior: 'wait' })
})
