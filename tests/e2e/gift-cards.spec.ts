import { expect, type Page } from '@playwright/test'
import { giftCertificates } from '../../sandbox/seed/gift-certificates'
import { buildProductId } from '../../sandbox/seed/products/base-product'
import { findViolations, waitUntilReady } from './support/axe'
import { followBasket } from './support/own-basket'
import { changeGiftCard, ordersPlacedDuring } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

/** The cards of a shop, by what they are good for. */
function findCards(shop: 'jasmin' | 'puro') {
  const own = giftCertificates.filter(({ siteId, currency }) => siteId === shop && currency === 'EUR')
  const good = own.filter(
    ({ enabled, balance, expiresAt = '' }) => enabled && balance > 0 && expiresAt > '2030'
  )
  return {
    begun: good.find(({ amount, balance }) => balance < amount)!,
    full: good.filter(({ amount, balance }) => balance === amount),
    refused: [
      ...own.filter(card => !good.includes(card)),
      ...giftCertificates.filter(({ siteId, currency }) => siteId === shop && currency !== 'EUR'),
      giftCertificates.find(({ siteId, balance }) => siteId !== shop && balance > 0)!
    ].map(({ code }) => code)
  }
}

/** A card's part of the shown page: the form in it, and what is redeemed. */
class GiftCards {
  constructor(private readonly page: Page) {}
  section = () => this.page.getByRole('main').getByRole('region', { name: 'Mit Geschenkkarte zahlen' })
  field = () => this.section().getByLabel(/^Aktivierungscode/)
  alert = () => this.section().getByRole('alert')
  cards = () => this.section().getByRole('listitem')

  async unfold() {
    await this.section()
      .getByText(/(Weitere )?Geschenkkarte einlösen/)
      .click()
    await expect(this.field()).toBeVisible()
  }
  async enter(code: string) {
    await this.field().fill(code)
    await this.section().getByRole('button', { name: 'Einlösen' }).click()
  }
  async redeem(code: string) {
    const before = await this.cards().count()
    if (!(await this.field().isVisible())) await this.unfold()
    await this.enter(code)
    await expect(this.cards()).toHaveCount(before + 1)
    await expect(this.cards().last()).toContainText(`Endung ${code.slice(-4)}`)
  }
}

const euros = (amount: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', currencyDisplay: 'code' }).format(
    amount
  )

const POT = { id: buildProductId('jasmin', 2002), name: 'Porzellankanne Nordlicht' }
const CAPSULES = { id: buildProductId('puro', 101), name: 'Piazza Nera' }

