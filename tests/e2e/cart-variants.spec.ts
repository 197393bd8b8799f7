import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { addProduct, CartPage, openCart } from './support/cart-page'
import { followBasket } from './support/own-basket'
import { countFaults, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { test } from './support/view'

test.afterEach(switchFaultsOff)

/** By shop: a product with variants, the units of its line, and the values that are chosen one after the other. */
const GOODS = {
  // Loose tea in bags of 100, 250 and 500 g.
  jasmin: { from: '100000000000011101', to: '100000000000011103', quantity: 2, choices: [/^500 g/] },
  // Coffee in two sizes and three grinds: 250 g as whole beans become 1000 g for a hand filter.
  puro: {
    from: '200000000000110401',
    to: '200000000000110405',
    quantity: 2,
    choices: [/^1000 g/, /pour-over/]
  }
}
/** Too few, and sold out: both are said before. */
const SCARCE = {
  jasmin: { choice: /^250 g/, quantity: 3 },
  puro: { choice: /French press/, quantity: 2 }
}
/**
 * By shop: a code, and lines that become another size or colour. `share` is what a promotion or the code leaves of the
 * line's price; puro's code is for the whole cart, and the black machine costs less than the red one.
 */
const REDUCED = {
  jasmin: {
    code: 'GRUENETAGE15',
    exchanges: [
      {
        name: 'Alpenkräuter Almhütte',
        from: '100000000000041101',
        to: '100000000000041103',
        choice: /^500 g/,
        share: 0.9
      },
      {
        name: 'Sencha Küstenwind',
        from: '100000000000011301',
        to: '100000000000011302',
        choice: /^250 g/,
        share: 0.85
      }
    ]
  },
  puro: {
    code: 'CREMA10',
    exchanges: [
      { name: 'Kolibri', from: '200000000000200101', to: '200000000000200104', choice: /^Black/, share: 1 }
    ]
  }
}

type View = Parameters<Parameters<typeof test>[2]>[0]['view']

async function fillCart(page: Page, view: View, quantity: number) {
  const own = followBasket(page)
  await addProduct(page, view)
  await openCart(page, view)
  const { productItems } = await own.add('items', [{ productId: GOODS[view.shop].from, quantity }])
  await openCart(page, view)
  await waitUntilReady(page)
  const { productName } = productItems!.find(({ productId }) => productId === GOODS[view.shop].from)!
  const line = page.locator('.cart-line').filter({ hasText: productName })
  return {
    own,
    line,
    change: line.getByRole('button', { name: new RegExp(`^${view.say('cartPage.variantChange')} `) })
  }
}

const dialog = (page: Page) => page.getByRole('dialog')
const take = (page: Page, view: View) =>
  dialog(page).getByRole('button', { name: view.say('cartPage.variantTake') })

test('another variant is chosen by keyboard in the cart and keeps line, place and quantity', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const { from, to, quantity, choices } = GOODS[view.shop]
  const { own, line, change } = await fillCart(page, view, quantity)
  const before = (await own.read())!.productItems!
  await line.getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  for (const choice of choices) {
    const radio = dialog(page).getByRole('radio', { name: choice })
    await radio.focus()
    await page.keyboard.press('Space')
    await expect(radio).toBeChecked()
  }
  await expect(dialog(page).getByRole('status')).toContainText(`${quantity} ×`)
  await take(page, view).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(change).toBeFocused()
  await expect(line.getByRole('textbox')).toHaveValue(`${quantity}`)
  const after = (await own.read())!.productItems!
  expect(after.map(({ itemId }) => itemId)).toEqual(before.map(({ itemId }) => itemId))
  expect(after.map(item => item.productId)).toEqual(
    before.map(item => (item.productId === from ? to : item.productId))
  )
  expect(after.map(item => item.quantity)).toEqual(before.map(item => item.quantity))
  await page.reload()
  await expect(line.getByRole('textbox')).toHaveValue(`${quantity}`)
})

