import { expect, test, type Browser, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { chooseStore, STORE } from './support/choose-store'
import { followBasket } from './support/own-basket'
import { moveOrder, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'

test.afterEach(switchFaultsOff)

const PLENTY = {
  jasmin: { id: '100000000000000101', name: 'Sencha Morgennebel' },
  puro: { id: '200000000000000102', name: 'Cortile Nocciola' }
}
const OTHER = {
  jasmin: { id: '100000000000000202', name: 'Guter Morgen Nr. 3' },
  puro: { id: '200000000000000103', name: 'Hochland Rot' }
}
const SOLD_OUT = { id: '100000000000000204', name: 'Darjeeling Frühe Knospe' }

const main = (page: Page) => page.getByRole('main')
const line = (page: Page, name: string) => page.locator('.cart-line').filter({ hasText: name })
const collect = (page: Page, name: string) =>
  line(page, name).getByRole('button', { name: `In meiner Filiale abholen ${name}` })
const send = (page: Page, name: string) =>
  line(page, name).getByRole('button', { name: `Lieber zuschicken lassen ${name}` })

async function payByCard(page: Page) {
  await page.getByRole('radio', { name: /Kreditkarte/ }).check()
  const frame = page.frameLocator('iframe[title="Kartendaten"]')
  await frame.getByLabel(/Kartennummer/).fill('4111 1111 1111 1111')
  await frame.getByLabel(/Name auf der Karte/).fill('Ida Berg')
  await frame.getByLabel(/Gültig bis/).fill('12/39')
  await frame.getByLabel(/Prüfziffer/).fill('123')
  await page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter')
}

for (const shop of ['jasmin', 'puro'] as const) {
  test(`a guest collects everything of ${shop}: no delivery, a number with its code, ready and handed over`, async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile !== (shop === 'jasmin'), 'each shop is bought at on one of the two screens')
    const shopper = new Shopper(page, shop)
    const { name } = PLENTY[shop]
    await shopper.add(PLENTY[shop])
    await shopper.open('/cart')
    await expect(main(page).getByText(/Abos können nicht abgeholt werden/)).toBeVisible()
    await chooseStore(page)
    await collect(page, name).click()
    await expect(line(page, name).getByText('Abholung in meiner Filiale')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])

    await shopper.goToCheckout()
    await shopper.fillEmail('ida@example.com')
    const store = page.getByRole('region', { name: 'Abholung in der Filiale' })
    await expect(store.getByText('Kontorgang 7')).toBeVisible()
    await store.getByLabel(/^Wer darf abholen/).fill('Jo Berg')
    await store.getByRole('button', { name: 'Speichern' }).click()
    await expect(store.getByRole('button', { name: 'Gespeichert' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Versandart' })).toHaveCount(0)
    await shopper.fillAddress()
    await expect(page.getByRole('radio', { name: /Kreditkarte/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: /Lastschrift/ })).toHaveCount(0)
    await payByCard(page)
    await shopper.placeOrderButton().click()
    const orderNo = await shopper.readOrderNumber()
    const pickUp = page.getByRole('region', { name: 'Abholung in der Filiale' })
    await expect(pickUp.getByText(/^\d{6}$/)).toBeVisible()
    await expect(pickUp.getByRole('img', { name: /Code der Abholnummer \d{6}/ })).toBeVisible()
    await expect(pickUp.getByText(STORE)).toBeVisible()
    await expect(pickUp.getByText(/Jo Berg darf/)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])

    await moveOrder(shop, orderNo, 'READY_FOR_PICKUP')
    await page.reload()
    await expect(pickUp.getByText('Ihre Bestellung liegt in der Filiale bereit.')).toBeVisible()
    await moveOrder(shop, orderNo, 'COLLECTED')
    await page.reload()
    await expect(pickUp.getByText('Ihre Bestellung wurde abgeholt.')).toBeVisible()
  })
}

test('a parcel and a pick-up are one order, and a line goes back into the parcel', async ({
  page,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const shop = 'puro'
  const shopper = new Shopper(page, shop)
  const own = followBasket(page)
  const [kept, moved] = [PLENTY[shop].name, OTHER[shop].name]
  await shopper.add(PLENTY[shop])
  await shopper.add(OTHER[shop])
  await shopper.open('/cart')
  await chooseStore(page)
  await main(page).getByRole('button', { name: 'Alles dort abholen' }).click()
  await expect(send(page, kept)).toBeVisible()
  await send(page, moved).click()
  await expect(collect(page, moved)).toBeVisible()
  const lines = ((await own.read())?.productItems ?? []) as { productName: string; inventoryId?: string }[]
  expect(lines.map(({ productName, inventoryId }) => [productName, inventoryId]).sort()).toEqual(
    [
      [kept, 'inventory-de-hamburg'],
      [moved, undefined]
    ].sort()
  )

  await shopper.goToCheckout()
  await shopper.fillEmail('ida@example.com')
  await shopper.fillAddress()
  await shopper.chooseStandardDelivery()
  await payByCard(page)
  await shopper.placeOrderButton().click()
  const orderNo = await shopper.readOrderNumber()
  const pickUp = page.getByRole('region', { name: 'Abholung in der Filiale' })
  await expect(pickUp.getByText(kept)).toBeVisible()
  await expect(pickUp.getByText(moved)).toHaveCount(0)
  await expect(page.getByText('Lindenallee 12').first()).toBeVisible()
  await moveOrder(shop, orderNo, 'READY_FOR_PICKUP')
  await page.reload()
  await expect(pickUp.getByText('Dieser Teil Ihrer Bestellung liegt in der Filiale bereit.')).toBeVisible()
})

test('a store does not offer goods that it lacks, and another store takes all lines', async ({
  page,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(PLENTY.jasmin)
  await shopper.add(SOLD_OUT)
  await shopper.open('/cart')
  await chooseStore(page)
  await expect(line(page, SOLD_OUT.name).getByText(`Bei ${STORE} ausverkauft`)).toBeVisible()
  await expect(collect(page, SOLD_OUT.name)).toHaveCount(0)
  await collect(page, PLENTY.jasmin.name).click()
  await expect(send(page, PLENTY.jasmin.name)).toBeVisible()

  await chooseStore(page, '80331', 'jasmin & puro München')
  await expect(line(page, PLENTY.jasmin.name).getByText('Abholung in meiner Filiale')).toBeVisible()
  await expect(main(page).getByText('jasmin & puro München').first()).toBeVisible()
})

/** A shopper at the order button whose store has just sold the last units of a product. */
async function loseTheLast(page: Page, browser: Browser, scarce: { id: string; name: string }) {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(scarce)
  await shopper.open('/cart')
  await chooseStore(page)
  await collect(page, scarce.name).click()
  await expect(send(page, scarce.name)).toBeVisible()
  await shopper.goToCheckout()
  await shopper.fillEmail('ida@example.com')
  await shopper.fillAddress()
  await payByCard(page)
  await expect(shopper.placeOrderButton()).toBeVisible()

  await buyAll(await (await browser.newContext()).newPage(), scarce)
  await shopper.placeOrderButton().click()
  const store = page.getByRole('region', { name: 'Abholung in der Filiale' })
  await expect(store.getByText(/nicht mehr in dieser Menge da/)).toBeVisible()
  return { shopper, store }
}

test('the store sells out between cart and order: the shopper has it sent instead', async ({
  page,
  browser,
  isMobile
}) => {
  test.skip(isMobile, 'the last units are sold once')
  const { store } = await loseTheLast(page, browser, { id: '100000000000000106', name: 'Pfirsichhain' })
  expect(await findViolations(page, 'main')).toEqual([])
  await store.getByRole('button', { name: 'Lieber zuschicken lassen' }).click()
  await expect(store).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Versandart' })).toBeVisible()
})

test('the store sells out between cart and order: another store hands it over, and the order goes there', async ({
  page,
  browser,
  isMobile
}) => {
  test.skip(isMobile, 'the last units are sold once')
  const { shopper, store } = await loseTheLast(page, browser, {
    id: '100000000000000205',
    name: 'Earl Grey Kalabrien'
  })
  await store.getByRole('button', { name: 'Andere Filiale wählen' }).click()
  await store.getByLabel(/^Postleitzahl/).fill('80331')
  await store.getByRole('button', { name: 'Filialen finden' }).click()
  await store
    .getByRole('button', { name: 'Als meine Filiale wählen jasmin & puro München', exact: true })
    .click()
  await expect(store.getByText('jasmin & puro München').first()).toBeVisible()
  await expect(store.getByText(/nicht mehr in dieser Menge da/)).toHaveCount(0)
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  await expect(store.getByText('jasmin & puro München')).toBeVisible()
})

test('the store sells out between cart and order: taken out, it leaves an empty cart and no order', async ({
  page,
  browser,
  isMobile
}) => {
  test.skip(isMobile, 'the last units are sold once')
  const { shopper, store } = await loseTheLast(page, browser, {
    id: '100000000000000208',
    name: 'Chai Basargasse'
  })
  await store.getByRole('button', { name: 'Aus dem Warenkorb nehmen' }).click()
  await expect(shopper.placeOrderButton()).toHaveCount(0)
  await shopper.open('/cart')
  await expect(page.getByRole('heading', { name: /Warenkorb ist leer/ })).toBeVisible()
})

/** Somebody else collects what the store has left. */
async function buyAll(page: Page, product: { id: string; name: string }) {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(product)
  await shopper.open('/cart')
  const field = page.locator('.cart-line').getByRole('textbox')
  await field.fill('2')
  await field.blur()
  await expect(page.locator('.cart-line[aria-busy]')).toHaveCount(0)
  await chooseStore(page)
  await collect(page, product.name).click()
  await expect(send(page, product.name)).toBeVisible()
  await shopper.goToCheckout()
  await shopper.fillEmail('jo@example.com')
  await shopper.fillAddress()
  await payByCard(page)
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
}

test('a list is narrowed down to what my store has', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the filters are in a sheet')
  await page.goto('/jasmin/de/stores/de-hamburg')
  await main(page).getByRole('button', { name: 'Als meine Filiale wählen' }).click()
  await expect(main(page).getByRole('button', { name: 'Nicht mehr meine Filiale' })).toBeVisible()
  await page.goto('/jasmin/de/shop/black-tea')
  const soldOut = main(page).getByRole('link', { name: SOLD_OUT.name, exact: true })
  await expect(soldOut.first()).toBeVisible()
  await main(page).getByRole('link', { name: 'In meiner Filiale vorrätig', exact: true }).click()
  await expect(page).toHaveURL(/refine=ilids/)
  await expect(soldOut).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Filter In meiner Filiale vorrätig entfernen' }).click()
  await expect(soldOut.first()).toBeVisible()
})

test('a line whose answer was lost is where the platform has it, and one that was not moved can be tried again', async ({
  page,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const shopper = new Shopper(page, 'jasmin')
  const { name } = PLENTY.jasmin
  const failed = page.getByText('Das hat leider nicht geklappt')
  await shopper.add(PLENTY.jasmin)
  await shopper.open('/cart')
  await chooseStore(page)
  await switchFaultOn({ operation: 'shopper-baskets.updateItemsInBasket', kind: 'drop-after', times: 1 })
  await collect(page, name).click()
  await expect(send(page, name)).toBeVisible()
  await expect(failed).toHaveCount(0)
  await switchFaultOn({
    operation: 'shopper-baskets.updateItemsInBasket',
    kind: 'status',
    status: 503,
    times: 9
  })
  await send(page, name).click()
  await expect(failed.first()).toBeVisible()
  await switchFaultsOff()
  await send(page, name).click()
  await expect(collect(page, name)).toBeVisible()
})

test('another tab follows a line into the store and back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on both screens')
  const shopper = new Shopper(page, 'jasmin')
  const { name } = PLENTY.jasmin
  await shopper.add(PLENTY.jasmin)
  await shopper.open('/cart')
  const other = await page.context().newPage()
  await other.goto('/jasmin/de/cart')
  await chooseStore(page)
  await expect(collect(other, name)).toBeVisible()
  await Promise.all([collect(page, name).click(), collect(other, name).click()])
  for (const each of [page, other]) await expect(send(each, name)).toBeVisible()
  await send(other, name).click()
  await expect(collect(page, name)).toBeVisible()
})
