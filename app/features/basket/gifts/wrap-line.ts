import { isUnclear } from '../../../platform/http/platform-error'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'
import { readBasketAgain } from '../api/read-basket-again'
import type { LineGift } from '../../../gifts/gift'
import type { Basket } from '../model/basket'

/** Wraps a line as a gift, or unwraps it. Where the answer is lost, the basket says whether it is done. */
export async function wrapLine(
  access: BasketAccess,
  itemId: string,
  gift: LineGift | undefined
): Promise<Basket> {
  const change = gift ? { gift: true, giftMessage: gift.message } : { gift: false }
  try {
    return await changeBasket(access, (platform, basketId) =>
      platform.baskets.updateItemInBasket({ basketId, itemId }, change)
    )
  } catch (error) {
    const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
    const line = basket?.lines.find(each => each.itemId === itemId)
    if (!basket || !line || line.gift?.message !== gift?.message) throw error
    return basket
  }
}
