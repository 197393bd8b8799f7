import { deriveAvailability, findScarcest, isScarce, type Stock } from '../../fulfilment/stock'
import { useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import type { MyStore } from '../../visit/my-store'
import { pickUpMessages as messages } from './messages'
import { storeStockQuery } from './store-stock-query'

interface StoreStockTextProps {
  /** Of a product, or of all parts of a set. */
  productIds: readonly string[]
  store: MyStore
  /** Beside the store's name, which is not repeated; no failure is said. */
  isShort?: boolean
}

export function StoreStockText({ productIds, store, isShort = false }: StoreStockTextProps) {
  const { formatMessage } = useIntl()
  const { data, error } = useRead(storeStockQuery(usePlatform(), productIds, store.inventoryId))
  if (error)
    return isShort ? null : <p className="text-sm text-muted">{formatMessage(messages.stockFailed)}</p>
  const stocks = data ? productIds.flatMap(id => data[id] ?? []) : []
  const stock = stocks.length === productIds.length ? findScarcest(stocks) : undefined
  return stock ? <StockWords stock={stock} place={isShort ? undefined : store.name} /> : null
}

/** Whether there is something of a product in a place, and how few there are. */
export function StockWords({ stock, place }: { stock: Stock; place?: string }) {
  const { formatMessage } = useIntl()
  const isOut = deriveAvailability(stock) === 'out_of_stock'
  const text = isOut ? messages.soldOut : isScarce(stock) ? messages.onlyLeft : messages.inStock
  return (
    <p className={isOut ? 'stock stock-bad' : 'stock stock-good'}>
      {formatMessage(text, {
        count: stock.stockLevel,
        place: place === undefined ? 'none' : 'named',
        store: place
      })}
    </p>
  )
}
