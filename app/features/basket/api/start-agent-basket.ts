import { shopperBasketsLifecycle } from '../../../platform/scapi/shopper-baskets-lifecycle'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { runBasketChange } from './change-basket'
import { cacheBasket } from './cache-basket'
import { ensureBasket } from './find-basket'

/** The sales channel of a basket that an agent begins at a point of sale (requirement 6.7). */
const MSP_POS_AGENT = 'MSP_POS_AGENT'

/**
 * Notes on the shopper's basket that an agent fills it (requirement 6.7: c_agentID, c_platform), so that it
 * may be paid by a link. A basket is created where there is none.
 *
 * @param isFresh in place of the one with things in it, an empty one.
 */
export function startAgentBasket(
  access: BasketAccess,
  agentId: string,
  { isFresh = false } = {}
): Promise<Basket> {
  const { platform } = access
  return runBasketChange(access, async () => {
    const found = await ensureBasket(access)
    const isUsed = Boolean(found.productItems?.length || found.giftCertificateItems?.length)
    if (isFresh && isUsed)
      await platform.family(shopperBasketsLifecycle).deleteBasket({ basketId: found.basketId ?? '' })
    const { basketId = '' } = isFresh && isUsed ? await ensureBasket(access) : found
    const changes = { c_agentID: agentId, c_platform: MSP_POS_AGENT }
    return cacheBasket(access, await platform.baskets.updateBasket({ basketId }, changes))
  })
}
