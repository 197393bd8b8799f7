import type { SiteId } from '../sites/site'

export interface StockLevel {
  ats: number
  stockLevel: number
}

export interface StockMovement {
  productId: string
  quantity: number
  /** Of a store; without it the units are the site's. */
  inventoryId?: string
  /** Pre-orders and back-orders are sold before the goods are there. */
  mayGoBelowZero: boolean
}

/** The ledger's storage. */
export interface StockStore {
  /** Whether a transaction is open that could still be rolled back. */
  isInTransaction(): boolean
  readSite(siteId: SiteId): Map<string, StockLevel>
  readOne(productId: string): StockLevel | undefined
  readStore(inventoryId: string, productId: string): StockLevel | undefined
  /** Takes all or nothing; false when a line asks for more than there is. */
  take(movements: StockMovement[]): boolean
  returnUnits(movements: StockMovement[]): void
}

/** Stock of one site: durable in the store, readable without asking it. */
export interface StockLedger {
  /** Units of a product that is counted; undefined = never runs out. */
  findLevel(productId: string): StockLevel | undefined
  /** Units of a product in a store; undefined = the store does not sell it. */
  findStoreLevel(inventoryId: string, productId: string): StockLevel | undefined
  take(movements: StockMovement[]): boolean
  returnUnits(movements: StockMovement[]): void
  /** Products whose level has changed since the last call, for whatever is derived from stock. */
  collectChanged(): string[]
}

const isOfStore = ({ inventoryId }: StockMovement): boolean => inventoryId !== undefined

/**
 * Mirrors the stock of one site in memory; that of its stores is read from the store each time. Movements inside an open
 * transaction may be rolled back later: such products are read again
 * from the store until the transaction has ended.
 */
export function createStockLedger(store: StockStore, siteId: SiteId): StockLedger {
  const levels = store.readSite(siteId)
  const uncommitted = new Set<string>()
  const changed = new Set<string>()

  const isCounted = (movement: StockMovement) => isOfStore(movement) || levels.has(movement.productId)

  function refresh(productId: string): void {
    const level = store.readOne(productId)
    if (level) levels.set(productId, level)
    changed.add(productId)
  }

  function refreshUncommitted(): void {
    if (uncommitted.size === 0) return
    for (const productId of uncommitted) refresh(productId)
    if (!store.isInTransaction()) uncommitted.clear()
  }

  function refreshMoved(movements: StockMovement[]): void {
    for (const movement of movements) {
      const { productId } = movement
      if (isOfStore(movement)) continue
      refresh(productId)
      if (store.isInTransaction()) uncommitted.add(productId)
    }
  }

  return {
    findLevel(productId) {
      refreshUncommitted()
      return levels.get(productId)
    },
    findStoreLevel: (inventoryId, productId) => store.readStore(inventoryId, productId),
    take(movements) {
      const counted = movements.filter(isCounted)
      const isTaken = store.take(counted)
      if (isTaken) refreshMoved(counted)
      return isTaken
    },
    returnUnits(movements) {
      const counted = movements.filter(isCounted)
      store.returnUnits(counted)
      refreshMoved(counted)
    },
    collectChanged() {
      refreshUncommitted()
      const products = [...changed]
      changed.clear()
      return products
    }
  }
}
