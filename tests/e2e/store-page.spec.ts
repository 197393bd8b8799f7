import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { ALL_REFUSED, storeConsents } from './support/consents'
import { test } from './support/view'

const MONDAY_NOON = new Date('2026-11-23T12:00:00+01:00')

async function readBusiness(page: Page): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graphs = texts.map(text => JSON.parse(text) as { '@graph'?: Record<string, unknown>[] })
  return graphs.flatMap(data => data['@graph'] ?? []).find(each => each['@type'] === 'LocalBusiness') ?? {}
}

test('a store has a page of its own, for people without scripts and for search engines', async ({
  browser,
  view,
  baseURL
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto(`${view.root}/stores`)
  await page.getByRole('main').getByRole('link', { name: 'jasmin & puro Hamburg' }).click()
  await expect(page).toHaveURL(`${view.root}/stores/de-hamburg`)
  await expect(page).toHaveTitle(/^jasmin & puro Hamburg/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('jasmin & puro Hamburg')
  await expect(page.getByRole('term')).toHaveCount(3)
  await expect(page.getByRole('link', { name: '040 66969 107' })).toHaveAttribute('href', 'tel:04066969107')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /Kontorgang 7, 20095 Hamburg/
  )
  expect(await readBusiness(page)).toMatchObject({
    name: 'jasmin & puro Hamburg',
    url: expect.stringMatching(/\/stores\/de-hamburg$/) as unknown,
    telephone: '040 66969 107',
    address: { streetAddress: 'Kontorgang 7', addressCountry: 'DE' },
    geo: { latitude: 53.5503, longitude: 10.0006 },
    openingHours: ['Mo-Sa 10:00-20:00']
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: view.say('finder.allStores') })
    .last()
    .click()
  await expect(page).toHaveURL(`${view.root}/stores`)
  await page.close()
})

test('a store that there is not, or that is of the other shop, answers 404', async ({ page, view }) => {
  const other = view.shop === 'jasmin' ? 'de-hamburg-altona' : 'de-dresden'
  for (const id of ['nowhere', other, 'de-hamburg,de-berlin']) {
    const answer = await page.goto(`${view.root}/stores/${id}`)
    expect([id, answer?.status()]).toEqual([id, 404])
  }
})

test.describe('without functional consent', () => {
  test.use({ storageState: ALL_REFUSED, timezoneId: 'Asia/Tokyo' })

  test('the page says by the clock of the store until when it is open, and how to see the map', async ({
    page,
    view
  }) => {
    await page.clock.setFixedTime(MONDAY_NOON)
    const problems: string[] = []
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))
    await page.goto(`${view.root}/stores/de-hamburg`)
    const main = page.getByRole('main')
    const time = view.shop === 'jasmin' ? '20:00' : /20:00|8:00 pm/i
    await expect(main.locator('.store-today')).toContainText(time)
    await expect(main.locator('.store-today')).toHaveAttribute('data-open', 'true')
    await expect(main.getByText(view.say('finder.mapConsent'))).toBeVisible()
    const route = main.getByRole('link', { name: new RegExp(view.say('finder.route')) })
    await expect(route).toHaveAttribute('target', '_blank')
    expect(await findViolations(page, 'main')).toEqual([])
    expect(problems).toEqual([])
  })

  test('stores of the list say the same and lead to their pages', async ({ page, view }) => {
    await page.clock.setFixedTime(MONDAY_NOON)
    await page.goto(`${view.root}/stores`)
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'jasmin & puro Hamburg' })
    await expect(card.locator('.store-today')).toContainText(/20:00|8:00 pm/i)
    await expect(card.getByRole('link', { name: new RegExp(view.say('finder.route')) })).toBeVisible()
    await card.getByRole('link', { name: 'jasmin & puro Hamburg', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('jasmin & puro Hamburg')
    await expect(page.locator('.store-today')).toContainText(/20:00|8:00 pm/i)
  })
})

test.describe('with functional consent', () => {
  test.use({ storageState: storeConsents('Required', 'Funcional') })

  test('the map shows the store close by, and the list leads to it besides its mark', async ({
    page,
    view
  }) => {
    await page.goto(`${view.root}/stores`)
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'jasmin & puro Hamburg' })
    await expect(card.getByRole('button', { name: /jasmin & puro Hamburg$/ })).toBeVisible()
    await card.getByRole('link', { name: new RegExp(`^${view.say('finder.details')}`) }).click()
    const map = page.getByRole('region', {
      name: view.say('finder.mapOf').replace('{name}', 'jasmin & puro Hamburg')
    })
    await expect(map.locator('[data-zoom]')).toHaveAttribute('data-zoom', '13')
    expect(await findViolations(page, 'main')).toEqual([])
  })
})
