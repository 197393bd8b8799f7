import { expect, test } from '@playwright/test'
import { listOrders, ordersPlacedDuring, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { pressTogether } from './support/press-together'
import { Shopper } from './support/shopper'

/** The best-known complaints about shops of this kind, each covered by a test. */
test.describe('an order is placed once', () => {
  test.afterEach(switchFaultsOff)

  test('when the button is pressed twice', async ({ page }) => {
    const shopper = new Shopper(page, 'jasmin')
    const placed = await ordersPlacedDuring(async () => {
      await shopper.addFromProductPage('Ostfriesen Deichwind')
      await shopper.fillCheckout('zwei.klicks@example.com')
      await shopper.placeOrderButton().dblclick()
      await shopper.readOrderNumber()
    })
    expect(placed).toHaveLength(1)
  })

  test('when two tabs place it at the same time', async ({ page, context }) => {
    const shopper = new Shopper(page, 'jasmin')
    const other = new Shopper(await context.newPage(), 'jasmin')
    const placed = await ordersPlacedDuring(async () => {
      await shopper.addFromProductPage('Ostfriesen Deichwind')
      await shopper.fillCheckout('zwei.tabs@example.com')
      await other.open('/checkout')
      await expect(other.placeOrderButton()).toBeVisible()
      await pressTogether(shopper.placeOrderButton(), other.placeOrderButton())
      const numbers = await Promise.all([shopper.readOrderNumber(), other.readOrderNumber()])
      expect(numbers[0]).toBe(numbers[1])
    })
    expect(placed).toHaveLength(1)
  })

  test('when the answer to the order is lost on the way', async ({ page }) => {
    const shopper = new Shopper(page, 'jasmin')
    const placed = await ordersPlacedDuring(async () => {
      await shopper.addFromProductPage('Ostfriesen Deichwind')
      await shopper.fillCheckout('antwort.weg@example.com')
      await switchFaultOn({ operation: 'orders.create', kind: 'drop-after', times: 1 })
      await shopper.placeOrderButton().click()
      await shopper.readOrderNumber()
    })
    expect(placed).toHaveLength(1)
  })

  test('when the order never reached the platform, and keeps the basket for another try', async ({
    page
  }) => {
    const shopper = new Shopper(page, 'jasmin')
    const placed = await ordersPlacedDuring(async () => {
      await shopper.addFromProductPage('Ostfriesen Deichwind')
      await shopper.fillCheckout('nicht.angekommen@example.com')
      const before = await listOrders()
      await switchFaultOn({ operation: 'orders.create', kind: 'status', status: 503, times: 1 })
      await page.clock.install()
      await shopper.placeOrderButton().click()
      const news = page.getByRole('main').getByRole('status')
      await expect(news.filter({ hasText: 'Wir suchen nach Ihrer Bestellung' }).first()).toBeFocused()
      await expect(shopper.placeOrderButton()).toBeHidden()
      // The next query is the last one: by the page's clock a minute has passed. It may be five seconds away.
      await page.clock.setSystemTime(Date.now() + 61_000)
      await expect(
        news.filter({ hasText: 'Ihre Bestellung ist bisher nicht bei uns eingegangen' })
      ).toBeFocused({
        timeout: 20_000
      })
      expect(await listOrders()).toHaveLength(before.length)
      await shopper.placeOrderButton().click()
      await shopper.readOrderNumber()
    })
    expect(placed).toHaveLength(1)
  })

  test('and leaves no stale basket in another tab', async ({ page, context }) => {
    const shopper = new Shopper(page, 'jasmin')
    await shopper.addFromProductPage('Ostfriesen Deichwind')
    const other = new Shopper(await context.newPage(), 'jasmin')
    await other.open('/cart')
    await expect(other.page.getByRole('main').getByText('Ostfriesen Deichwind').first()).toBeVisible()
    await shopper.fillCheckout('anderer.tab@example.com')
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
    await other.page.bringToFront()
    await expect(other.page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  })
})
