import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { giftCertificates } from '../../sandbox/seed/gift-certificates'
import { buildProductId } from '../../sandbox/seed/products/base-product'
import { translatePage } from '../translation/translate-page'
import { waitUntilReady } from './support/axe'
import { storeConsents } from './support/consents'
import { registerCustomer } from './support/register'
import { Shopper } from './support/shopper'

/** Has a choice of sizes. */
const LOOSE_TEA = { id: buildProductId('jasmin', 111), name: 'Gyokuro Schattengarten' }

const CARD = giftCertificates.find(({ siteId, amount }) => siteId === 'jasmin' && amount === 500)!

/** The page is translated from now on, whatever it shows later. */
const translateFromNowOn = (page: Page) =>
  page.evaluate(`(() => {
    const translatePage = ${translatePage.toString()}
    const translate = () => translatePage(document.body)
    new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true })
    translate()
  })()`)

/** Two visitors who do the same, one of whom has the browser translate every page. */
class Pair {
  readonly errors: string[] = []
  private isTranslating = false
  private constructor(
    private readonly contexts: BrowserContext[],
    readonly plain: Page,
    readonly translated: Page
  ) {
    translated.on('pageerror', error => this.errors.push(String(error)))
    translated.on('console', line => {
      if (line.type() === 'error' && !/Failed to load resource/.test(line.text()))
        this.errors.push(line.text())
    })
  }

  static async open(browser: Browser): Promise<Pair> {
    const contexts = await Promise.all(
      [1, 2].map(() =>
        browser.newContext({
          storageState: storeConsents('Required', 'Funcional'),
          viewport: { width: 1440, height: 900 },
          locale: 'de-DE'
        })
      )
    )
    const [plain, translated] = await Promise.all(contexts.map(context => context.newPage()))
    for (const page of [plain!, translated!]) page.setDefaultTimeout(10_000)
    return new Pair(contexts, plain!, translated!)
  }

  async goto(path: string): Promise<void> {
    this.isTranslating = false
    await this.both(async page => {
      await page.goto(`/jasmin/de${path}`)
      await waitUntilReady(page)
    })
    await translateFromNowOn(this.translated)
    this.isTranslating = true
  }

  /** Both do it, and in the end both read the same. */
  async both(act: (page: Page, index: number) => Promise<unknown>): Promise<void> {
    for (const [index, page] of [this.plain, this.translated].entries()) await act(page, index)
    await expect(async () =>
      expect(await readPage(this.translated)).toEqual(await readPage(this.plain))
    ).toPass({ timeout: 10_000 })
    if (this.isTranslating) expect(await this.translated.locator('main font').count()).toBeGreaterThan(5)
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map(context => context.close()))
  }
}

/** What a page says from top to bottom, without what differs between visitors. */
const readPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, dialog[open], [role="alert"]')].flatMap(part =>
      part.innerText
        .replace(/\S+@\S+|(?<=Kundennummer )\d+/g, '…')
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean)
    )
  )

test('a page translated by the browser changes at every step like an untranslated one', async ({
  browser
}) => {
  test.setTimeout(150_000)
  const pair = await Pair.open(browser)
  const { both } = pair
  const press = (name: string | RegExp) => (page: Page) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .locator('visible=true')
      .first()
      .click()
  const choose = (size: string) => (page: Page) =>
    page
      .getByRole('region', { name: /Größe|Inhalt|Menge/ })
      .getByRole('link', { name: size })
      .click()
  const type = (label: RegExp, text: string) => async (page: Page) => {
    await page.getByRole('textbox', { name: label }).fill(text)
    await page.keyboard.press('Enter')
  }
  const each = (act: (page: Page) => Promise<unknown>) => both.call(pair, act)

  await test.step('a variant, and the panel', async () => {
    await pair.goto(`/a/b-${LOOSE_TEA.id}`)
    await each(choose('250 g'))
    await each(choose('100 g'))
    await each(press('In den Warenkorb'))
    await each(press('Schließen'))
  })

  await test.step('the cart, coupons and gift cards', async () => {
    await pair.goto('/cart')
    const quantity = (text: string) => async (page: Page) => {
      await page.locator('.cart-line').first().getByRole('textbox').fill(text)
      await page.keyboard.press('Tab')
    }
    await each(quantity('7'))
    await each(type(/code/i, 'GIBTESNICHT'))
    await each(type(/code/i, 'LINDENBLUETE5'))
    await each(press(/LINDENBLUETE5/))
    const gifts = (page: Page) =>
      page.getByRole('main').getByRole('region', { name: 'Mit Geschenkkarte zahlen' })
    await each(page => gifts(page).locator('summary').click())
    await each(async page => {
      await gifts(page)
        .getByLabel(/^Aktivierungscode/)
        .fill(CARD.code)
      await page.keyboard.press('Enter')
      await expect(gifts(page).getByRole('listitem')).toHaveCount(1)
    })
    await each(page => gifts(page).getByRole('listitem').getByRole('button').click())
    await each(quantity('2'))
    await each(press(/^Entfernen Gyokuro/))
    await each(press(/Rückgängig/))
  })

  await test.step('checkout', async () => {
    await pair.goto('/checkout')
    const shoppers = [pair.plain, pair.translated].map(page => new Shopper(page, 'jasmin'))
    await pair.both((_page, at) => shoppers[at]!.fillEmail('ida@example.com'))
    await each(press('Weiter'))
    await pair.both((_page, at) => shoppers[at]!.fillAddress())
    await pair.both((_page, at) => shoppers[at]!.chooseStandardDelivery())
    await pair.both((_page, at) => shoppers[at]!.payByInvoice())
  })

  await test.step('the store finder', async () => {
    await pair.goto('/stores')
    const look = (place: string) => async (page: Page) => {
      await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill(place)
      await page.getByRole('option').first().click()
    }
    await each(look('Hamb'))
    await each(look('Münch'))
  })

  await test.step('the account', async () => {
    for (const [at, page] of [pair.plain, pair.translated].entries())
      await registerCustomer(page, 'jasmin', { firstName: 'Ida', email: `translated-${at}@example.com` })
    await pair.goto('/account')
    await pair.goto('/account/data')
    await each(page => page.getByRole('textbox', { name: /^Vorname/ }).fill(''))
    await each(press('Speichern'))
    await each(page => page.getByRole('textbox', { name: /^Vorname/ }).fill('Ada'))
    await each(press('Speichern'))
  })

  expect(pair.errors).toEqual([])
  await pair.close()
})
