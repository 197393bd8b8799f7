import { DEFAULT_SHIPMENT_ID } from '../../platform/scapi/shopper-baskets'
import { shopperBasketsCheckout } from '../../platform/scapi/shopper-baskets-checkout'
import { shopperBasketsShipments } from '../../platform/scapi/shopper-baskets-shipments'
import type { BasketAccess } from '../basket/api/basket-access'
import { cacheBasket } from '../basket/api/cache-basket'
import { runBasketChange } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'
import { isCollected } from '../basket/model/basket-rules'
import { stripAddress } from '../postal-address/postal-address'

/** Empty shipments, which an order does not take; the default one cannot go. */
const listEmpty = ({ shipments, giftCertificateItems }: Basket): string[] =>
  shipments
    .filter(({ itemIds }) => itemIds.length === 0)
    .map(({ id }) => id)
    .filter(id => id !== DEFAULT_SHIPMENT_ID && !giftCertificateItems.some(item => item.shipmentId === id))

/** Whether everything is collected, and nothing of it in the default shipment. */
const isDefaultEmpty = (basket: Basket): boolean =>
  isCollected(basket) && basket.lines.every(({ shipmentId }) => shipmentId !== DEFAULT_SHIPMENT_ID)

/**
 * Makes the shipments fit for an order: empty ones go, and the default shipment, which cannot go, gets the billing
 * address and a method that costs nothing where everything is collected (decision 56).
 */
export function prepareShipments(access: BasketAccess, basket: Basket): Promise<Basket> {
  const { basketId, shipments, billingAddress } = basket
  const empty = listEmpty(basket)
  const address = isDefaultEmpty(basket) ? billingAddress : undefined
  if (empty.length === 0 && !address) return Promise.resolve(basket)
  const { platform } = access
  return runBasketChange(access, async () => {
    let prepared = basket
    for (const shipmentId of empty)
      prepared = cacheBasket(
        access,
        await platform.family(shopperBasketsShipments).removeShipmentFromBasket({ basketId, shipmentId })
      )
    if (!address) return prepared
    const method = shipments.find(({ kind }) => kind === 'pickUp')?.method
    const body = {
      shipmentId: DEFAULT_SHIPMENT_ID,
      shippingAddress: stripAddress(address),
      ...(method && { shippingMethod: { id: method.id } })
    }
    return cacheBasket(
      access,
      await platform
        .family(shopperBasketsCheckout)
        .updateShipmentForBasket({ basketId, shipmentId: DEFAULT_SHIPMENT_ID }, body)
    )
  })
}
