import type { Basket } from '../../model/basket'
import type { BasketAccess } from '../basket-access'
import { changeBasket } from '../change-basket'

/** Records on the basket the assisting agent and the sales channel, e.g. the app (requirement 3.3.1: c_agentID, c_platform). */
export const setSalesChannel = (
  access: BasketAccess,
  { agentId, platform: channel }: { agentId?: string; platform?: string }
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.baskets.updateBasket({ basketId }, { c_agentID: agentId, c_platform: channel })
  )
