import type { SiteId } from '../../domain/sites/site'
import type { StockLevel, StockMovement, StockStore } from '../../domain/catalogue/stock-ledger'
import { isInTransaction, type Database } from './database'

/** Stock in SQLite. Runs inside the caller's transaction when there is one, e.g. that of an order. */
export function createStockStore(db: Database): StockStore {
  const selectSite = db
    .prepare('SELECT product_id, ats, stock_level FROM catalogue_stock WHERE site_id = ?')
    .raw()
  const selectOne = db.prepare('SELECT ats, stock_level FROM catalogue_stock WHERE product_id = ?').raw()
  const take = db.prepare(
    `UPDATE catalogue_stock SET ats = ats - @quantity, stock_level = stock_level - @quantity
     WHERE product_id = @productId AND (ats >= @quantity OR @mayGoBelowZero)`
  )
  const selectOfStore = db
    .prepare('SELECT ats, stock_level FROM catalogue_store_stock WHERE inventory_id = ? AND product_id = ?')
    .raw()
  const takeOfStore = db.prepare(
    `UPDATE catalogue_store_stock SET ats = ats - @quantity, stock_level = stock_level - @quantity
     WHERE inventory_id = @inventoryId AND product_id = @productId AND ats >= @quantity`
  )
  const returnToStore = db.prepare(
    `UPDATE catalogue_store_stock SET ats = ats + @quantity, stock_level = stock_level + @quantity
     WHERE inventory_id = @inventoryId AND product_id = @productId`
  )
  const returnUnits = db.prepare(
    `UPDATE catalogue_stock SET ats = ats + @quantity, stock_level = stock_level + @quantity
     WHERE product_id = @productId`
  )

  /** Savepoints nest, transactions do not: an order may already have opened one. */
  function runAllOrNothing(work: () => boolean): boolean {
    db.exec('SAVEPOINT stock_movement')
    let isDone = false
    try {
      isDone = work()
    } finally {
      if (!isDone) db.exec('ROLLBACK TO stock_movement')
      db.exec('RELEASE stock_movement')
    }
    return isDone
  }

  return {
    isInTransaction: () => isInTransaction(db),
    readSite(siteId: SiteId) {
      const rows = selectSite.all(siteId) as [string, number, number][]
      return new Map(rows.map(([id, ats, stockLevel]): [string, StockLevel] => [id, { ats, stockLevel }]))
    },
    readOne(productId) {
      const row = selectOne.get(productId) as [number, number] | undefined
      return row && { ats: row[0], stockLevel: row[1] }
    },
    readStore(inventoryId, productId) {
      const row = selectOfStore.get(inventoryId, productId) as [number, number] | undefined
      return row && { ats: row[0], stockLevel: row[1] }
    },
    take: (movements: StockMovement[]) =>
      runAllOrNothing(() =>
        movements.every(({ productId, quantity, inventoryId, mayGoBelowZero }) => {
          const { changes } =
            inventoryId === undefined
              ? take.run({ productId, quantity, mayGoBelowZero: mayGoBelowZero ? 1 : 0 })
              : takeOfStore.run({ productId, quantity, inventoryId })
          return changes === 1
        })
      ),
    returnUnits(movements) {
      runAllOrNothing(() => {
        for (const { productId, quantity, inventoryId } of movements) {
          if (inventoryId === undefined) returnUnits.run({ productId, quantity })
          else returnToStore.run({ productId, quantity, inventoryId })
        }
        return true
      })
    }
  }
}
