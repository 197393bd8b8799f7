import { expect, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { storeConsents } from './support/consents'
import { CONSOLE } from './support/servers'
import { expectNothingMoved, scrollSlowly, watchShifts } from './support/layout-shift'
import { test } from './support/view'

/** Requests to the recommendations service, by the last part of their address. */
function noteAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/mobify/proxy/einstein/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const rows = (page: Page) => page.locator('main [data-recommender]')
const readRow = (page: Page, recommender: string) => page.locator(`main [data-recommender="${recommender}"]`)

/** Comes near the rows as somebody does who reads on, and stays until they are there. */
async function comeNear(page: Page): Promise<void> {
  const place = page.locator('[data-rows-place]')
  await expect(place).toBeAttached()
  await place.evaluate(element => {
    const { top } = element.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top - window.innerHeight - 200, behavior: 'instant' })
  })
}

/** The products of each row by the numbers at the end of their addresses. */
const readProducts = (page: Page) =>
  rows(page).evaluateAll(found =>
    found.map(row =>
      [
        ...new Set([...row.querySelectorAll('a')].map(link => /(\d{18})$/.exec(link.pathname)?.[1] ?? ''))
      ].filter(Boolean)
    )
  )

/** The service’s activities of this name, the latest first. */
async function readActivities(name: string): Promise<{ document: Record<string, unknown> }[]> {
  const answer = await fetch(`${CONSOLE}/control/activities?name=${name}`)
  return ((await answer.json()) as { activities: { document: Record<string, unknown> }[] }).activities
}

test.describe('with marketing allowed', () => {
  test.use({ storageState: storeConsents('Required', 'Marketing') })

  test('a product has one row of recommendations, each product once, which moves nothing', async ({
    page,
    view
  }) => {
    await watchShifts(page)
    await page.goto(view.root + view.list.path)
    const first = page.locator(`main .tile-link:not([href$="${view.product.path.slice(-18)}"])`).first()
    const path = new URL((await first.getAttribute('href')) ?? '', page.url()).pathname
    await page.goto(path)
    await expect
      .poll(() => page.evaluate(shop => localStorage.getItem(`recentlyViewed_${shop}`), view.shop))
      .toContain(path.slice(-18))
    await page.goto(view.root + view.product.path)
    await waitUntilReady(page)
    await comeNear(page)
    await expect(readRow(page, 'also-viewed')).toBeAttached()
    await scrollSlowly(page)
    await expect(
      page.getByRole('heading', { level: 2, name: view.say('recommendedRow.alsoViewed') })
    ).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    const shown = (await readProducts(page)).flat()
    expect(shown.length).toBeGreaterThan(2)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).not.toContain(view.product.path.slice(-18))
    await expectNothingMoved(page)
    expect(await findViolations(page, 'main')).toEqual([])
  })

  test('a visible row and an opened product of it are reported once', async ({ page, view, isMobile }) => {
    test.skip(isMobile, 'the same on both screens')
    const readSeen = async () =>
      (await readActivities('viewReco'))
        .map(({ document }) => document)
        .filter(({ recommenderName }) => recommenderName === 'also-viewed')
    const before = new Set((await readSeen()).map(document => document.__recoUUID))
    const seen = async () => (await readSeen()).filter(document => !before.has(document.__recoUUID))

    await page.goto(view.root + view.product.path)
    await waitUntilReady(page)
    await comeNear(page)
    const row = readRow(page, 'also-viewed')
    await row.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
    const [told] = await seen()
    expect(told).toMatchObject({
      __recoUUID: expect.stringMatching(/\S/),
      products: expect.arrayContaining([{ id: expect.stringMatching(/^\d{18}$/) }])
    })
    await row.getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(`${view.product.path.slice(-18)}$`))
    await expect
      .poll(async () => (await readActivities('clickReco'))[0]?.document)
      .toMatchObject({ recommenderName: 'also-viewed', __recoUUID: told?.__recoUUID })
    expect(await seen()).toHaveLength(1)
    const layer = await page.evaluate(() =>
      (window.dataLayer as { event?: string }[]).map(({ event }) => event)
    )
    expect(layer).toEqual(expect.arrayContaining(['page_view', 'view_item', 'view_item_list', 'select_item']))
  })

  test('the cart shows matching products', async ({ page, view }) => {
    await page.goto(view.root + view.product.path)
    await waitUntilReady(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: view.say('product.add'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText(view.say('cart.added'))
    await page.goto(`${view.root}/cart`)
    await waitUntilReady(page)
    await comeNear(page)
    await expect(page.getByRole('heading', { name: view.say('recommendedRow.cart') })).toBeVisible()
    expect((await readProducts(page)).flat()).not.toContain(view.product.path.slice(-18))
    expect(await findViolations(page, 'main')).toEqual([])
  })

  test('a service that is down leaves the rows out and the page whole', async ({ page, view, isMobile }) => {
    test.skip(isMobile, 'the same on both screens')
    await page.route('**/mobify/proxy/einstein/**', route => route.abort())
    await page.goto(view.root + view.product.path)
    await waitUntilReady(page)
    await scrollSlowly(page)
    await page.waitForLoadState('networkidle')
    await expect(rows(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: view.product.name })).toBeVisible()
  })

  test('a withdrawn consent takes rows, memory and layer away', async ({ page, view, isMobile }) => {
    test.skip(isMobile, 'the same on both screens')
    await page.goto(view.root + view.product.path)
    await waitUntilReady(page)
    await comeNear(page)
    await expect(readRow(page, 'also-viewed')).toBeAttached()
    const readKept = () =>
      page.evaluate(() => [
        Object.keys(localStorage).filter(name => name.startsWith('recentlyViewed')).length,
        ((window.dataLayer ?? []) as unknown[]).length
      ])
    expect((await readKept()).every(count => count > 0)).toBe(true)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: view.say('consent.reject') })
      .click()
    await expect(rows(page)).toHaveCount(0)
    expect(await readKept()).toEqual([0, 0])
  })
})

test('without marketing allowed there is no row, no call, no memory and no layer', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const asked = noteAsked(page)
  await page.goto(view.root + view.product.path)
  await waitUntilReady(page)
  await scrollSlowly(page)
  await page.waitForLoadState('networkidle')
  await expect(rows(page)).toHaveCount(0)
  expect(asked).toEqual([])
  const kept = await page.evaluate(() => [Object.keys(localStorage), typeof window.dataLayer])
  expect(kept).toEqual([expect.not.arrayContaining([expect.stringContaining('recentlyViewed')]), 'undefined'])
})
