import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeLine } from './change-line'
import { markPending } from './pending-quantities'

/** Changes a line's quantity. It is shown at once (optimistic update), and rolled back when the platform refuses it. */
export async function changeQuantity(
  access: BasketAccess,
  itemId: string,
  quantity: number
): Promise<Basket> {
  const unmark = markPending(access.client, itemId, quantity)
  try {
    return await changeLine(access, itemId, quantity, (platform, basketId) =>
      platform.baskets.updateItemInBasket({ basketId, itemId }, { quantity })
    )
  } finally {
    unmark()
  }
}
