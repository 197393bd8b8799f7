import type { Platform } from '../../app/platform/platform'
import { DEFAULT_SHIPMENT_ID } from '../../app/platform/scapi/shopper-baskets'
import { shopperBasketsCheckout } from '../../app/platform/scapi/shopper-baskets-checkout'
import { buildInvoice } from '../contract/payment-setup'
import { address } from './address'

/** A tea of the sample assortment. */
export const SENCHA = '100000000000000101'

interface BasketContents {
  productId?: string
  quantity?: number
  email?: string
}

/** Fills the shopper's basket at the platform until it can be ordered on account; returns its id. */
async function fillBasket(
  platform: Platform,
  origin: string,
  { productId = SENCHA, quantity = 1, email = 'lina@example.com' }: BasketContents = {}
): Promise<string> {
  const { baskets } = platform
  const checkout = platform.family(shopperBasketsCheckout)
  const { basketId = '' } = await baskets.createBasket({}, { currency: 'EUR' })
  const shipment = { basketId, shipmentId: DEFAULT_SHIPMENT_ID }
  await baskets.addItemToBasket({ basketId }, [{ productId, quantity }])
  await checkout.updateCustomerForBasket({ basketId }, { email })
  await checkout.updateShippingAddressForShipment({ ...shipment, useAsBilling: true }, address)
  await checkout.updateShippingMethodForShipment(shipment, { id: 'standard' })
  await checkout.addPaymentInstrumentToBasket({ basketId }, await buildInvoice(origin))
  return basketId
}

/** Places the shopper's order at the platform. */
export async function placeOrder(platform: Platform, origin: string, contents?: BasketContents) {
  const order = await platform.orders.createOrder(
    {},
    { basketId: await fillBasket(platform, origin, contents) }
  )
  return { ...order, orderNo: order.orderNo ?? '' }
}