test('a reduced line keeps its reduction, the code and its place in another size or colour', async ({
  page,
  view
}) => {
  const { code, exchanges } = REDUCED[view.shop]
  const own = followBasket(page)
  const cart = new CartPage(page, view)
  const listReductions = (line: Locator) =>
    line
      .getByRole('list', { name: view.say('pricing.reductions') })
      .getByRole('listitem')
      .allInnerTexts()
  await addProduct(page, view)
  await openCart(page, view)
  await own.add(
    'items',
    exchanges.map(({ from }) => ({ productId: from, quantity: 2 }))
  )
  await openCart(page, view)
  await waitUntilReady(page)
  await cart.enterCode(code)
  await expect(cart.code(code)).toBeVisible()
  const names = await cart.lines().getByRole('heading').allInnerTexts()
  const before = (await own.read())!
  for (const { name, to, choice, share } of exchanges) {
    const line = cart.line(name)
    const reductions = await listReductions(line)
    await line.getByRole('button', { name: new RegExp(`^${view.say('cartPage.variantChange')} `) }).click()
    await dialog(page).getByRole('radio', { name: choice }).check()
    await take(page, view).click()
    await expect(dialog(page)).toBeHidden()
    const { productItems = [] } = (await own.read())!
    const changed = productItems.find(({ productId }) => productId === to)!
    expect(changed.quantity).toBe(2)
    expect(changed.priceAfterItemDiscount / changed.price).toBeCloseTo(share, 3)
    expect(await listReductions(line)).toEqual(reductions)
  }
  const after = (await own.read())!
  expect(after.productItems!.map(({ itemId }) => itemId)).toEqual(
    before.productItems!.map(({ itemId }) => itemId)
  )
  expect(after.couponItems).toEqual(before.couponItems)
  expect(await cart.lines().getByRole('heading').allInnerTexts()).toEqual(names)
  await cart.expectSums(own.read)
  expect(await findViolations(page, 'main')).toEqual([])
})

test('fewer units are said before the change, and a second press changes nothing twice', async ({
  page,
  view,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const { choice, quantity } = SCARCE[view.shop]
  const { own, line, change } = await fillCart(page, view, 5)
  await change.click()
  await dialog(page).getByRole('radio', { name: choice }).check()
  await expect(dialog(page).getByRole('status')).toContainText(`${quantity}`)
  await switchFaultOn({ operation: 'updateItemInBasket', kind: 'delay', ms: 1500, times: 1 })
  await take(page, view).dblclick()
  await expect(dialog(page)).toBeHidden()
  await expect(line.getByRole('textbox')).toHaveValue(`${quantity}`)
  expect(await countFaults()).toBe(0)
  expect((await own.read())!.productItems!.map(item => item.quantity).sort()).toEqual([1, quantity])
})

test('a variant is refused, its answer gets lost, its line disappears in another tab', async ({
  page,
  view,
  context,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const { to, choices } = GOODS[view.shop]
  const { own, line, change } = await fillCart(page, view, 2)
  const choose = async () => {
    await change.click()
    for (const choice of choices) await dialog(page).getByRole('radio', { name: choice }).check()
  }
  await choose()
  await switchFaultOn({ operation: 'updateItemInBasket', kind: 'status', status: 503, times: 1 })
  await take(page, view).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await switchFaultsOff()

  await switchFaultOn({ operation: 'updateItemInBasket', kind: 'drop-after', times: 1 })
  await take(page, view).click()
  await expect(dialog(page)).toBeHidden()
  expect((await own.read())!.productItems!.map(item => item.productId)).toContain(to)

  await change.click()
  await expect(dialog(page).getByRole('radio').first()).toBeVisible()
  const other = await context.newPage()
  await openCart(other, view)
  const name = await line.getByRole('heading').innerText()
  await other
    .locator('.cart-line')
    .filter({ hasText: name })
    .getByRole('button', { name: view.say('cartLine.remove') })
    .click()
  await expect(other.getByRole('button', { name: view.say('cartLine.undo') })).toBeVisible()
  // The tab hears of it.
  await expect(dialog(page)).toBeHidden()
  await expect(line).toHaveCount(0)
  await expect(page.locator('.cart-line').first()).toBeFocused()
})

test('a variant that was chosen just before the tab was closed is kept', async ({
  page,
  view,
  context,
  isMobile
}) => {
  test.skip(isMobile, 'the same on both screens')
  const { to, choices } = GOODS[view.shop]
  const { change } = await fillCart(page, view, 2)
  await change.click()
  for (const choice of choices) await dialog(page).getByRole('radio', { name: choice }).check()
  await take(page, view).click()
  await page.close()
  const next = await context.newPage()
  const own = followBasket(next)
  await openCart(next, view)
  await expect.poll(async () => (await own.read())?.productItems?.map(item => item.productId)).toContain(to)
})
