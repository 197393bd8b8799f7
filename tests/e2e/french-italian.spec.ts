import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { waitUntilQuiet } from './support/until-quiet'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
const readWords = (locale: string) => Object.values(readJson(`translations/${locale}.json`))

/** What a shopper does in each language, and the words that are seen on the way. */
const LANGUAGES = {
  fr: {
    locale: 'fr-FR',
    product: 'Sencha Brume du matin',
    merchant: 'sandbox/seed/languages/french.json',
    list: { path: '/shop/green-tea', name: 'Thé vert', count: 'produits' },
    productPath: /\/jasmin\/fr\/the\/the-vert\/sencha-brume-du-matin-\d{18}$/,
    add: 'Ajouter au panier',
    panel: /panier/i,
    cart: 'Panier (1)'
  },
  it: {
    locale: 'it-IT',
    product: 'Sencha Nebbia del mattino',
    merchant: 'sandbox/seed/languages/italian.json',
    list: { path: '/shop/green-tea', name: 'Tè verde', count: 'prodotti' },
    productPath: /\/jasmin\/it\/te\/te-verde\/sencha-nebbia-del-mattino-\d{18}$/,
    add: 'Aggiungi al carrello',
    panel: /carrello/i,
    cart: 'Carrello (1)'
  }
}

/**
 * The shop's messages in English or German that differ in the language, and the merchant's in German. A single
 * word that is in both ("Newsletter") proves nothing.
 */
function listForeignTexts({ locale, merchant }: { locale: string; merchant: string }): Set<string> {
  const texts = readJson(merchant)
  const own = new Set([...readWords(locale), ...Object.values(texts)])
  const german = [...readWords('de-DE'), ...Object.keys(texts)].filter(text => text.includes(' '))
  return new Set([...readWords('en-US'), ...german].filter(text => !own.has(text) && !/[{<]/.test(text)))
}

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

for (const [alias, language] of Object.entries(LANGUAGES)) {
  const { locale, list, product, productPath, add, panel, cart } = language
  const foreignTexts = listForeignTexts(language)

  async function expectTranslated(page: Page): Promise<void> {
    await waitUntilQuiet(page)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const texts = await readTexts(page)
    expect(texts.filter(text => foreignTexts.has(text))).toEqual([])
  }

  test(`a shopper finds, chooses and keeps a tea at /jasmin/${alias} without a foreign word`, async ({
    page
  }) => {
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => {
      // Editors need not have written anything about the product that is opened.
      const expected = message.text().includes('status of 404')
      if (['error', 'warning'].includes(message.type()) && !expected) problems.push(message.text())
    })
    const main = page.getByRole('main')

    await page.goto(`/jasmin/${alias}`)
    await expectTranslated(page)
    for (const path of [
      '/service',
      '/tea-story',
      '/recipes',
      '/brewing-guide',
      '/newsletter',
      '/shop/gifts'
    ]) {
      await page.goto(`/jasmin/${alias}${path}`)
      await expectTranslated(page)
    }

    await page.goto(`/jasmin/${alias}${list.path}`)
    await expectTranslated(page)
    await expect(main.getByRole('heading', { level: 1, name: list.name })).toBeVisible()
    await expect(page.getByText(list.count).first()).toBeVisible()

    await main.getByRole('link', { name: product, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
    await expect(page).toHaveURL(productPath)
    await expectTranslated(page)
    await expect(page.getByText(/4,95.EUR/).first()).toBeVisible()

    await main.getByRole('button', { name: add, exact: true }).first().click()
    const added = page.getByRole('dialog', { name: panel })
    await expect(added.getByText(product).first()).toBeVisible()
    await expectTranslated(page)

    await page.goto(`/jasmin/${alias}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: cart })).toBeVisible()
    await expectTranslated(page)
    expect(problems).toEqual([])
  })
}
