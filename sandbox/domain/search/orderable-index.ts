import type { SiteCatalogue } from '../catalogue/site-catalogue'
import { computeInventory } from '../catalogue/availability'
import type { StockLedger } from '../catalogue/stock-ledger'
import { addBit, createBitset, removeBit, type Bitset } from './bitset'

/** Returns the documents that can be ordered now; follows the stock, touching only what has changed. */
export function createOrderableIndex(
  catalogue: SiteCatalogue,
  documentOf: Map<string, number>,
  ledger: StockLedger
): () => Bitset {
  const orderable = createBitset(catalogue.listed.length)
  catalogue.listed.forEach((product, document) => {
    if (computeInventory(product, catalogue, ledger).orderable) addBit(orderable, document)
  })

  function renew(productId: string): void {
    const product = catalogue.findProduct(productId)
    const document = documentOf.get(productId)
    if (!product || document === undefined) return
    if (computeInventory(product, catalogue, ledger).orderable) addBit(orderable, document)
    else removeBit(orderable, document)
  }

  return () => {
    for (const productId of ledger.collectChanged()) {
      renew(productId)
      for (const dependent of catalogue.listDependents(productId)) {
        renew(dependent.id)
        for (const outer of catalogue.listDependents(dependent.id)) renew(outer.id)
      }
    }
    return orderable
  }
}
