import { isUnclear } from '../../../platform/http/platform-error'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'
import { readBasketAgain } from '../api/cache-basket'
import { isSameGift, writeLineGift, type WantedGift } from '../../../gifts/gift'
import { GIFT_WRAP_OPTION } from '../../../gifts/gift-wrap-option'
import type { Basket } from '../model/basket'

/**
 * Wraps a line as a gift, or unwraps it. Where the answer is lost, the basket says whether it is done.
 *
 * @param unwrapped of a wrap with a price: the value of its option that is none.
 */
export async function wrapLine(
  access: BasketAccess,
  itemId: string,
  gift: WantedGift | undefined,
  unwrapped?: string
): Promise<Basket> {
  const change = writeLineGift(gift) ?? {
    gift: false,
    ...(unwrapped !== undefined && {
      optionItems: [{ optionId: GIFT_WRAP_OPTION, optionValueId: unwrapped }]
    })
  }
  try {
    return await changeBasket(access, (platform, basketId) =>
      platform.baskets.updateItemInBasket({ basketId, itemId }, change)
    )
  } catch (error) {
    const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
    const line = basket?.lines.find(each => each.itemId === itemId)
    if (!basket || !line || !isSameGift(line.gift, gift)) throw error
    return basket
  }
}
