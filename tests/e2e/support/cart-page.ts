import { expect, type Locator, type Page } from '@playwright/test'
import type { test } from './view'

type View = Parameters<Parameters<typeof test>[2]>[0]['view']

/** What a basket of the platform costs, in either of its shapes. */
interface Sums {
  productTotal?: number
  paymentInstruments?: { amount?: number }[]
}

/** Adds the view's product on its page and closes the panel. */
export async function addProduct(page: Page, { root, product, say }: View): Promise<void> {
  await page.goto(root + product.path)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('product.add'), exact: true })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(product.name).first()).toBeVisible()
  await expect(panel.getByText(say('cart.added'))).toBeVisible()
  await panel.getByRole('button', { name: say('cart.close') }).click()
  await expect(panel).toBeHidden()
}

export async function openCart(page: Page, { root }: View): Promise<void> {
  await page.goto(`${root}/cart`)
  await expect(page.locator('.cart-line').first()).toBeVisible()
}

/** Presses Tab until the focus is there, as who has no mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not lead there')
}

/** An amount as the shop writes it, in any of its languages. */
async function readAmount(place: Locator): Promise<number> {
  const text = (await place.innerText()).replace(/[^\d,.−-]/g, '').replace('−', '-')
  return Number(
    text
      .replace(/[.,](?=\d{2}$)/, '#')
      .replace(/[.,]/g, '')
      .replace('#', '.')
  )
}

/** What the cart page says of money, codes and gift cards. */
export class CartPage {
  constructor(
    readonly page: Page,
    readonly view: View
  ) {}
  private readonly say: View['say'] = id => this.view.say(id)

  readonly lines = () => this.page.locator('.cart-line')
  readonly line = (name: string) => this.lines().filter({ hasText: name })
  readonly removeLine = (name: string) =>
    this.page.getByRole('button', { name: `${this.say('cartLine.remove')} ${name}`, exact: true })
  readonly undo = () => this.page.getByRole('button', { name: this.say('cartLine.undo') })
  readonly summary = () => this.page.getByRole('complementary', { name: this.say('cartPage.overview') })

  readonly codeField = () => this.page.getByRole('textbox', { name: this.say('promotions.code') })
  readonly codes = () => this.page.getByRole('list', { name: this.say('promotions.codes') })
  readonly code = (code: string) => this.codes().getByRole('listitem').filter({ hasText: code })
  readonly removeCode = (code: string) =>
    this.codes().getByRole('button', { name: `${this.say('cartLine.remove')} ${code}` })

  readonly gifts = () => this.summary().getByRole('region', { name: this.say('giftCard.pay') })
  readonly cards = () => this.gifts().getByRole('listitem')
  readonly cardField = () => this.gifts().getByLabel(new RegExp(`^${this.say('giftCard.code')}`))

  async setQuantity(quantity: number): Promise<void> {
    const field = this.lines().first().getByRole('textbox')
    await field.fill(`${quantity}`)
    await field.blur()
  }
  async enterCode(code: string): Promise<void> {
    await this.codeField().fill(code)
    await this.codeField().press('Enter')
  }
  async enterCard(code: string): Promise<void> {
    if (!(await this.cardField().isVisible())) await this.gifts().locator('summary').click()
    await this.cardField().fill(code)
    await this.cardField().press('Enter')
  }

  /**
   * Waits until the overview says what the platform's own basket says: goods, total of delivery and goods, and what is
   * left to pay.
   */
  async expectSums(read: () => Promise<Sums | undefined>): Promise<void> {
    const row = (id: Parameters<View['say']>[0]) =>
      this.summary()
        .locator('dl > div')
        .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${this.say(id)}`) }) })
        .locator('dd')
    await expect(async () => {
      const { productTotal = NaN, paymentInstruments = [] } = (await read()) ?? {}
      const delivery = await readAmount(row('pricing.shipping').first())
      const total = await readAmount(row('pricing.total').last())
      expect(cents(total - (Number.isNaN(delivery) ? 0 : delivery))).toBe(cents(productTotal))
      if (paymentInstruments.length === 0) return
      const paid = paymentInstruments.reduce((sum, { amount = 0 }) => sum + amount, 0)
      expect(cents(await readAmount(row('pricing.certificates')))).toBe(-cents(paid))
      expect(cents(await readAmount(row('pricing.open')))).toBe(cents(total - paid))
    }).toPass({ timeout: 10_000 })
  }
}

const cents = (amount: number) => Math.round(amount * 100)
