import type { Inventory } from './inventory'
import type { Product } from './product'
import type { SiteCatalogue } from './site-catalogue'
import type { StockLedger } from './stock-ledger'

/** Stock shown for what never runs out, such as virtual gift cards: the platform's perpetual inventory. */
const PERPETUAL_STOCK = 999_999

const isSoldAhead = (inventory: Inventory) => inventory.preorderable || inventory.backorderable

/** Whether an order may take a product's stock below zero: it is sold before the goods are there. */
export const mayGoBelowZero = (product: Product) =>
  product.inventory !== undefined && isSoldAhead(product.inventory)

function computeOwnInventory(product: Product, ledger: StockLedger): Inventory {
  const record = product.inventory
  if (!record) {
    return {
      ats: PERPETUAL_STOCK,
      stockLevel: PERPETUAL_STOCK,
      orderable: product.online,
      preorderable: false,
      backorderable: false
    }
  }
  const level = ledger.findLevel(product.id) ?? record
  const ats = Math.max(0, level.ats)
  // Units that have come in put a sold-out product on sale again.
  const isOnSale = record.orderable || level.ats > record.ats
  return {
    ats,
    stockLevel: Math.max(0, level.stockLevel),
    orderable: product.online && isOnSale && (ats > 0 || isSoldAhead(record)),
    preorderable: record.preorderable,
    backorderable: record.backorderable,
    ...(record.preorderable && record.inStockDate ? { inStockDate: record.inStockDate } : {})
  }
}

/** A master sells as long as one variant does, and as many units as all of them together. */
function combineVariants(inventories: Inventory[]): Inventory {
  const orderable = inventories.filter(inventory => inventory.orderable)
  const inStockDate = orderable.find(inventory => inventory.inStockDate)?.inStockDate
  return {
    ats: orderable.reduce((sum, inventory) => sum + inventory.ats, 0),
    stockLevel: orderable.reduce((sum, inventory) => sum + inventory.stockLevel, 0),
    orderable: orderable.length > 0,
    preorderable: orderable.length > 0 && orderable.every(inventory => inventory.preorderable),
    backorderable: orderable.length > 0 && orderable.every(inventory => inventory.backorderable),
    ...(inStockDate ? { inStockDate } : {})
  }
}

/** A set stays for sale with some parts missing (requirement 6.1): it counts the parts that can be had. */
function combineParts(parts: { inventory: Inventory; quantity: number }[]): Inventory {
  const orderable = parts.filter(part => part.inventory.orderable)
  const countSets = (units: (inventory: Inventory) => number) =>
    orderable.length === 0
      ? 0
      : Math.min(...orderable.map(part => Math.floor(units(part.inventory) / Math.max(1, part.quantity))))
  return {
    ats: countSets(inventory => inventory.ats),
    stockLevel: countSets(inventory => inventory.stockLevel),
    orderable: orderable.length > 0,
    preorderable: false,
    backorderable: false
  }
}

type FindInventory = (product: Product) => Inventory

/** Masters and sets are computed from their parts. */
function combineInventory(product: Product, catalogue: SiteCatalogue, findOwn: FindInventory): Inventory {
  if (product.kind === 'master') return combineVariants(catalogue.listVariants(product.id).map(findOwn))
  if (product.kind === 'set') {
    const parts = (product.setItems ?? []).flatMap(({ productId, quantity }) => {
      const part = catalogue.findProduct(productId)
      return part && part.kind !== 'set'
        ? [{ inventory: combineInventory(part, catalogue, findOwn), quantity }]
        : []
    })
    return combineParts(parts)
  }
  return findOwn(product)
}

/** Availability of any product as of now (requirement 4.3). */
export const computeInventory = (
  product: Product,
  catalogue: SiteCatalogue,
  ledger: StockLedger
): Inventory => combineInventory(product, catalogue, each => computeOwnInventory(each, ledger))

/** Availability in a store, which sells what lies on its shelves: nothing ahead, and nothing without a count. */
export function computeStoreInventory(
  product: Product,
  catalogue: SiteCatalogue,
  ledger: StockLedger,
  inventoryId: string
): Inventory {
  return combineInventory(product, catalogue, ({ id, online }) => {
    const { ats = 0, stockLevel = 0 } = ledger.findStoreLevel(inventoryId, id) ?? {}
    return { ats, stockLevel, orderable: online && ats > 0, preorderable: false, backorderable: false }
  })
}
