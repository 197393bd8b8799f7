import { expect, test } from '@playwright/test'
import { CONSOLE } from './support/servers'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'
import { ALL_VIEWS } from './support/view'
import { waitUntilQuiet } from './support/until-quiet'

const PRODUCT = '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'

test.afterEach(switchFaultsOff)

for (const { shop, root, product, home, say } of ALL_VIEWS)
  test(`a product of ${shop} that cannot be read shows the error screen with a way home, never the words of the platform`, async ({
    page
  }) => {
    await switchFaultOn({ operation: 'products', kind: 'status', status: 500 })
    const answer = await page.goto(root + product.path)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1, name: say('error.title') })).toBeVisible()
    await switchFaultsOff()
    await page.getByRole('link', { name: say('error.home') }).click()
    await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  })

test('a list without its content is still a list', async ({ page }) => {
  await switchFaultOn({ operation: 'content', kind: 'drop-before' })
  const answer = await page.goto('/jasmin/de/shop/green-tea')
  expect(answer?.status()).toBe(200)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sencha Morgennebel', exact: true }).first()
  ).toBeVisible()
})

test('a product page without its neighbours keeps the buy box', async ({ page }) => {
  // Not a 503, which asks to wait: search would be left alone during the next tests.
  await switchFaultOn({ operation: 'search', kind: 'drop-before' })
  const answer = await page.goto(PRODUCT)
  expect(answer?.status()).toBe(200)
  await expect(
    page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
  ).toBeVisible()
})

test('a platform that never answers costs a visitor no more than ten seconds', async ({ request }) => {
  await switchFaultOn({ operation: 'search', kind: 'delay', ms: 20_000 })
  const begun = Date.now()
  const answer = await request.get('/jasmin/de/search?q=assam', { timeout: 15_000 })
  expect(answer.status()).toBe(503)
  expect(Date.now() - begun).toBeLessThan(10_000)
})

test('a basket that cannot be read says so, leads to the products and comes back', async ({ page }) => {
  await page.goto('/jasmin/de/shop')
  await page
    .getByRole('button', { name: /^In den Warenkorb, / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('In den Warenkorb gelegt')
  await switchFaultOn({ operation: 'slas', kind: 'status', status: 503 })
  await switchFaultOn({ operation: 'customers', kind: 'status', status: 503 })
  await page.goto('/jasmin/de/cart')
  await expect(page.getByText('Der Warenkorb konnte nicht geladen werden')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Sortiment' })).toBeVisible()
  await switchFaultsOff()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb (1)' })).toBeVisible()
})

test('anonymous visitors cost no token call', async ({ browser, request }) => {
  const countTokenCalls = async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await request.delete(`${CONSOLE}/control/stats`)
    for (const path of ['/jasmin/de', '/jasmin/de/shop', PRODUCT, '/jasmin/de/cart']) {
      await page.goto(path)
      await waitUntilQuiet(page)
    }
    await context.close()
    const counts = (await (await request.get(`${CONSOLE}/control/stats`)).json()) as Record<string, number>
    return Object.entries(counts).reduce(
      (sum, [name, count]) => sum + (name.startsWith('slas') ? count : 0),
      0
    )
  }
  let calls = await countTokenCalls()
  // The server renews its own token every 24 minutes, for any visitor: by two calls, and never twice in a row.
  if (calls === 1 || calls === 2) calls = await countTokenCalls()
  expect(calls).toBe(0)
})
