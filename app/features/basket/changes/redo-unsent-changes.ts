import type { IntlShape } from '../../../intl/intl'
import { withLock } from '../../../browser/with-lock'
import { addItems } from '../api/add-items'
import { sendExchange } from '../api/exchange-variant'
import type { BasketAccess } from '../api/basket-access'
import { runBasketChange } from '../api/change-basket'
import { cacheBasket } from '../api/cache-basket'
import { BASKET_KEY } from '../api/basket-key'
import { findPlatformBasket } from '../api/find-basket'
import { findMixingProblem, MixingProblem } from '../model/add-refusals'
import { showBasketAlert } from '../components/basket-alerts'
import { describeAddRefusal } from '../describe-add-refusal'
import { forgetUnsent, listUnsent, lockName, type BasketChange } from './unsent-changes'

/** Does what was not sent, and shows the platform's refusals. */
export const redoAndExplain = (access: BasketAccess, intl: IntlShape): Promise<void> =>
  redoUnsentChanges(access, error => showBasketAlert(access.client, describeAddRefusal(intl, error)))

/** Younger ones may be of another tab that is about to take the lock. */
const YOUNGEST_MS = 1_000
/** Nobody remembers wanting it any more. */
const OLDEST_MS = 24 * 60 * 60 * 1_000
/** Waits before each look at the basket for a change that was sent. */
const ARRIVAL_MS = [0, 1_000, 2_000, 4_000, 8_000]

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

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
  let isUnanswered = false
  await wait(YOUNGEST_MS)
  await withLock(lockName(siteId), { ifAvailable: true }, async lock => {
    if (!lock) return
    for (const change of listUnsent(siteId)) {
      if (change.at > began) continue
      if ('isUnanswered' in change) {
        isUnanswered = true
        forgetUnsent(siteId, change.id)
        continue
      }
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
  if (isUnanswered) await followBasket(access)
}

/** Shows what a page that was left has sent, as soon as it has arrived. */
async function followBasket(access: BasketAccess): Promise<void> {
  const readCached = () => JSON.stringify(access.client.getQueryData(BASKET_KEY))
  const isChanged = async () => {
    const former = readCached()
    const basket = await findPlatformBasket(access)
    if (basket) cacheBasket(access, basket)
    return former !== undefined && former !== readCached()
  }
  for (const ms of ARRIVAL_MS) {
    await wait(ms)
    // The basket's own query says where it cannot be read.
    if (await runBasketChange(access, isChanged).catch(() => false)) return
  }
}

async function redo(access: BasketAccess, change: BasketChange, onSend: () => void): Promise<void> {
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
  change: Extract<BasketChange, { itemId: string }>,
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
