import { DEFAULT_SHIPMENT_ID } from '../../platform/scapi/shopper-baskets'
import { shopperBasketsCheckout, type PlatformAddress } from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { changeBasket } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'
import { shippingMethodsQuery } from '../basket/api/shipping-methods-query'
import { setShippingAddress } from './set-addresses'

export const setShippingMethod = (access: BasketAccess, id: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .updateShippingMethodForShipment({ basketId, shipmentId: DEFAULT_SHIPMENT_ID }, { id })
  )

/**
 * Sets what the platform wants of an order of which nothing is delivered: a shipment with an address, for which the
 * billing address is taken, and with the shipping method of digital goods (`c_digital`).
 *
 * @throws where the platform offers no such method.
 */
export async function setEmailDelivery(access: BasketAccess, billing: PlatformAddress): Promise<Basket> {
  const { basketId } = await setShippingAddress(access, billing, { useAsBilling: true })
  const methods = await shippingMethodsQuery(access.platform, basketId).queryFn({})
  const digital = methods.find(({ isDigital }) => isDigital)
  if (!digital) throw new Error('there is no digital shipping method for gift cards by e-mail')
  return setShippingMethod(access, digital.id)
}
