import { expect, type Page } from '@playwright/test'

/** A shopper who reads German, in one of the two shops. */
export class Shopper {
  constructor(
    readonly page: Page,
    readonly shop: 'jasmin' | 'puro'
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`/${this.shop}/de${path}`)
  }

  /** Follows a tile of the list to its product and adds it. */
  async addFromProductPage(name: string): Promise<void> {
    await this.open(`/search?q=${encodeURIComponent(name)}`)
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
    await this.pressAdd(name)
  }

  /** Opens a product by its number and adds it, for tests that are about what comes after. */
  async add({ id, name }: { id: string; name: string }): Promise<void> {
    await this.open(`/a/b-${id}`)
    await this.pressAdd(name)
  }

  async goToCheckout(): Promise<void> {
    await this.open('/cart')
    await this.page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible()
  }

  async fillEmail(email: string): Promise<void> {
    await this.page.getByLabel(/^E-Mail-Adresse/).fill(email)
    await this.goOn()
  }

  async fillAddress(): Promise<void> {
    await this.typeAddress()
    await this.goOn()
  }

  async typeAddress(): Promise<void> {
    const { page } = this
    await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
    await page.getByLabel(/^Vorname/).fill('Ida')
    await page.getByLabel(/^Nachname/).fill("O'Brien-Weiß")
    await page.getByLabel(/^Straße und Hausnummer/).fill('Lindenallee 12')
    await page.getByLabel(/^Postleitzahl/).fill('20095')
    await page.getByLabel(/^Ort/).fill('Hamburg')
  }

  async chooseStandardDelivery(): Promise<void> {
    await this.page.getByRole('radio', { name: /Standard/ }).check()
    await this.goOn()
  }

  async payByInvoice(): Promise<void> {
    await this.page.getByRole('radio', { name: /Rechnung/ }).check()
    await this.page.getByLabel(/^Geburtsdatum/).fill('14.03.1986')
    await this.goOn()
  }

  async fillCheckout(email: string): Promise<void> {
    await this.goToCheckout()
    await this.fillEmail(email)
    await this.fillAddress()
    await this.chooseStandardDelivery()
    await this.payByInvoice()
    await expect(this.placeOrderButton()).toBeVisible()
  }

  /** Above the order button: what the order costs. */
  amountToPay() {
    return this.page.getByText(/^Zu zahlen/)
  }

  placeOrderButton() {
    return this.page.getByRole('button', { name: /Zahlungspflichtig bestellen/ })
  }

  /** Reads the number on the confirmation page. An order that has to be looked for may be found after 11 s. */
  async readOrderNumber(): Promise<string> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' })
    ).toBeVisible({ timeout: 20_000 })
    const sentence = await this.page.getByText(/Ihre Bestellnummer lautet/).innerText()
    const orderNo = /lautet (\w+)\./.exec(sentence.trim())?.[1]
    if (!orderNo) throw new Error(`No order number in "${sentence}"`)
    return orderNo
  }

  private async pressAdd(name: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: 'In den Warenkorb', exact: true })
      .first()
      .click()
    const panel = this.page.getByRole('dialog', { name: /Warenkorb/ })
    await expect(panel).toBeVisible()
    await expect(panel.getByText(name).first()).toBeVisible()
    await panel.getByRole('button', { name: 'Schließen' }).click()
    await expect(panel).toBeHidden()
  }

  private async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Weiter', exact: true }).click()
  }
}
