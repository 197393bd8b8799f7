import { expect, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { storeConsents } from './support/consents'
import { test } from './support/view'

/** What is typed in each shop, and what it finds. */
const WORDS = {
  jasmin: { typed: 'senc', product: /Sencha/, misspelt: 'darjeling', meant: /^Darjeeling/ },
  puro: {
    typed: 'kolib',
    product: /Kolibri/,
    misspelt: 'expresso',
    meant: /Espresso|Piazza|Cortile|Hochland/
  }
}

/** On a phone the field is behind a button of the header. */
async function openSearch(page: Page, isMobile: boolean, openLabel: string) {
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: openLabel }).click()
  const field = page.getByRole('banner').getByRole('combobox')
  await field.click()
  return field
}

test('suggestions are found, steered by keys and followed', async ({ page, isMobile, view }) => {
  test.skip(isMobile, 'the same on both screens')
  const { typed, product } = WORDS[view.shop]
  await page.goto(view.root)
  const field = await openSearch(page, isMobile, view.say('layout.search'))
  await field.fill(typed)
  const first = page.getByRole('option').first()
  await expect(first).toHaveText(product)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(await findViolations(page, 'header')).toEqual([])
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
})

test('misspelt words and pages are found, and an empty result has links', async ({ page, view }) => {
  const { misspelt, meant } = WORDS[view.shop]
  const main = page.getByRole('main')
  await page.goto(`${view.root}/search?q=${misspelt}`)
  await expect(main.locator('.tile-name').first()).toContainText(meant)
  await expect(main.getByRole('link', { name: /darjeeling|espresso/i }).first()).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])

  const about = view.shop === 'jasmin' ? 'Datenschutz' : 'privacy'
  await page.goto(`${view.root}/search?q=${about}`)
  const pages = main.getByRole('region', { name: view.say('searchPage.pages') })
  await expect(pages.getByRole('link').first()).toHaveAttribute('href', `${view.root}/privacy`)
  await expect(main.getByRole('heading', { level: 1, name: view.say('searchPage.none') })).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])

  await page.goto(`${view.root}/search?q=xqzwvy`)
  await expect(main.getByRole('heading', { level: 1, name: view.say('searchPage.none') })).toBeVisible()
  await expect(main.getByRole('link', { name: view.say('searchPage.shop') })).toBeVisible()
  await expect(main.locator('.tile').nth(3)).toBeAttached()
  expect(await findViolations(page, 'main')).toEqual([])
})

test.describe('with functional cookies', () => {
  test.use({ storageState: storeConsents('Required', 'Funcional') })

  test('recent searches come back in the empty field, and go on request', async ({
    page,
    isMobile,
    view
  }) => {
    const { typed } = WORDS[view.shop]
    await page.goto(`${view.root}/search?q=${typed}`)
    // What is remembered is remembered by scripts.
    await waitUntilReady(page)
    await page.goto(view.root)
    const field = await openSearch(page, isMobile, view.say('layout.search'))
    const option = page.getByRole('option', { name: typed })
    await expect(option).toBeVisible()
    expect(await findViolations(page, 'header')).toEqual([])
    await option.click()
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${typed}$`))
    await page.goto(view.root)
    await openSearch(page, isMobile, view.say('layout.search'))
    await page.getByRole('button', { name: view.say('search.forget') }).click()
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  })
})
