import { expect, type Page } from '@playwright/test'
import { buildProductId } from '../../sandbox/seed/products/base-product'
import { findViolations, waitUntilReady } from './support/axe'
import { followBasket } from './support/own-basket'
import { countMails, findMail, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const DAY = 86_400_000
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * DAY)
const inWords = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** The form of a gift card for somebody, on its page or in a dialog. */
class GiftForm {
  constructor(private readonly root: ReturnType<Page['getByRole']>) {}
  field = (name: RegExp) => this.root.getByLabel(name)
  name = () => this.field(/^Name der beschenkten Person/)
  email = () => this.field(/^E-Mail der beschenkten Person/)
  sender = () => this.field(/^Ihr Name/)
  message = () => this.field(/^Ihre Nachricht/)
  day = () => this.field(/^Verschicken am/)
  press = (name: string) => this.root.getByRole('button', { name, exact: true }).click()

  async fill(email: string, day: string) {
    await this.name().fill('Mia Böhm')
    await this.email().fill(email)
    await this.sender().fill('Opa Karl')
    await this.message().fill('Alles Liebe\nzum <b>Geburtstag</b>!')
    await this.day().fill(day)
  }
}

/** The checkout's last step; on a phone its overview is folded. */
const review = (page: Page) => page.getByRole('region', { name: 'Prüfen und bestellen' })

async function openGiftCard(page: Page, shop: 'jasmin' | 'puro') {
  const shopper = new Shopper(page, shop)
  await shopper.open(`/a/b-${buildProductId(shop, 5001)}?motivGiftcard=birthday&amount=50&delivery=email`)
  await waitUntilReady(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /Für jemand anderen/ }).check()
  return { shopper, main, form: new GiftForm(main) }
}

test.afterEach(switchFaultsOff)

