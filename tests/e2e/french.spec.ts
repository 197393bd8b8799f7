import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'

const readWords = (locale: string) =>
  Object.values(JSON.parse(readFileSync(`translations/${locale}.json`, 'utf8')) as Record<string, string>)

/** A page of the merchant, in German, is called like a reason to write to the shop. */
const PAGE_TITLES = ['Bestellung und Lieferung']

/**
 * The shop's messages in English or German that differ in French. Products, menus and pages are
 * the merchant's, in German; a single word that is in both ("Datenschutz") proves nothing.
 */
function listForeignWords(): Set<string> {
  const french = new Set([...readWords('fr-FR'), ...PAGE_TITLES])
  const foreign = [...readWords('en-US'), ...readWords('de-DE').filter(text => text.includes(' '))]
  return new Set(foreign.filter(text => !french.has(text) && !/[{<]/.test(text)))
}

const foreignWords = listForeignWords()

/** All texts of a page, including accessible names. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, node =>
      node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
    )
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map(text => text.trim()).filter(text => text !== '')
  })

async function expectFrench(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  const texts = await readTexts(page)
  expect(texts.filter(text => foreignWords.has(text))).toEqual([])
}

test('a shopper who reads French finds, chooses and keeps a tea in French', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    // Editors need not have written anything about the product that is opened.
    const expected = message.text().includes('status of 404')
    if (['error', 'warning'].includes(message.type()) && !expected) problems.push(message.text())
  })

  await page.goto('/jasmin/fr')
  await expectFrench(page)

  await page.goto('/jasmin/fr/shop/green-tea')
  await expectFrench(page)
  await expect(page.getByText('produits').first()).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Sencha Morgennebel', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sencha Morgennebel' })).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/jasmin\/fr\/.*-\d{18}$/)
  await expectFrench(page)
  await expect(page.getByText(/4,95.EUR/).first()).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click()
  const panel = page.getByRole('dialog', { name: /panier/i })
  await expect(panel.getByText('Sencha Morgennebel').first()).toBeVisible()
  await expectFrench(page)

  await page.goto('/jasmin/fr/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Panier (1)' })).toBeVisible()
  await expectFrench(page)
  expect(problems).toEqual([])
})
