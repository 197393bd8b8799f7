import { isUnclear } from '../../../platform/http/platform-error'
import type { BasketAccess } from '../api/basket-access'
import { BASKET_KEY } from '../api/basket-key'
import { changeQuantity } from '../api/change-quantity'
import { exchangeVariant } from '../api/exchange-variant'
import { readBasketAgain } from '../api/cache-basket'
import type { Removal } from '../changes/removal'
import { isFirstPartBack, restoreFirstPart } from '../changes/restore-removal'
import { wrapLine } from '../gifts/wrap-line'
import type { Basket, Line } from '../model/basket'
import type { DoneExchange } from './done-exchange'

/**
 * Gives a line its former variant, quantity and wrap back; one that joined another line comes back to its place.
 * Safe to repeat. Returns the id of the line that is back.
 *
 * @throws PlatformError where the platform refuses it, or where its outcome is unknown.
 */
export async function undoExchange(access: BasketAccess, done: DoneExchange): Promise<string> {
  const { itemId, former, joined } = done
  if (joined) {
    await changeQuantity(access, itemId, joined.quantity)
    await restore(access, joined.removal)
    return findLine(access, former)?.itemId ?? itemId
  }
  const change = { itemId, productId: former.productId, quantity: former.quantity }
  const basket = await exchangeVariant(access, change).catch(async (error: unknown) => {
    const now = isUnclear(error) ? await readBasketAgain(access) : undefined
    if (now?.lines.find(line => line.itemId === itemId)?.productId !== former.productId) throw error
    return now
  })
  // A variant without wrap has lost it.
  const isBare = basket?.lines.some(line => line.itemId === itemId && !line.gift)
  if (former.gift && isBare) await wrapLine(access, itemId, former.gift)
  return itemId
}

async function restore(access: BasketAccess, removal: Removal): Promise<void> {
  let rest: Removal | undefined = removal
  try {
    while (rest) rest = await restoreFirstPart(access, rest)
  } catch (error) {
    if (!rest || !isUnclear(error)) throw error
    await readBasketAgain(access)
    if (!isFirstPartBack(access, rest)) throw error
  }
}

const findLine = ({ client }: BasketAccess, { productId, shipmentId }: Line): Line | undefined =>
  client
    .getQueryData<Basket | null>(BASKET_KEY)
    ?.lines.find(line => line.productId === productId && line.shipmentId === shipmentId)
