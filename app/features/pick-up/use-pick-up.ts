import { useState } from 'react'
import { useIntl } from '../../intl/intl'
import { isUnclear } from '../../platform/http/platform-error'
import { useBasketAccess } from '../basket/api/basket-access'
import { readBasketAgain } from '../basket/api/cache-basket'
import { showBasketAlert } from '../basket/components/basket-alerts'
import { describeBasketError } from '../basket/describe-basket-error'
import type { Basket } from '../basket/model/basket'
import { collectLines, NoPickUp, sendLines, takeLinesOut } from './collect-lines'
import { pickUpMessages as messages } from './messages'
import { STORE_STOCK_KEY } from './store-stock-query'

export interface PickUpActions {
  isBusy: boolean
  /** Result of the last change, for screen readers. */
  news: string
  collect: (store: { id: string; name: string }, itemIds: string[]) => Promise<void>
  send: (itemIds: string[]) => Promise<void>
  takeOut: (itemIds: string[]) => Promise<void>
}

/** Moves lines between parcel and store, one change at a time; a refusal is said, and the stock read again. */
export function usePickUp(): PickUpActions {
  const intl = useIntl()
  const access = useBasketAccess()
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')

  /** @param isDone whether a basket has the change already: its answer may have been lost. */
  async function run(change: () => Promise<Basket>, text: string, isDone: (basket: Basket) => boolean) {
    if (isBusy) return
    setBusy(true)
    setNews('')
    try {
      await change()
      setNews(text)
    } catch (error) {
      const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
      if (basket && isDone(basket)) return setNews(text)
      const alert =
        error instanceof NoPickUp
          ? { kind: 'error' as const, code: 'no_pick_up', message: intl.formatMessage(messages.noPickUp) }
          : describeBasketError(intl, error)
      showBasketAlert(access.client, alert)
      void access.client.invalidateQueries({ queryKey: [STORE_STOCK_KEY] })
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    news,
    collect: ({ id: storeId, name }, itemIds) =>
      run(
        () => collectLines(access, storeId, itemIds),
        intl.formatMessage(messages.nowCollected, { count: itemIds.length, store: name }),
        // A line that has joined another one is gone.
        ({ lines }) => !lines.some(line => itemIds.includes(line.itemId) && line.storeId !== storeId)
      ),
    send: itemIds =>
      run(
        () => sendLines(access, itemIds),
        intl.formatMessage(messages.nowSent, { count: itemIds.length }),
        ({ lines }) => !lines.some(line => itemIds.includes(line.itemId) && line.storeId !== undefined)
      ),
    takeOut: itemIds =>
      run(
        () => takeLinesOut(access, itemIds),
        '',
        ({ lines }) => !lines.some(({ itemId }) => itemIds.includes(itemId))
      )
  }
}
