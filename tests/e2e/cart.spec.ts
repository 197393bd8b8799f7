import { expect, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { addProduct, openCart } from './support/cart-page'
import { followBasket, type PlatformBasket } from './support/own-basket'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'
import { test } from './support/view'

test.afterEach(switchFaultsOff)

/** A coupon that offers a product to choose, by shop. */
const BONUS_CODES = { jasmin: 'PROBIERKEKS', puro: 'NOCHEINE' }

/** What has to be the same after an undo: everything but the line's id. */
const compare = (basket: PlatformBasket | undefined) =>
  (basket?.productItems ?? [])
    .map(({ productId, quantity, price, priceAfterItemDiscount, bonusDiscountLineItemId, c_productSet }) => ({
      productId,
      quantity,
      price,
      priceAfterItemDiscount,
      bonusDiscountLineItemId,
      c_productSet
    }))
    .sort((one, other) => one.productId.localeCompare(other.productId))

const listNames = (page: Page) => page.locator('.cart-line h3').allInnerTexts()

test('a removed item is restored with quantity, set, chosen bonus and position', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const own = followBasket(page)
  await addProduct(page, view)
  await openCart(page, view)
  const mine = (await own.read())!.productItems![0]!
  await own.add('items', [{ productId: mine.productId, quantity: 6 }])
  const { bonusDiscountLineItems } = await own.add('coupons', { code: BONUS_CODES[view.shop] })
  const offer = bonusDiscountLineItems![0]!
  const [chosen, part] = offer.bonusProducts
    .map(({ productId }) => productId)
    .filter(id => id !== mine.productId)
  await own.add('items', [{ productId: chosen, quantity: 1, bonusDiscountLineItemId: offer.id }])
  await own.add('items', [{ productId: part, quantity: 2, c_productSet: 'a-set' }])

  await openCart(page, view)
  await expect(page.locator('.cart-line')).toHaveCount(3)
  const before = compare(await own.read())
  const names = await listNames(page)
  for (const [index, name] of names.entries()) {
    await page
      .locator('.cart-line')
      .nth(index)
      .getByRole('button', { name: `${view.say('cartLine.remove')} ${name}` })
      .click()
    const undo = page.getByRole('button', { name: view.say('cartLine.undo') })
    await expect(undo).toBeFocused()
    expect(compare(await own.read())).not.toEqual(before)
    await undo.click()
    await expect(page.locator('.cart-line')).toHaveCount(3)
    expect(await listNames(page)).toEqual(names)
    expect(compare(await own.read())).toEqual(before)
  }
  expect(await findViolations(page)).toEqual([])
})

test('a gift certificate that is removed comes back for the same person', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const own = followBasket(page)
  await addProduct(page, view)
  await openCart(page, view)
  await page.getByRole('button', { name: `${view.say('cartLine.remove')} ${view.product.name}` }).click()
  await expect(page.getByText(view.say('cartPage.empty'))).toBeVisible()
  await own.add('gift-certificate-items', { amount: 25, recipientEmail: 'lina@example.com' })
  await openCart(page, view)
  await page
    .locator('.cart-line')
    .getByRole('button', { name: view.say('cartLine.remove') })
    .click()
  await page.getByRole('button', { name: view.say('cartLine.undo') }).click()
  await expect(page.locator('.cart-line')).toHaveCount(1)
  expect((await own.read())?.giftCertificateItems).toMatchObject([
    { amount: 25, recipientEmail: 'lina@example.com' }
  ])
  await expect(page.getByRole('heading', { level: 2, name: view.say('cartLine.giftCards') })).toBeVisible()
})

test('the bag opens the mini cart by keyboard, leads on from an empty one and takes the focus back', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${view.root}/service`)
  await waitUntilReady(page)
  const bag = page.getByRole('banner').locator('a.header-action[href$="/cart"]')
  await bag.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(view.say('cartPage.empty'))).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bag).toBeFocused()

  const own = followBasket(page)
  await addProduct(page, view)
  await page.goto(`${view.root}/service`)
  await waitUntilReady(page)
  await bag.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText(view.product.name)).toBeVisible()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  expect((await own.read())?.productItems).toHaveLength(1)
  expect(await findViolations(page)).toEqual([])
  await panel.getByRole('link', { name: view.say('cartLine.toCart') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(panel).toBeHidden()
  await bag.click()
  await expect(panel).toBeHidden()
})

test('quantities show at once and stay right when answers come late, never, or another tab was faster', async ({
  page,
  context,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const own = followBasket(page)
  await addProduct(page, view)
  await openCart(page, view)
  const field = page.locator('.cart-line').getByRole('textbox')
  const more = page.locator('.cart-line').getByRole('button', { name: view.say('cartLine.increase') })
  const readQuantity = async () => (await own.read())?.productItems?.[0]?.quantity

  await switchFaultOn({ operation: 'updateItemInBasket', kind: 'delay', ms: 1500, times: 1 })
  const sent = page.waitForRequest(request => request.method() === 'PATCH')
  await more.click()
  await expect(field).toHaveValue('2')
  await sent
  await more.click()
  await expect(field).toHaveValue('3')
  await expect.poll(readQuantity).toBe(3)
  await expect(field).toHaveValue('3')

  await switchFaultOn({ operation: 'updateItemInBasket', kind: 'drop-after', times: 1 })
  await more.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue(String(await readQuantity()))
  await switchFaultsOff()

  const other = await context.newPage()
  await openCart(other, view)
  await other.locator('.cart-line').getByRole('textbox').fill('6')
  await expect.poll(readQuantity).toBe(6)
  await page.bringToFront()
  await expect(field).toHaveValue('6')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(6)')

  await field.fill('1000000')
  await field.blur()
  await expect(field).not.toHaveValue('1000000')
  await field.fill('0')
  await field.blur()
  await expect(page.locator('.cart-line')).toHaveCount(1)
  expect(await readQuantity()).toBeGreaterThan(0)
})

test('an add is announced even if the cart panel does not load', async ({ page, isMobile }) => {
  await page.route(/\/(cart-panel|personal-[^/]+)\.js/, route => route.abort())
  const shop = isMobile ? 'puro' : 'jasmin'
  const id = shop === 'jasmin' ? '100000000000000201' : '200000000000000101'
  await page.goto(`/${shop}/de/a/b-${id}`)
  const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
  await add.click()
  await expect(page.getByText('In den Warenkorb gelegt')).toBeVisible()
  await expect(page.getByRole('link', { name: /Warenkorb, 1 Artikel/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(/\/(cart-panel|personal-[^/]+)\.js/)
  await add.click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('In den Warenkorb gelegt')
})
