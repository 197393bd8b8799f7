import { expect } from '@playwright/test'
import { findViolations } from './support/axe'
import { addProduct, CartPage, openCart } from './support/cart-page'
import { followBasket, type PlatformBasket } from './support/own-basket'
import { setLeastBoxes } from './support/sandbox'
import { test } from './support/view'

test.afterEach(({ view }) => setLeastBoxes(view.shop, 0))

test('a cart below the least order, or with a product that has left the shop, says why it cannot be ordered', async ({
  page,
  view
}) => {
  const own = followBasket(page)
  const cart = new CartPage(page, view)
  const main = page.getByRole('main')
  const toCheckout = main.locator('visible=true').filter({ hasText: view.say('cartPage.checkout') })
  // On phones the sticky bar has it, too.
  const toOrder = (role: 'link' | 'button') =>
    main
      .getByRole(role, { name: view.say('cartPage.checkout') })
      .locator('visible=true')
      .first()
  const link = toOrder('link')
  const button = toOrder('button')
  const reasons = main.getByRole('status').filter({ hasText: view.say('delivery.blocked') })
  await setLeastBoxes(view.shop, 4)
  await addProduct(page, view)
  await openCart(page, view)
  await expect(reasons).toContainText(/4.* 3 /)
  expect(await own.read()).toMatchObject({ c_remainingBrewsToMinimum: 3 })
  await expect(toCheckout.first()).toBeVisible()
  await expect(button.first()).toBeDisabled()
  await expect(link).toHaveCount(0)
  await cart.expectSums(own.read)
  expect(await findViolations(page, 'main')).toEqual([])
  await cart.setQuantity(4)
  await expect(link.first()).toBeVisible()
  await expect(reasons).toHaveCount(0)
  expect((await own.read())?.c_remainingBrewsToMinimum ?? 0).toBe(0)
  await setLeastBoxes(view.shop, 0)

  // The platform goes on sending the line of a product that it does not sell any more.
  const takeOff = (basket: PlatformBasket) => ({
    ...basket,
    productItems: basket.productItems?.map(line => ({ ...line, c_purchasable: false }))
  })
  // In another language than the site's first the basket itself is read after the list.
  await page.route(/\/baskets(\/[^/?]+)?\?/, async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as PlatformBasket | { baskets?: PlatformBasket[] }
    const json = 'basketId' in body ? takeOff(body) : { ...body, baskets: (body.baskets ?? []).map(takeOff) }
    await route.fulfill({ response: answer, json })
  })
  await openCart(page, view)
  await expect(reasons).toContainText(view.product.name)
  await expect(cart.lines().first()).toContainText(view.say('stock.offline'))
  await expect(cart.lines().first().getByRole('textbox')).toBeDisabled()
  await expect(button.first()).toBeDisabled()
  await expect(link).toHaveCount(0)
  expect(await findViolations(page, 'main')).toEqual([])
  await cart.removeLine(view.product.name).click()
  await expect(main.getByText(view.say('cartPage.empty'))).toBeVisible()
})

test('invalid quantities change nothing, and the shown quantity is added', async ({ page, view }) => {
  const { say, root, product } = view
  const own = followBasket(page)
  const cart = new CartPage(page, view)
  const readQuantity = async () => (await own.read())?.productItems?.[0]?.quantity
  const BAD = ['0', '-1', '1e9', '1000000000', '1.5', '1,5', ' ', 'viel']

  await page.goto(root + product.path)
  const main = page.getByRole('main')
  const wanted = main.getByRole('group', { name: say('product.quantity') }).getByRole('textbox')
  for (const typed of BAD) {
    await wanted.fill(typed)
    await wanted.blur()
    await expect(wanted).toHaveValue('1')
  }
  await main.getByRole('button', { name: say('product.increase') }).click()
  // At once: nobody waits before the next click.
  await main
    .getByRole('button', { name: say('product.add'), exact: true })
    .locator('visible=true')
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('cartLine.toCart') })
    .click()
  await expect(cart.lines()).toHaveCount(1)
  await openCart(page, view)
  expect(await readQuantity()).toBe(2)

  const quantity = cart.lines().first().getByRole('textbox')
  let changes = 0
  page.on('request', request => {
    if (request.method() === 'PATCH') changes += 1
  })
  for (const typed of BAD) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue('2')
    if (typed.trim()) await expect(cart.lines().first().getByRole('alert')).toBeVisible()
  }
  expect(changes).toBe(0)
  await quantity.fill('3')
  await main
    .getByRole('link', { name: say('cartPage.checkout') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect.poll(readQuantity).toBe(3)
  expect(changes).toBe(1)
  await openCart(page, view)
  await expect(quantity).toHaveValue('3')
  await cart.expectSums(own.read)
})
