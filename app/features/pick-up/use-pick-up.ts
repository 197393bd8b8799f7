import { useState } from 'react'
import { useIntl } from '../../intl/intl'
import { useBasketAccess } from '../basket/api/basket-access'
import { showBasketAlert } from '../basket/components/basket-alerts'
import { describeBasketError } from '../basket/describe-basket-error'
import type { Basket } from '../basket/model/basket'
import { collectLines, NoPickUp, sendLines, takeLinesOut } from './collect-lines'
import { pickUpMessages as messages } from './messages'
import { STORE_STOCK_KEY } from './store-stock-query'

export interface PickUpActions {
  isBusy: boolean
  /** What the last change has done, to be read out. */
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

  async function run(change: () => Promise<Basket>, text: string) {
    if (isBusy) return
    setBusy(true)
    setNews('')
    try {
      await change()
      setNews(text)
    } catch (error) {
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
    collect: ({ id, name }, itemIds) =>
      run(
        () => collectLines(access, id, itemIds),
        intl.formatMessage(messages.nowCollected, { count: itemIds.length, store: name })
      ),
    send: itemIds =>
      run(() => sendLines(access, itemIds), intl.formatMessage(messages.nowSent, { count: itemIds.length })),
    takeOut: itemIds => run(() => takeLinesOut(access, itemIds), '')
  }
}
