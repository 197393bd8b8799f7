import type { ProductKind } from '../catalogue/product'
import { createBitset, unionInto, type Bitset } from './bitset'
import type { FacetIndex } from './facet-index'
import type { Refinement } from './parse-refinements'
import type { PriceIndex } from './price-index'

/** Where refined documents are looked up. */
interface RefinementSets {
  size: number
  facets: FacetIndex
  prices: PriceIndex
  findCategory(id: string): Bitset | undefined
  findOrderable(): Bitset
  /** Orderable in a store; undefined for an id that is no store's inventory list. */
  findInStore(inventoryId: string): Bitset | undefined
}

/** The platform refines by at most so many inventory lists. */
const MAX_INVENTORIES = 10

/** The platform's hit types and their names here. */
const kindsByHitType = new Map<string, ProductKind>([
  ['product', 'simple'],
  ['item', 'simple'],
  ['master', 'master'],
  ['set', 'set']
])

function unionValues(size: number, values: string[], find: (value: string) => Bitset | undefined): Bitset {
  const selected = createBitset(size)
  for (const value of values) {
    const documents = find(value)
    if (documents) unionInto(selected, documents)
  }
  return selected
}

/**
 * Documents that carry any value of a refinement; empty for unknown values. Undefined when lists are not
 * refined by the attribute at all: then it is ignored.
 */
export function selectRefined(refinement: Refinement, sets: RefinementSets): Bitset | undefined {
  const { size, facets, prices } = sets
  switch (refinement.attributeId) {
    case 'price':
      return prices.selectRange(refinement.from, refinement.to)
    case 'orderable_only':
      return refinement.values.includes('true') ? sets.findOrderable() : undefined
    case 'ilids': {
      // Unknown lists are ignored; without a known one the site's own list is refined by.
      const inStores = refinement.values.slice(0, MAX_INVENTORIES).flatMap(id => sets.findInStore(id) ?? [])
      if (inStores.length === 0) return sets.findOrderable()
      const selected = createBitset(size)
      for (const documents of inStores) unionInto(selected, documents)
      return selected
    }
    case 'cgid':
      return unionValues(size, refinement.values, sets.findCategory)
    case 'pmid':
      return unionValues(size, refinement.values, id => prices.promoted.get(id))
    case 'htype':
      return unionValues(size, refinement.values, type => {
        const kind = kindsByHitType.get(type)
        return kind && facets.kinds.get(kind)
      })
    case 'facet': {
      const values = facets.values.get(refinement.facetId)
      return values && unionValues(size, refinement.values, value => values.get(value))
    }
  }
}
