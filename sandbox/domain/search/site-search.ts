import type { Product } from '../catalogue/product'
import type { Language } from '../../texts/localized-text'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import type { StockLedger } from '../catalogue/stock-ledger'
import type { PriceList } from '../pricing/price-list'
import { addBit, countBits, createBitset, intersectInto, unionInto, type Bitset } from './bitset'
import { buildRefinements, type RefinementGroup } from './build-refinements'
import { computeStoreInventory } from '../catalogue/availability'
import { buildFacetIndex } from './facet-index'
import { createOrderableIndex } from './orderable-index'
import { pageDocuments } from './paginate'
import type { Refinement } from './parse-refinements'
import { createPriceIndexes, type PriceIndex } from './price-index'
import { listProductTexts, listVocabulary } from './product-texts'
import { readQuery, type ReadQuery } from './read-query'
import { selectRefined } from './select-refined'
import type { SortingId } from './sorting'
import { buildSpelling, type Spelling } from './spelling'
import { suggestSpelling, type SuggestedPhrase } from './suggest-spelling'
import { buildTextIndex } from './text-index'

/** Its products are those that cost less than before, besides those assigned to it (requirement 4.1). */
const SALE_CATEGORY_ID = 'all-sale'

export interface SearchRequest {
  /** Empty = everything, as in a category list. */
  query: string
  refinements: Refinement[]
  sorting: SortingId
  offset: number
  limit: number
  language: Language
  prices: PriceList
}

export interface SearchOutcome {
  total: number
  /** The query has no match; these match its probable meaning. */
  isCorrected: boolean
  products: Product[]
  refinements: RefinementGroup[]
}

export interface SiteSearch {
  search(request: SearchRequest): SearchOutcome
  /** Best matches for a query, without counts. */
  findProducts(request: { query: string; language: Language; prices: PriceList; limit: number }): Product[]
  getSpelling(language: Language): Spelling
  /** Undefined when there is nothing to correct, or no idea how. */
  suggestSpelling(query: string, language: Language): SuggestedPhrase | undefined
  /** The results of a query in any spelling; undefined when it holds no word to search for. */
  read(query: string, language: Language): ReadQuery | undefined
}

/** Builds a value per language at its first use. */
function createPerLanguage<Value>(build: (language: Language) => Value): (language: Language) => Value {
  const built = new Map<Language, Value>()
  return language => {
    const known = built.get(language)
    if (known !== undefined) return known
    const value = build(language)
    built.set(language, value)
    return value
  }
}

/** Search over the listed products of one site; documents are numbered by sales rank, best first. */
export function createSiteSearch(
  catalogue: SiteCatalogue,
  ledger: StockLedger,
  hasStoreInventory: (inventoryId: string) => boolean = () => false
): SiteSearch {
  const products = catalogue.listed
  const size = products.length
  const documentOf = new Map(products.map((product, document) => [product.id, document]))
  const facets = buildFacetIndex(catalogue)
  const findPriceIndex = createPriceIndexes(products)
  const findOrderable = createOrderableIndex(catalogue, documentOf, ledger)
  // A brand that all products share distinguishes nothing: "jasmin" is the blossom then.
  const hasBrands = new Set(products.map(({ brand }) => brand)).size > 1
  const getTextIndex = createPerLanguage(language =>
    buildTextIndex(products.map(product => listProductTexts(product, catalogue, language, hasBrands)))
  )
  const getSpelling = createPerLanguage(language => buildSpelling(listVocabulary(catalogue, language)))

  const suggest = (query: string, language: Language) =>
    suggestSpelling(getTextIndex(language), getSpelling(language), query)
  const read = (query: string, language: Language) =>
    readQuery(getTextIndex(language), typed => suggest(typed, language)?.phrase, query)

  function findInStore(inventoryId: string): Bitset | undefined {
    if (!hasStoreInventory(inventoryId)) return undefined
    const found = createBitset(size)
    products.forEach((product, document) => {
      if (computeStoreInventory(product, catalogue, ledger, inventoryId).orderable) addBit(found, document)
    })
    return found
  }

  function findCategory(id: string, prices: PriceIndex): Bitset | undefined {
    const assigned = facets.categories.get(id)
    if (id !== SALE_CATEGORY_ID || !catalogue.categories.find(id)) return assigned
    const sale = prices.reduced.slice()
    if (assigned) unionInto(sale, assigned)
    return sale
  }

  function search(request: SearchRequest): SearchOutcome {
    const prices = findPriceIndex(request.prices)
    const reading = request.query === '' ? undefined : read(request.query, request.language)
    const matches = reading?.matches
    const found = prices.priced.slice()
    if (matches) intersectInto(found, matches.documents)
    else if (request.query !== '') found.fill(0)

    const filters = request.refinements.flatMap(refinement => {
      const documents = selectRefined(refinement, {
        size,
        facets,
        prices,
        findCategory: id => findCategory(id, prices),
        findOrderable,
        findInStore
      })
      const attributeId = refinement.attributeId === 'facet' ? refinement.facetId : refinement.attributeId
      return documents ? [{ attributeId, documents }] : []
    })
    const selectWithout = (attributeId: string): Bitset => {
      if (!filters.some(filter => filter.attributeId === attributeId)) return hits
      const documents = found.slice()
      for (const filter of filters) {
        if (filter.attributeId !== attributeId) intersectInto(documents, filter.documents)
      }
      return documents
    }
    const hits = found.slice()
    for (const { documents } of filters) intersectInto(hits, documents)

    const order =
      request.sorting === 'best-matches' && matches
        ? matches.ranked
        : prices.findOrder(request.sorting, request.language)
    const page = pageDocuments(hits, order, request.offset, request.limit)
    return {
      total: countBits(hits),
      isCorrected: reading?.meant !== undefined,
      products: page.map(document => products[document]!),
      refinements: buildRefinements({
        catalogue,
        facets,
        prices,
        findCategory: id => findCategory(id, prices),
        language: request.language,
        currency: request.prices.currency,
        selectWithout
      })
    }
  }

  return {
    search,
    findProducts({ query, language, prices, limit }) {
      const matches = read(query, language)?.matches
      if (!matches) return []
      const found = matches.documents.slice()
      intersectInto(found, findPriceIndex(prices).priced)
      return pageDocuments(found, matches.ranked, 0, limit).map(document => products[document]!)
    },
    getSpelling,
    suggestSpelling: suggest,
    read
  }
}
