import { expect, test, type Locator, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { followBasket } from './support/own-basket'
import { registerCustomer } from './support/register'
import { findMail, ordersPlacedDuring } from './support/sandbox'
import { Shopper } from './support/shopper'

const PRODUCTS = {
  jasmin: { id: '100000000000000201', name: 'Ostfriesen Deichwind' },
  puro: { id: '200000000000000101', name: 'Piazza Nera' }
}
type Shop = keyof typeof PRODUCTS
/** Their gift wrap has a price. */
const WRAPPED = {
  jasmin: { id: '100000000000002003', name: 'Doppelwandglas Schwebe, 2 Stück' },
  puro: { id: '200000000000003101', name: 'Espressotassen Ziegel, 2 Stück' }
}

const step = (page: Page, name: string): Locator =>
  page.locator('.checkout-step').filter({ has: page.getByRole('heading', { name, level: 2 }) })

/** Puts units of a product into the cart and goes to its address. */
async function openAddress(page: Page, shop: Shop, units: number, email?: string): Promise<Shopper> {
  const shopper = new Shopper(page, shop)
  await shopper.add(PRODUCTS[shop])
  await shopper.open('/cart')
  const field = page.locator('.cart-line').getByRole('textbox')
  await field.fill(String(units))
  await field.blur()
  await expect(page.locator('.cart-line[aria-busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await shopper.goToCheckout()
  if (email) await shopper.fillEmail(email)
  return shopper
}

async function divide(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'An mehrere Adressen liefern' }).check()
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Weitere Adresse hinzufügen' })).toBeVisible()
}

async function addAddress(page: Page, first: string, city: string, street = 'Marktplatz 9'): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Adresse hinzufügen' }).click()
  await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
  await page.getByLabel(/^Vorname/).fill(first)
  await page.getByLabel(/^Nachname/).fill('Stein')
  await page.getByLabel(/^Straße und Hausnummer/).fill(street)
  await page.getByLabel(/^Postleitzahl/).fill('53111')
  await page.getByLabel(/^Ort/).fill(city)
  await page.getByRole('button', { name: 'Adresse übernehmen' }).click()
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click()
const unitsTo = (page: Page, who: string) => page.getByLabel(`An ${who}`)

test('a guest sends three units to two addresses, with a gift message, and sees both on order and mail', async ({
  page,
  isMobile
}) => {
  const shop: Shop = isMobile ? 'puro' : 'jasmin'
  const email = `several-${Date.now()}@example.com`
  const shopper = await openAddress(page, shop, 3, email)
  await shopper.typeAddress()
  await divide(page)
  await addAddress(page, 'Erika', 'Bonn')
  await unitsTo(page, 'Erika Stein, Bonn').selectOption('2')
  await expect(page.getByText('1 Stück geht an')).toBeVisible()
  await waitUntilReady(page)
  expect(await findViolations(page)).toEqual([])
  await goOn(page)

  const second = page.getByRole('region', { name: 'Lieferung 2: Erika Stein, Bonn' })
  await expect(second.getByRole('radio', { name: /Express/ })).toBeVisible()
  // Each parcel travels by itself, and has its own time.
  await expect(second.getByText(/Kommt /).first()).toBeVisible()
  await second.getByRole('radio', { name: /Express/ }).check()
  await second.getByRole('checkbox', { name: 'Es ist ein Geschenk' }).check()
  await second.getByLabel('Grußbotschaft').fill('x'.repeat(251))
  await goOn(page)
  await expect(page.getByText('Die Botschaft hat 251 Zeichen').first()).toBeVisible()
  await second.getByLabel('Grußbotschaft').fill('Alles Gute zum 70.!')
  await waitUntilReady(page)
  expect(await findViolations(page)).toEqual([])
  await goOn(page)

  // The basket is the truth: a reload shows the same.
  await expect(page.getByRole('radio', { name: /Rechnung/ })).toBeVisible()
  await page.reload()
  await expect(step(page, 'Lieferadresse').getByText('2 × ')).toBeVisible()
  await expect(step(page, 'Versandart').getByText('Alles Gute zum 70.!')).toBeVisible()
  await shopper.payByInvoice()
  await shopper.placeOrderButton().click()
  const orderNo = await shopper.readOrderNumber()

  await expect(page.getByText('Lieferung 2 von 2')).toBeVisible()
  await expect(page.getByText('Grußbotschaft: Alles Gute zum 70.!')).toBeVisible()
  await expect(async () => {
    const { document } = await findMail(email, 'order-confirmation')
    expect(document.orderNo).toBe(orderNo)
    expect(document.text).toContain('Lieferung 2/2 (Expressversand): Erika Stein')
  }).toPass({ timeout: 10_000 })
})

test('a wrapped unit goes to the address that it is wrapped for', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on both screens')
  const shop = 'jasmin'
  const { id: productId } = WRAPPED[shop]
  const own = followBasket(page)
  const shopper = new Shopper(page, shop)
  await shopper.add(WRAPPED[shop])
  await shopper.open('/cart')
  const optionItems = [{ optionId: 'giftWrap', optionValueId: 'box' }]
  await own.add('items', [{ productId, quantity: 1, gift: true, giftMessage: 'Für Erika', optionItems }])
  await shopper.goToCheckout()
  await shopper.fillEmail('wrapped@example.com')
  await shopper.typeAddress()
  await divide(page)
  await addAddress(page, 'Erika', 'Bonn')
  const wrapped = page.getByRole('group', { name: /1 Stück/, description: /Geschenkbox.*Für Erika/ })
  await wrapped.getByLabel('An Erika Stein, Bonn').selectOption('1')
  await waitUntilReady(page)
  expect(await findViolations(page)).toEqual([])
  await goOn(page)
  const second = page.getByRole('region', { name: 'Lieferung 2: Erika Stein, Bonn' })
  await expect(second.getByText(/Geschenkbox/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Lieferung 1/ }).getByText(/Geschenkbox/)).toHaveCount(0)
  const { productItems = [] } = (await own.read()) ?? {}
  expect(productItems.map(({ quantity }) => quantity)).toEqual([1, 1])
})

