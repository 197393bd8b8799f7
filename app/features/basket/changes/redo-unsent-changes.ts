import type { IntlShape } from '../../../intl/intl'
import { withLock } from '../../../browser/with-lock'
import { addItems } from '../api/add-items'
import { sendExchange } from '../api/exchange-variant'
import type { BasketAccess } from '../api/basket-access'
import { runBasketChange } from '../api/change-basket'
import { cacheBasket } from '../api/cache-basket'
import { findPlatformBasket } from '../api/find-basket'
import { findMixingProblem, MixingProblem } from '../model/add-refusals'
import { showBasketAlert } from '../components/basket-alerts'
import { describeAddRefusal } from '../describe-add-refusal'
import { forgetUnsent, listUnsent, lockName, type UnsentChange } from './unsent-changes'

/** Does what was not sent, and shows the platform's refusals. */
export const redoAndExplain = (access: BasketAccess, intl: IntlShape): Promise<void> =>
  redoUnsentChanges(access, error => showBasketAlert(access.client, describeAddRefusal(intl, error)))

/** Younger ones may be of another tab that is about to take the lock. */
const YOUNGEST_MS = 1_000
/** Nobody remembers wanting it any more. */
const OLDEST_MS = 24 * 60 * 60 * 1_000

/**
 * Does what pages that were left did not get to send, once and by one tab. While another tab is at work on changes of
 * its own they wait for the next page.
 *
 * @param onRefused is given what the platform, or the shop's rules, answer to a change.
 */
export async function redoUnsentChanges(
  access: BasketAccess,
  onRefused: (error: unknown) => void
): Promise<void> {
  const { siteId } = access
  const began = Date.now()
  await new Promise(resolve => setTimeout(resolve, YOUNGEST_MS))
  await withLock(lockName(siteId), { ifAvailable: true }, async lock => {
    if (!lock) return
    for (const change of listUnsent(siteId)) {
      if (change.at > began) continue
      const forget = () => forgetUnsent(siteId, change.id)
      try {
        if (began - change.at < OLDEST_MS) await redo(access, change, forget)
      } catch (error) {
        onRefused(error)
      } finally {
        forget()
      }
    }
  })
}

async function redo(access: BasketAccess, change: UnsentChange, onSend: () => void): Promise<void> {
  if (!('items' in change)) return redoLine(access, change, onSend)
  const { items, context } = change
  await addItems(
    access,
    items,
    basket => {
      const code = context && findMixingProblem(basket, context)
      if (code) throw new MixingProblem(code)
      return undefined
    },
    onSend
  )
}

/** Of a line that is still there: an order or another device may have taken it away since. */
const redoLine = (
  access: BasketAccess,
  change: Extract<UnsentChange, { itemId: string }>,
  onSend: () => void
): Promise<void> =>
  runBasketChange(access, async () => {
    const { platform } = access
    const { basketId, itemId, quantity } = change
    const basket = await findPlatformBasket(access)
    const items = basket?.productItems ?? []
    const line = items.find(item => item.itemId === itemId)
    if (basket?.basketId !== basketId) return
    const productId = change.productId ?? line?.productId ?? ''
    const isDone = line?.quantity === quantity && line.productId === productId
    // It has arrived already, or has nothing to change; this page may have read the basket before.
    if (!line || isDone) return void cacheBasket(access, basket)
    onSend()
    const isExchange = line.productId !== productId
    cacheBasket(
      access,
      isExchange
        ? await sendExchange(platform, basketId, items, { itemId, productId, quantity })
        : quantity > 0
          ? await platform.baskets.updateItemInBasket({ basketId, itemId }, { quantity })
          : await platform.baskets.removeItemFromBasket({ basketId, itemId })
    )
  })