for (const shop of ['jasmin', 'puro'] as const) {
  test(`a gift card of ${shop} is previewed, changed in the cart and waits for its day`, async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile !== (shop === 'jasmin'), 'each shop is tried on one of the two screens')
    test.setTimeout(120_000)
    const recipient = `mia.${shop}.${Date.now()}@example.com`
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    const { shopper, main, form } = await openGiftCard(page, shop)

    await test.step('refuses an empty form, a past day and a web address', async () => {
      await form.press('Geschenk in den Warenkorb')
      await expect(main.getByRole('alert')).toContainText('Bitte prüfen Sie 3 Felder')
      await form.fill(recipient, dayIn(-1))
      await form.message().fill('Siehe https://evil.test')
      await form.press('Geschenk in den Warenkorb')
      await expect(main.getByRole('alert')).toContainText('Bitte lassen Sie Internetadressen weg.')
      await expect(main.getByRole('alert')).toContainText('Bitte wählen Sie einen Tag')
      expect(await findViolations(page, 'main')).toEqual([])
    })

    await test.step('shows what the recipient will see', async () => {
      await form.fill(recipient, dayIn(5))
      await expect(main.getByText(/^34 von 400 Zeichen/)).toBeVisible()
      await main.getByRole('button', { name: 'Vorschau' }).press('Enter')
      const preview = page.getByRole('dialog', { name: 'Das sieht Mia Böhm' })
      await expect(preview).toContainText('50,00')
      await expect(preview.getByText('zum <b>Geburtstag</b>!')).toBeVisible()
      await expect(preview).toContainText('bekommen Sie von Opa Karl')
      expect(await findViolations(page, 'dialog')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(preview).toBeHidden()
      await expect(main.getByRole('button', { name: 'Vorschau' })).toBeFocused()
    })

    await form.press('Geschenk in den Warenkorb')
    const panel = page.getByRole('dialog', { name: /Warenkorb/ })
    await expect(panel).toContainText('Mia Böhm')
    await expect(panel).toContainText(`Versand am ${inWords(dayIn(5))}`)
    await shopper.open('/cart')
    const own = followBasket(page)

    await test.step('is changed in the cart without losing its line', async () => {
      await page.reload()
      await main.getByRole('button', { name: /Geschenk ändern/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Geschenkkarte für Mia Böhm' })
      const edited = new GiftForm(dialog)
      await expect(edited.message()).toHaveValue('Alles Liebe\nzum <b>Geburtstag</b>!')
      await edited.name().fill('Mia Berg')
      await edited.day().fill(dayIn(7))
      expect(await findViolations(page, 'dialog')).toEqual([])
      const before = (await own.read())?.giftCertificateItems?.[0]?.giftCertificateItemId
      await edited.press('Änderungen speichern')
      await expect(dialog).toBeHidden()
      await expect(main.getByText(`Versand am ${inWords(dayIn(7))}`)).toBeVisible()
      const [item, ...others] = (await own.read())?.giftCertificateItems ?? []
      expect(others).toEqual([])
      expect(item?.giftCertificateItemId).toBe(before)
      expect(await findViolations(page, 'main')).toEqual([])
    })

    await test.step('is shown in checkout and confirmation, and its mails wait for the day', async () => {
      await shopper.goToCheckout()
      await shopper.fillEmail('ida@example.com')
      await shopper.fillAddress()
      await shopper.payByInvoice()
      await expect(review(page).getByText('Von Opa Karl')).toBeVisible()
      await shopper.placeOrderButton().click()
      await shopper.readOrderNumber()
      await expect(
        main.getByText(`Wartet bis zum ${inWords(dayIn(7))} und geht dann an Mia Berg`)
      ).toBeVisible()
      expect(await findViolations(page, 'main')).toEqual([])
      // With the day of the order it would have been sent; tests/contract/gift-dates.test.ts waits for the day.
      expect(await countMails(recipient, 'gift-certificate')).toBe(0)
    })
    expect(addresses.filter(address => address.includes('mia.'))).toEqual([])
  })
}

test('a gift for somebody keeps its text when the platform fails, and is added once', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the form is the same')
  const { main, form } = await openGiftCard(page, view.shop)
  const own = followBasket(page)
  const recipient = `lost.${Date.now()}@example.com`
  await form.fill(recipient, dayIn(0))
  await switchFaultOn({ operation: 'addGiftCertificateItemToBasket', kind: 'drop-before', times: 1 })
  await form.press('Geschenk in den Warenkorb')
  await expect(main.getByRole('alert')).toContainText('Ihr Text ist noch da')
  await expect(form.name()).toHaveValue('Mia Böhm')
  await switchFaultOn({ operation: 'addGiftCertificateItemToBasket', kind: 'drop-after', times: 1 })
  await form.press('Geschenk in den Warenkorb')
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('Mia Böhm')
  expect((await own.read())?.giftCertificateItems).toMatchObject([{ recipientEmail: recipient }])

  const shopper = new Shopper(page, view.shop)
  await shopper.goToCheckout()
  await shopper.fillEmail('ida.gift@example.com')
  await shopper.fillAddress()
  await shopper.payByInvoice()
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  const mail = await findMail(recipient, 'gift-certificate')
  expect(mail.document.text).toContain('Alles Liebe\nzum <b>Geburtstag</b>!')
  const copy = await findMail('ida.gift@example.com', 'gift-copy')
  expect(copy.document.text).not.toContain(mail.document.giftCertificateCode)
})

