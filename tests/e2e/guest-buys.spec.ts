import { expect, test } from '@playwright/test'
import { ordersPlacedDuring } from './support/sandbox'
import { Shopper } from './support/shopper'

const carts = [
  { shop: 'jasmin', products: ['Ostfriesen Deichwind', 'Sencha Morgennebel'] },
  { shop: 'puro', products: ['Piazza Nera', 'Sonntagsblatt'] }
] as const

for (const { shop, products } of carts) {
  test(`a guest buys two products at ${shop} and sees the number of the one order`, async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile !== (shop === 'jasmin'), 'each shop is bought at on one of the two screens')
    const shopper = new Shopper(page, shop)
    let orderNo = ''
    const placed = await ordersPlacedDuring(async () => {
      for (const product of products) await shopper.addFromProductPage(product)
      await shopper.fillCheckout('ida@example.com')
      for (const product of products)
        await expect(page.getByText(product).and(page.locator(':visible')).first()).toBeVisible()
      await shopper.placeOrderButton().click()
      orderNo = await shopper.readOrderNumber()
    })
    expect(placed.map(order => order.orderNo)).toEqual([orderNo])
    expect(placed[0]?.siteId).toBe(shop)

    await page.reload()
    expect(await shopper.readOrderNumber()).toBe(orderNo)
    await shopper.open('/cart')
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  })
}
