import type { Product, ProductKind } from '../catalogue/product'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import { addBit, createBitset, createFullBitset, type Bitset } from './bitset'
import { facetDefinitions } from './facet-definitions'
import { ROOT_CATEGORY_ID } from '../catalogue/category-tree'

/** Which documents carry which value; documents are numbered in the order of `catalogue.listed`. */
export interface FacetIndex {
  /** Facet id → value → documents. */
  values: Map<string, Map<string, Bitset>>
  /** Category id → documents in it or below it. */
  categories: Map<string, Bitset>
  kinds: Map<ProductKind, Bitset>
}

/** Marks documents under a key, making the key's set at its first use. */
function createMarker<Key>(size: number): {
  sets: Map<Key, Bitset>
  mark: (key: Key, document: number) => void
} {
  const sets = new Map<Key, Bitset>()
  const mark = (key: Key, document: number) => {
    let bits = sets.get(key)
    if (!bits) sets.set(key, (bits = createBitset(size)))
    addBit(bits, document)
  }
  return { sets, mark }
}

/** Builds the sets once; they do not depend on language, currency or stock. */
export function buildFacetIndex(catalogue: SiteCatalogue): FacetIndex {
  const products = catalogue.listed
  const size = products.length
  const categories = createMarker<string>(size)
  const kinds = createMarker<ProductKind>(size)
  const facets = facetDefinitions.map(definition => ({ definition, ...createMarker<string>(size) }))

  products.forEach((product, document) => {
    kinds.mark(product.kind, document)
    const variants: Product[] = product.kind === 'master' ? catalogue.listVariants(product.id) : []
    for (const member of [product, ...variants]) {
      for (const { definition, mark } of facets) {
        for (const value of definition.readValues(member)) mark(value, document)
      }
      for (const categoryId of catalogue.listCategoryIds(member)) {
        for (const category of catalogue.categories.listPath(categoryId))
          categories.mark(category.id, document)
      }
    }
  })
  categories.sets.set(ROOT_CATEGORY_ID, createFullBitset(size))
  return {
    values: new Map(facets.map(({ definition, sets }) => [definition.id, sets])),
    categories: categories.sets,
    kinds: kinds.sets
  }
}