test('a gift that is removed in another tab closes its form', async ({ page, view, isMobile }) => {
  test.skip(isMobile, 'the form is the same')
  const { shopper, main, form } = await openGiftCard(page, view.shop)
  await form.fill(`tabs.${Date.now()}@example.com`, dayIn(2))
  await form.press('Geschenk in den Warenkorb')
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('Mia Böhm')
  await shopper.open('/cart')
  await main.getByRole('button', { name: /Geschenk ändern/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Geschenkkarte für Mia Böhm' })
  await expect(dialog).toBeVisible()
  const other = await page.context().newPage()
  await new Shopper(other, view.shop).open('/cart')
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Entfernen/ })
    .click()
  await expect(other.getByText('Ihr Warenkorb ist leer').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Ihr Warenkorb ist leer').first()).toBeVisible()
})

const CUP = { id: buildProductId('puro', 3103), name: 'Cappuccinotasse Sahara' }

test('goods are wrapped as a gift with a card, up to the order', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone, where goods of the other shop are wrapped for a price')
  test.setTimeout(120_000)
  const shopper = new Shopper(page, 'puro')
  const main = page.getByRole('main')
  await shopper.open(`/a/b-${CUP.id}`)
  await expect(main.getByText(/^Kostenlose Geschenkverpackung/)).toBeVisible()
  await shopper.add(CUP)
  await shopper.open('/cart')
  await main.getByRole('button', { name: /^Als Geschenk verpacken/ }).click()
  const dialog = page.getByRole('dialog', { name: /als Geschenk$/ })
  await dialog.getByLabel(/^Ihre Nachricht/).fill('Zum <b>Einzug</b>\nvon Ida')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Als Geschenk verpackt')).toBeVisible()
  await expect(main.getByText('Zum <b>Einzug</b>')).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await shopper.fillCheckout('ida@example.com')
  await expect(review(page).getByText('Als Geschenk verpackt')).toBeVisible()
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  await expect(main.getByText('Als Geschenk verpackt')).toBeVisible()
  await expect(main.getByText('Zum <b>Einzug</b>')).toBeVisible()
})

/** On the narrowest phones, too, words of the sums are not broken beside their amounts. */
async function expectWholeTerms(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height })
  const terms = page.getByRole('main').locator('.summary dt > span:first-child')
  await expect(terms.last()).toHaveText('Gesamtsumme')
  expect(await terms.evaluateAll(all => all.map(term => term.getClientRects().length))).toEqual([1, 1, 1, 1])
  await page.setViewportSize({ width, height })
}

const GLASSES = { id: buildProductId('jasmin', 2003), name: 'Doppelwandglas Schwebe, 2 Stück' }

test('goods are wrapped for a price that order and mail name', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same on a desktop, where goods of the other shop are wrapped for nothing')
  test.setTimeout(120_000)
  const shopper = new Shopper(page, 'jasmin')
  const main = page.getByRole('main')
  const sum = (term: string) =>
    main.getByRole('definition').and(main.locator('dt', { hasText: term }).locator('+ dd'))
  await shopper.open(`/a/b-${GLASSES.id}`)
  await expect(main.getByText(/^Geschenkverpackung mit Karte ab 2,90/)).toBeVisible()
  await shopper.add(GLASSES)
  await shopper.open('/cart')
  await main.getByRole('button', { name: /^Als Geschenk verpacken/ }).click()
  const dialog = page.getByRole('dialog', { name: /als Geschenk$/ })
  await dialog.getByRole('radio', { name: /^Geschenkbox/ }).check()
  await dialog.getByLabel(/^Ihre Nachricht/).fill('Zum Einzug')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText(/^Als Geschenk verpackt: Geschenkbox, 4,90/)).toBeVisible()
  await expect(sum('Artikel')).toContainText('21,17')
  await expect(sum('Geschenkverpackung')).toContainText('4,90')
  expect(await findViolations(page, 'main')).toEqual([])
  await expectWholeTerms(page)
  const email = `ida.wrapped.${Date.now()}@example.com`
  await shopper.fillCheckout(email)
  await expect(review(page).getByText(/^Als Geschenk verpackt: Geschenkbox, 4,90/)).toBeVisible()
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  await expect(main.getByText(/^Als Geschenk verpackt: Geschenkbox, 4,90/)).toBeVisible()
  await expect(sum('Geschenkverpackung')).toContainText('4,90')
  const mail = await findMail(email, 'order-confirmation')
  expect(JSON.stringify(mail)).toContain(`Geschenkverpackung (Geschenkbox): ${GLASSES.name}`)
})
