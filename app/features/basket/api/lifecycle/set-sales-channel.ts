import type { Basket } from '../../model/basket'
import type { BasketAccess } from '../basket-access'
import { changeBasket } from '../change-basket'

/** Notes on the basket who helps the shopper and where it is filled, e.g. in the app (requirement 3.3.1: c_agentID, c_platform). */
export const setSalesChannel = (
  access: BasketAccess,
  { agentId, platform: channel }: { agentId?: string; platform?: string }
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.baskets.updateBasket({ basketId }, { c_agentID: agentId, c_platform: channel })
  )
