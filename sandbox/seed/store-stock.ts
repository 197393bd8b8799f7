import { createHash } from 'node:crypto'
import type { StoreStock } from '../domain/catalogue/inventory'
import type { Product } from '../domain/catalogue/product'
import type { Store } from '../domain/stores/store'

/** In steps of a twentieth: the stores without a product, and those with few units of it. */
const SOLD_OUT = 3
const SCARCE = 6

/** Always the same units for a product in a store: a sixth is sold out there, a sixth scarce. */
function countUnits(storeId: string, productId: string): number {
  const number = createHash('sha256').update(`${storeId}/${productId}`).digest().readUInt16BE()
  const place = number % 20
  if (place < SOLD_OUT) return 0
  return place < SCARCE ? 1 + (number % 3) : 8 + (number % 40)
}

const isOnShelves = ({ kind, inventory, isVirtualGiftCard }: Product): boolean =>
  (kind === 'simple' || kind === 'variant') &&
  inventory !== undefined &&
  !inventory.preorderable &&
  !isVirtualGiftCard

/** Stock of every store: the products of its sites, without gift cards by e-mail and what is not out yet. */
export function listStoreStock(stores: Store[], products: Product[]): StoreStock[] {
  return stores.flatMap(({ id, inventoryId, siteIds }) =>
    products
      .filter(product => siteIds.includes(product.siteId) && isOnShelves(product))
      .map(product => ({ inventoryId, productId: product.id, units: countUnits(id, product.id) }))
  )
}
