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

/** Sends unsent changes, and shows the platform's refusals. */
export const redoAndExplain = (access: BasketAccess, intl: IntlShape): Promise<void> =>
  redoUnsentChanges(access, error => showBasketAlert(access.client, describeAddRefusal(intl, error)))

/** Younger ones may be of another tab that is about to take the lock. */
const YOUNGEST_MS = 1_000
/** Older changes are dropped: shoppers no longer expect them. */
const OLDEST_MS = 24 * 60 * 60 * 1_000
/** Milliseconds before each reading of the basket, until a change that was sent has arrived. */
const ARRIVAL_MS = [0, 1_000, 2_000, 4_000, 8_000]
/** A page that opens later than this after a change was sent finds it in the basket. */
const ARRIVED_MS = 15_000

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Sends the changes that earlier pages were left before sending, once and from one tab. While another tab is sending
 * changes of its own they wait for the next page.
 *
 * @param onRefused is called with the refusal of a change, by the platform or by the shop's rules.
 */
export async function redoUnsentChanges(
  access: BasketAccess,
  onRefused: (error: unknown) => void
): Promise<void> {
  const { siteId } = access
  const began = Date.now()
  const unanswered: string[] = []
  await wait(YOUNGEST_MS)
  await withLock(lockName(siteId), { ifAvailable: true }, async lock => {
    if (!lock) return
    for (const change of listUnsent(siteId)) {
      if (change.at > began) continue
      if ('isUnanswered' in change) {
        if (began - change.at < ARRIVED_MS) unanswered.push(change.id)
        else forgetUnsent(siteId, change.id)
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
  if (unanswered.length === 0) return
  await followBasket(access)
  // Not before: this page may be left, too, and then the next one reads the basket again.
  for (const id of unanswered) forgetUnsent(siteId, id)
}

/** Reads the basket again until a change shows that an earlier page has sent. */
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