test('refused codes are kept, and a partly paying card may fail at the last moment', async ({
  page,
  isMobile
}) => {
  test.skip(!isMobile, 'the same on a desktop, where the other shop pays a whole order')
  test.setTimeout(120_000)
  const { begun, refused } = findCards('jasmin')
  const shopper = new Shopper(page, 'jasmin')
  const gifts = new GiftCards(page)
  const own = followBasket(page)
  const readPaid = async () =>
    ((await own.read())?.paymentInstruments ?? [])
      .filter(({ paymentMethodId }) => paymentMethodId === 'GIFT_CERTIFICATE')
      .map(({ amount }) => amount)
  const main = page.getByRole('main')
  const amount = begun.balance / 100
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await shopper.add(POT)
  await shopper.open('/cart')

  await test.step('codes that it does not take change nothing', async () => {
    await gifts.unfold()
    await gifts.enter('')
    await expect(gifts.section().getByText('Bitte geben Sie den Aktivierungscode ein.')).toBeVisible()
    await gifts.enter('T'.repeat(5000))
    await expect(gifts.section().getByText('Das ist kein Code einer Geschenkkarte.')).toBeVisible()
    for (const code of ['<b onclick="x">KARTE</b>', ...refused]) {
      await gifts.enter(code)
      await expect(gifts.alert()).toContainText(`****${code.slice(-4)}`)
      await expect(gifts.alert()).not.toContainText(code)
      await expect(gifts.field()).toHaveValue(code)
    }
    expect(await readPaid()).toEqual([])
    expect(await findViolations(page, 'main')).toEqual([])
  })

  await test.step('one that it takes is never shown whole, and can be taken back', async () => {
    await gifts.redeem(begun.code)
    expect(await readPaid()).toEqual([amount])
    await gifts.enter(begun.code)
    await expect(gifts.alert()).toContainText('bereits')
    await gifts.field().fill('')
    expect(await page.content()).not.toContain(begun.code.slice(0, 9))
    expect(logged.join()).not.toContain(begun.code)
    await gifts
      .section()
      .getByRole('button', { name: /Entfernen/ })
      .click()
    await expect(gifts.cards()).toHaveCount(0)
    expect(await readPaid()).toEqual([])
  })

  await gifts.redeem(begun.code)
  await expect(gifts.cards().first()).toContainText(euros(amount))
  expect(await findViolations(page, 'main')).toEqual([])
  await shopper.fillCheckout('ida@example.com')
  const expectReview = async () => {
    await expect(shopper.placeOrderButton()).toBeVisible()
    await expect(main.getByText(`Geschenkkarte mit der Endung ${begun.code.slice(-4)}`)).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
    const total = (await own.read())?.orderTotal ?? 0
    await expect(shopper.amountToPay()).toContainText(euros(total - amount))
  }
  await expectReview()
  expect(await findViolations(page, 'main')).toEqual([])

  await test.step('a card that fails as the order is placed leads back to the payment', async () => {
    await changeGiftCard('jasmin', begun.code, { enabled: false })
    const placed = await ordersPlacedDuring(async () => {
      await shopper.placeOrderButton().click()
      await expect(main.getByRole('alert')).toContainText('bezahlen jetzt 0,00 EUR')
    })
    expect(placed).toEqual([])
    await expect(gifts.cards()).toHaveCount(0)
    await expect.poll(readPaid).toEqual([])
    await expect(page.getByRole('radio', { name: /Rechnung/ })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await changeGiftCard('jasmin', begun.code, { enabled: true })
  })

  await gifts.redeem(begun.code)
  await shopper.payByInvoice()
  await expectReview()
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  await expect(main.getByText(`Geschenkkarte (${euros(amount)})`)).toBeVisible()
  await expect(main.getByText(/^Rechnung.*\(/)).toBeVisible()
})

test('gift cards pay a whole order, and nothing else is asked for', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone, where a card of the other shop pays a part')
  const { full } = findCards('puro')
  const shopper = new Shopper(page, 'puro')
  const gifts = new GiftCards(page)
  const own = followBasket(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && /payment-instruments/.test(request.url())) sent.push(request.url())
  })
  await shopper.add(CAPSULES)
  await shopper.goToCheckout()
  await shopper.fillEmail('ida@example.com')
  await shopper.fillAddress()
  await shopper.chooseStandardDelivery()
  for (const { code } of full) {
    if (!(await gifts.section().getByText('Ihre Geschenkkarten bezahlen die ganze Bestellung.').isVisible()))
      await gifts.redeem(code)
  }
  await expect(gifts.section().getByText('Ihre Geschenkkarten bezahlen die ganze Bestellung.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Rechnung/ })).toBeHidden()
  const { orderTotal, paymentInstruments = [] } = (await own.read()) ?? {}
  const paid = paymentInstruments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect(paid).toBe(Math.round((orderTotal ?? 0) * 100))
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(shopper.placeOrderButton()).toHaveText('Zahlungspflichtig bestellen')
  await expect(
    page
      .getByRole('main')
      .getByText(/Geschenkkarte mit der Endung/)
      .first()
  ).toBeVisible()

  const placed = await ordersPlacedDuring(async () => {
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
  expect(sent).toEqual([])
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.filter({ hasText: 'Geschenkkarte' }).first()).toBeVisible()
  await expect(facts.filter({ hasText: 'Rechnung' })).toHaveCount(0)
  expect(await findViolations(page, 'main')).toEqual([])
})
test('a gift card is chosen, and the balance of another one checked by keyboard', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const { begun, refused } = findCards(view.shop)
  const { say } = view
  const id = view.shop === 'jasmin' ? '100000000000005001' : '200000000000005001'
  await page.goto(`${view.root}/a/b/c-${id}`)
  await waitUntilReady(page)
  const main = page.getByRole('main')
  await expect(main.getByText(say('product.giftCard.byEmail'))).toBeVisible()
  for (const attribute of ['motivGiftcard', 'amount']) {
    const choice = main.locator(`section[aria-labelledby="choose-${attribute}"]`)
    await choice.getByRole('link').first().click()
  }
  await expect(page).toHaveURL(/motivGiftcard=.*amount=.*delivery=email/)
  await main.locator('section[aria-labelledby="choose-delivery"]').getByRole('link').first().click()
  await expect(main.getByText(say('product.giftCard.byPost').replace('{days}', '2'))).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])

  const opener = main.getByRole('button', { name: say('product.balanceOpen') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: say('giftCard.balanceTitle') })
  const field = modal.getByLabel(new RegExp(`^${say('giftCard.code')}`))
  await expect(modal).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal.getByText(say('giftCard.codeRequired'))).toBeVisible()
  const disabled = refused.at(-1)!
  await page.keyboard.type(disabled)
  await page.keyboard.press('Enter')
  await expect(modal.getByRole('alert')).toContainText(`****${disabled.slice(-4)}`)
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Control+A')
  await page.keyboard.type(begun.code)
  await page.keyboard.press('Enter')
  await expect(modal.getByRole('status')).toContainText(/\d/)
  await expect(field).toBeDisabled()
  await expect(field).toHaveValue('')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(opener).toBeFocused()
  await main.locator('section[aria-labelledby="choose-delivery"]').getByRole('link').last().click()
  await expect(main.getByText(say('product.giftCard.byEmail'))).toBeVisible()
  const add = main.getByRole('button', { name: say('product.add'), exact: true }).locator('visible=true')
  await add.first().click()
  await expect(page.getByRole('dialog')).toContainText(say('cart.added'))
  await page.goto(view.root + view.product.path)
  await waitUntilReady(page)
  await add.first().click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(say('cart.cannotAdd'))
  await expect(refusal).toContainText(say('cart.cannotAddPhysicalProduct'))
})
