import type { SiteId } from '../sites/site'

export interface StockLevel {
  ats: number
  stockLevel: number
}

export interface StockMovement {
  productId: string
  quantity: number
  /** Pre-orders and back-orders are sold before the goods are there. */
  mayGoBelowZero: boolean
}

/** What the ledger needs of a store. */
export interface StockStore {
  /** Whether a transaction is open that could still be rolled back. */
  isUnsettled(): boolean
  readSite(siteId: SiteId): Map<string, StockLevel>
  readOne(productId: string): StockLevel | undefined
  /** Takes all or nothing; false when a line asks for more than there is. */
  take(movements: StockMovement[]): boolean
  giveBack(movements: StockMovement[]): void
}

/** Stock of one site: durable in the store, readable without asking it. */
export interface StockLedger {
  /** Units of a product that is counted; undefined = never runs out. */
  findLevel(productId: string): StockLevel | undefined
  take(movements: StockMovement[]): boolean
  giveBack(movements: StockMovement[]): void
  /** Products whose level has changed since the last call, for whatever is derived from stock. */
  collectChanged(): string[]
}

/**
 * Mirrors the stock of one site in memory. Movements inside somebody's open
 * transaction may be rolled back behind our back: such products are read again
 * from the store until the transaction has ended.
 */
export function createStockLedger(store: StockStore, siteId: SiteId): StockLedger {
  const levels = store.readSite(siteId)
  const unsettled = new Set<string>()
  const changed = new Set<string>()

  function refresh(productId: string): void {
    const level = store.readOne(productId)
    if (level) levels.set(productId, level)
    changed.add(productId)
  }

  function refreshUnsettled(): void {
    if (unsettled.size === 0) return
    for (const productId of unsettled) refresh(productId)
    if (!store.isUnsettled()) unsettled.clear()
  }

  function noteMoved(movements: StockMovement[]): void {
    for (const { productId } of movements) {
      refresh(productId)
      if (store.isUnsettled()) unsettled.add(productId)
    }
  }

  return {
    findLevel(productId) {
      refreshUnsettled()
      return levels.get(productId)
    },
    take(movements) {
      const counted = movements.filter(({ productId }) => levels.has(productId))
      const isTaken = store.take(counted)
      if (isTaken) noteMoved(counted)
      return isTaken
    },
    giveBack(movements) {
      const counted = movements.filter(({ productId }) => levels.has(productId))
      store.giveBack(counted)
      noteMoved(counted)
    },
    collectChanged() {
      refreshUnsettled()
      const products = [...changed]
      changed.clear()
      return products
    }
  }
}
