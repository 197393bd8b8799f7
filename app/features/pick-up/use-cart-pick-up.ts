import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import type { Stock } from '../../fulfilment/stock'
import type { MyStore } from '../../visit/my-store'
import type { Basket, Line } from '../basket/model/basket'
import { storeQuery } from '../stores/store-query'
import { useKeptStore } from './account-store'
import { isCollectable } from './collect-lines'
import { storeStockQuery } from './store-stock-query'
import { usePickUp, type PickUpActions } from './use-pick-up'

interface CartPickUp {
  /** My store; without one, the store that lines are collected in already. */
  store: MyStore | undefined
  /** Stock of a line's product in that store; undefined while it is not known. */
  stockOf: (line: Line) => Stock | undefined
  /** Reads its stock again; only while it could not be read. */
  readStock?: () => void
  pickUp: PickUpActions
}

/** Store, stock and actions for the cart's lines to be collected. */
export function useCartPickUp(basket: Basket): CartPickUp {
  const platform = usePlatform()
  const mine = useKeptStore()
  const usedId = basket.lines.find(({ storeId }) => storeId !== undefined)?.storeId
  const { data: used } = useRead({
    ...storeQuery(platform, usedId ?? ''),
    enabled: usedId !== undefined && !mine
  })
  const inventoryId = used?.inventoryId
  const store = mine ?? (used && inventoryId !== undefined ? { ...used, inventoryId } : undefined)
  const productIds = basket.lines.filter(isCollectable).map(({ productId }) => productId)
  const {
    data: stocks,
    isError,
    refetch
  } = useRead({
    ...storeStockQuery(platform, productIds, store?.inventoryId ?? ''),
    enabled: store !== undefined && productIds.length > 0,
    keepPreviousData: false
  })
  return {
    store,
    stockOf: ({ productId }) => stocks?.[productId],
    ...(isError && !stocks && { readStock: () => void refetch() }),
    pickUp: usePickUp()
  }
}
