import { ShopperBasketsV2, ShopperOrders, type ShopperBasketsV2Types } from 'commerce-sdk-isomorphic'
import { seed } from '../../sandbox/seed/seed'
import { address } from '../factories/address'
import { buildCard } from './payment-setup'
import type { TestShop } from './shop-setup'

/** Goods that are in stock, sold singly and without a limit. */
export const goods = seed.products
  .filter(
    ({ siteId, kind, inventory, minOrderQuantity, basketLimit, isGiftCard }) =>
      siteId === 'jasmin' &&
      kind === 'simple' &&
      (inventory?.ats ?? 0) > 20 &&
      minOrderQuantity === 1 &&
      !(basketLimit && basketLimit < 12) &&
      !isGiftCard
  )
  .map(({ id }) => id)
export const [tea, other] = goods as [string, string]
export const aunt = {
  ...address,
  firstName: 'Erika',
  lastName: 'Stein',
  address1: 'Marktplatz 9',
  city: 'Bonn'
}
export const friend = { ...address, firstName: 'Jonas', city: 'Wien', postalCode: '1010', countryCode: 'AT' }

/** Codes work once for an address. */
let shoppers = 0

type Line = { productId: string; quantity: number }

/** A basket with its clients, of a new guest. */
export async function openBasket(shop: TestShop, productItems: Line[]) {
  const token = (await shop.loginPrivate()).access_token
  const baskets = shop.createClient(ShopperBasketsV2, token)
  const { basketId = '' } = await baskets.createBasket({
    body: {
      productItems,
      customerInfo: { email: `lina${(shoppers += 1)}@example.com` },
      billingAddress: address
    }
  })
  const parameters = { basketId }
  return {
    token,
    baskets,
    orders: shop.createClient(ShopperOrders, token),
    parameters,
    ship: (shipmentId: string, shippingAddress: typeof address, id = 'standard') =>
      baskets.createShipmentForBasket({
        parameters,
        body: { shipmentId, shippingAddress, shippingMethod: { id } }
      }),
    update: (shipmentId: string, body: Partial<ShopperBasketsV2Types.Shipment>) =>
      baskets.updateShipmentForBasket({
        parameters: { basketId, shipmentId },
        body: { shipmentId, ...body }
      }),
    /** Takes units out of a line and puts them into another shipment, as the shop does it. */
    async split(itemId: string, productId: string, left: number, moved: number, shipmentId: string) {
      await baskets.updateItemsInBasket({ parameters, body: [{ itemId, productId, quantity: left }] })
      return baskets.addItemToBasket({ parameters, body: [{ productId, quantity: moved, shipmentId }] })
    }
  }
}

/** An order of two parcels, one of them a gift. */
export async function orderForTwo(shop: TestShop) {
  const shopper = await openBasket(shop, [
    { productId: tea, quantity: 2 },
    { productId: other, quantity: 1 }
  ])
  const { baskets, orders, parameters, ship, update } = shopper
  await update('me', { shippingAddress: address, shippingMethod: { id: 'standard' } })
  await ship('aunt', aunt, 'express')
  const { productItems = [] } = await baskets.getBasket({ parameters })
  const line = productItems.find(({ productId }) => productId === other)!
  await baskets.updateItemsInBasket({
    parameters,
    body: [{ itemId: line.itemId, productId: other, quantity: 1, shipmentId: 'aunt' }]
  })
  await update('aunt', { gift: true, giftMessage: 'Alles Gute zum 70.!' })
  await baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(shop.origin) })
  const order = await orders.createOrder({ body: parameters })
  return { ...shopper, order, orderNo: order.orderNo ?? '' }
}
