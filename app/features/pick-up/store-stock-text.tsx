import { useIntl } from '../../intl/intl'
import type { MyStore } from '../../visit/my-store'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { pickUpMessages as messages } from './messages'
import { storeStockQuery } from './store-stock-query'

/** From so few units on the number is said. */
const SCARCE = 5

interface StoreStockTextProps {
  productId: string
  store: MyStore
  /** Beside the store's name: no failure is said. */
  isShort?: boolean
}

/** What a store has of a product. */
export function StoreStockText({ productId, store, isShort = false }: StoreStockTextProps) {
  const { formatMessage } = useIntl()
  const { data, error } = useRead(storeStockQuery(usePlatform(), productId, [store.inventoryId]))
  if (error)
    return isShort ? null : <p className="text-sm text-muted">{formatMessage(messages.stockFailed)}</p>
  if (!data) return null
  const count = data[store.inventoryId] ?? 0
  const text = count === 0 ? messages.soldOut : count <= SCARCE ? messages.onlyLeft : messages.inStock
  return (
    <p className={count === 0 ? 'stock stock-bad' : 'stock stock-good'}>
      {formatMessage(text, { count, store: store.name })}
    </p>
  )
}