test('too many divided units are refused, and everything goes back to one address without losing a unit', async ({
  page,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const shopper = await openAddress(page, 'jasmin', 3, 'guest@example.com')
  await shopper.typeAddress()
  await divide(page)
  await addAddress(page, 'Erika', 'Bonn')
  await expect(unitsTo(page, 'Erika Stein, Bonn')).toBeVisible()
  await unitsTo(page, 'Erika Stein, Bonn').selectOption('2')
  // What was divided stays while another address comes.
  await addAddress(page, 'Jonas', 'Bonn', 'Rathausgasse 1')
  await unitsTo(page, 'Jonas Stein, Bonn').selectOption('2')
  await expect(page.getByText('Sie haben 4 Stück verteilt')).toBeVisible()
  await goOn(page)
  await expect(unitsTo(page, 'Erika Stein, Bonn')).toBeFocused()
  await unitsTo(page, 'Jonas Stein, Bonn').selectOption('1')
  await goOn(page)
  // The first address gets nothing: the others are left.
  await expect(page.getByRole('region', { name: /^Lieferung 2/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Lieferung 3/ })).toHaveCount(0)

  await step(page, 'Lieferadresse').getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByRole('button', { name: 'Alles an eine Adresse liefern' }).click()
  await expect(page.getByRole('checkbox', { name: 'An mehrere Adressen liefern' })).not.toBeChecked()
  await goOn(page)
  await shopper.open('/cart')
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.locator('.cart-line').getByRole('textbox')).toHaveValue('3')
})

test('an address that another tab removes from the address book is named before the order goes there', async ({
  page,
  context,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  await registerCustomer(page, 'jasmin', { firstName: 'Ida', email: `ida-several-${Date.now()}@example.com` })
  const shopper = await openAddress(page, 'jasmin', 2)
  await shopper.typeAddress()
  await divide(page)
  await addAddress(page, 'Erika', 'Bonn')
  await unitsTo(page, 'Erika Stein, Bonn').selectOption('1')
  const other = await context.newPage()
  await other.goto('/jasmin/de/account/addresses')
  const remove = other.getByRole('button', { name: /Marktplatz 9, Bonn entfernen/ })
  await remove.click()
  await other.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(remove).toHaveCount(0)
  await goOn(page)
  await expect(page.getByRole('region', { name: 'Lieferung 2: Erika Stein, Bonn' })).toBeVisible()
  await goOn(page)
  await shopper.payByInvoice()
  const placed = await ordersPlacedDuring(async () => {
    await shopper.placeOrderButton().click()
    await expect(page.getByText('Die Adresse „Erika Stein, Bonn“ steht nicht mehr')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  expect(placed).toEqual([])
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
})

test('an address that another tab takes out of the order is named beside the order button', async ({
  page,
  context,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  // So many that each parcel is free: the sum stays the same, and with it the payment.
  const shopper = await openAddress(page, 'jasmin', 20, 'guest@example.com')
  await shopper.typeAddress()
  await divide(page)
  await addAddress(page, 'Erika', 'Bonn')
  await unitsTo(page, 'Erika Stein, Bonn').selectOption('10')
  await goOn(page)
  await expect(page.getByRole('region', { name: 'Lieferung 2: Erika Stein, Bonn' })).toBeVisible()
  await goOn(page)
  await shopper.payByInvoice()
  await expect(shopper.placeOrderButton()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/jasmin/de/checkout')
  await step(other, 'Lieferadresse').getByRole('button', { name: 'Bearbeiten' }).click()
  await other.getByRole('button', { name: 'Alles an eine Adresse liefern' }).click()
  await expect(other.getByRole('checkbox', { name: 'An mehrere Adressen liefern' })).not.toBeChecked()
  await page.bringToFront()
  await expect(page.getByText('An „Erika Stein, Bonn“ wird nichts mehr geschickt.')).toBeVisible()
  await expect(shopper.placeOrderButton()).toBeVisible()
})

test('another tab shows the addresses, and its changed quantity is not lost by the division', async ({
  page,
  context,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const shopper = await openAddress(page, 'jasmin', 2, 'guest@example.com')
  await shopper.typeAddress()
  await divide(page)
  await addAddress(page, 'Erika', 'Bonn')
  await expect(unitsTo(page, 'Erika Stein, Bonn')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/jasmin/de/checkout')
  await expect(unitsTo(other, 'Erika Stein, Bonn')).toBeVisible()
  await other.goto('/jasmin/de/cart')
  const field = other.locator('.cart-line').getByRole('textbox')
  await field.fill('4')
  await field.blur()
  await expect(page.getByText('(4 Stück)')).toBeVisible()
  await unitsTo(page, 'Erika Stein, Bonn').selectOption('3')
  await goOn(page)
  await expect(page.getByRole('region', { name: 'Lieferung 2: Erika Stein, Bonn' })).toContainText('3 × ')
})
