import { expect } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { addProduct, CartPage, openCart, tabTo } from './support/cart-page'
import { followBasket } from './support/own-basket'
import { waitUntilQuiet } from './support/until-quiet'
import { test } from './support/view'

/** A code that puts a free product into the cart by itself, and how many units bring it. */
const AUTOMATIC = {
  jasmin: { code: 'TEEMASS', units: 6 },
  puro: { code: 'KOSTPROBE', units: 8 }
} as const

test('an automatic bonus is free, and is removed and restored with its item', async ({ page, view }) => {
  const { code, units } = AUTOMATIC[view.shop]
  const own = followBasket(page)
  const cart = new CartPage(page, view)
  const listFree = async () =>
    ((await own.read())?.productItems ?? []).filter(({ bonusProductLineItem }) => bonusProductLineItem)
  await addProduct(page, view)
  await openCart(page, view)
  await cart.enterCode(code)
  await expect(cart.code(code)).toBeVisible()
  await expect(cart.lines()).toHaveCount(1)

  await cart.setQuantity(units)
  await expect(cart.lines()).toHaveCount(2)
  const [free] = await listFree()
  expect(free).toMatchObject({ quantity: 1, priceAfterItemDiscount: 0 })
  const bonus = cart.line(free!.productName)
  await expect(bonus.getByRole('textbox')).toHaveCount(0)
  await cart.expectSums(own.read)
  expect(await findViolations(page, 'main')).toEqual([])

  await cart.removeLine(view.product.name).click()
  await expect(bonus).toHaveCount(0)
  expect(await listFree()).toEqual([])
  await cart.undo().click()
  await expect(cart.lines()).toHaveCount(2)
  expect(await listFree()).toMatchObject([
    { productId: free!.productId, quantity: 1, priceAfterItemDiscount: 0 }
  ])
  await cart.expectSums(own.read)

  await cart.removeCode(code).click()
  await expect(bonus).toHaveCount(0)
  expect(await listFree()).toEqual([])
  await cart.expectSums(own.read)
})

test('variants of a bonus are chosen by keyboard alone, and each comes back after it was removed', async ({
  page,
  view
}) => {
  test.skip(view.shop !== 'jasmin', 'the other shop offers no product with variants')
  const own = followBasket(page)
  const cart = new CartPage(page, view)
  await addProduct(page, view)
  await openCart(page, view)
  await cart.setQuantity(8)
  await expect.poll(async () => (await own.read())?.productItems?.[0]?.quantity).toBe(8)
  await cart.enterCode('LOSERTEE')
  const dialog = page.getByRole('dialog', { name: view.say('promotions.chooseTitle') })
  await expect(dialog).toBeVisible()
  const choices = dialog.getByRole('combobox')
  for (const choice of [choices.nth(0), choices.nth(1)]) {
    await tabTo(page, choice)
    await page.keyboard.press('1')
    await expect(choice).toHaveValue('1')
  }
  expect(await findViolations(page, 'dialog')).toEqual([])
  await tabTo(page, dialog.getByRole('button', { name: view.say('promotions.confirmChoice') }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cart.lines()).toHaveCount(3)
  await expect(cart.code('LOSERTEE').getByRole('button').first()).toBeVisible()
  await cart.expectSums(own.read)

  const readChosen = async () =>
    ((await own.read())?.productItems ?? [])
      .filter(({ bonusDiscountLineItemId }) => bonusDiscountLineItemId)
      .map(({ productId, quantity, priceAfterItemDiscount }) => ({
        productId,
        quantity,
        priceAfterItemDiscount
      }))
      .sort((one, other) => one.productId.localeCompare(other.productId))
  const chosen = await readChosen()
  expect(chosen).toMatchObject([
    { quantity: 1, priceAfterItemDiscount: 0 },
    { quantity: 1, priceAfterItemDiscount: 0 }
  ])
  // The details of a line beside its name come a moment later.
  await waitUntilQuiet(page)
  const texts = await cart.lines().allInnerTexts()
  for (const index of [1, 2]) {
    await cart
      .lines()
      .nth(index)
      .getByRole('button', { name: view.say('cartLine.remove') })
      .click()
    await expect(cart.undo()).toBeFocused()
    await expect(cart.lines()).toHaveCount(2)
    expect(await readChosen()).toHaveLength(1)
    await cart.undo().click()
    await expect(cart.lines()).toHaveCount(3)
    expect(await readChosen()).toEqual(chosen)
    await expect.poll(() => cart.lines().allInnerTexts()).toEqual(texts)
  }
  await cart.expectSums(own.read)
})

test('the choice of a bonus that cannot be loaded says so, and loads on demand', async ({ page, view }) => {
  test.skip(view.shop !== 'puro', 'the same in both shops')
  const cart = new CartPage(page, view)
  await addProduct(page, view)
  await openCart(page, view)
  await waitUntilReady(page)
  await cart.setQuantity(8)
  await expect(cart.lines().first().getByRole('textbox')).toHaveValue('8')
  await page.route(/shopper-products\/v1\/.*\/products\?.*ids=/, route => route.abort())
  await cart.enterCode('NOCHEINE')
  const dialog = page.getByRole('dialog', { name: view.say('promotions.chooseTitle') })
  await expect(dialog.getByText(view.say('promotions.chooseFailed'))).toBeVisible({ timeout: 20_000 })
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.unrouteAll()
  await dialog.getByRole('button', { name: view.say('cartPage.retry') }).click()
  await expect(dialog.getByRole('combobox').first()).toBeVisible()
})
