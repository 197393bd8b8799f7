import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { storeConsents, UNDECIDED } from './support/consents'

const STORES = '/jasmin/de/stores'
const NOTE = 'Um die Filialsuche zu nutzen, passen Sie bitte Ihre Cookie-Einstellungen an'

const searchOf = (page: Page) => page.getByRole('main').getByRole('search')
const mapOf = (page: Page) => page.getByRole('region', { name: 'Karte der Filialen' })

function noteRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/stand-ins/maps')) asked.push(pathname)
  })
  return asked
}

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test.describe('a shopper before the consent dialog', () => {
  test.use({ storageState: UNDECIDED })

  test('nothing of the map comes before the consent; with it, stores are found by keys alone', async ({
    page
  }) => {
    const asked = noteRequests(page)
    await page.goto(STORES)
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Alle ablehnen' }).click()
    await expect(page.getByText(NOTE)).toBeVisible()
    await expectNoFindings(page)
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'Cookie-Einstellungen anpassen' }).click()
    await expect(sheet.getByText('Karte und Ortssuche')).toBeAttached()
    await sheet.getByRole('button', { name: 'Alle akzeptieren' }).click()
    const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' })
    await expect(mapOf(page).locator('[data-zoom]')).toHaveAttribute('data-zoom', '5')
    await field.focus()
    await page.keyboard.type('Hamb')
    await expect(page.getByRole('option', { name: '20095 Hamburg, DE' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText('20095 Hamburg, DE')
    await page.keyboard.press('Enter')

    const heading = page.getByRole('heading', { name: /^Wir haben 2 Ergebnisse in Ihrer Nähe gefunden$/ })
    await expect(heading).toBeVisible()
    await expect(mapOf(page).locator('[data-zoom]')).toHaveAttribute('data-zoom', '13')
    const mark = mapOf(page).getByRole('button', { name: '1. jasmin & puro Hamburg' })
    await mark.press('Enter')
    await expect(page.getByRole('button', { name: '1 jasmin & puro Hamburg' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    await expectNoFindings(page)
  })
})

test.describe('with functional consent', () => {
  test.use({ storageState: storeConsents('Required', 'Funcional') })

  for (const [how, answer] of [
    ['fails', 'abort'],
    ['never answers', 'silence']
  ] as const)
    test(`a postal code finds stores when the map service ${how}`, async ({ page }) => {
      await page.route('**/stand-ins/maps.js*', route => (answer === 'abort' ? route.abort() : undefined))
      await page.goto(STORES)
      await searchOf(page).getByRole('textbox', { name: 'Postleitzahl' }).fill('80331')
      await searchOf(page).getByRole('button', { name: 'Filialen finden' }).click()
      await expect(page.getByRole('heading', { name: 'jasmin & puro München' })).toBeVisible()
      await expect(mapOf(page)).toHaveCount(0)
    })

  test('suggestions are limited to the country of the locale', async ({ page }) => {
    await page.goto('/jasmin/fr/stores')
    await page.getByRole('combobox', { name: 'Ville ou code postal' }).fill('Bo')
    await expect(page.getByRole('option')).toHaveText(['33000 Bordeaux, FR'])
  })

  test('the page starts anew without map and search when the consent is withdrawn', async ({ page }) => {
    await page.goto(STORES)
    await expect(mapOf(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
    const restart = page.waitForEvent('load')
    await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click()
    await restart
    const asked = noteRequests(page)
    await expect(page.getByText(NOTE)).toBeVisible()
    expect(asked).toEqual([])
  })
})
