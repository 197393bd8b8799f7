import { say } from '../../../texts/localized-text'
import { Router, type Request } from 'express'
import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { CreateRouter } from '../../protocol-context'
import type { Catalogue } from '../../../domain/catalogue/catalogue'
import { parseRefinements } from '../../../domain/search/parse-refinements'
import { parseSorting, sortingOptions } from '../../../domain/search/sorting'
import { badRequest } from '../../../http/problem'
import { openCatalogueContext, type CatalogueContext } from '../products/catalogue-context'
import { readExpand, readImageTypes, readInteger, readTexts } from '../products/query-parameters'
import { mapHit, type HitParts } from './map-hit'
import { mapPhrases, mapSuggestions } from './map-suggestions'

/** Up to this many hits a better spelling is proposed. */
const FEW_HITS = 2

const readQuery = ({ query }: Request): string => (readTexts(query.q)[0] ?? '').trim()

const readHitParts = ({ query }: Request): HitParts => ({
  isExpanded: readExpand(query),
  allImages: query.allImages === undefined ? undefined : query.allImages === 'true',
  imageTypes: readImageTypes(query),
  perPricebook: query.perPricebook === 'true'
})

function searchProducts(context: CatalogueContext, request: Request): ShopperSearchTypes.ProductSearchResult {
  const { view } = context
  const { query: parameters } = request
  const query = readQuery(request)
  const refine = readTexts(parameters.refine)
  const sorting = parseSorting(readTexts(parameters.sort)[0])
  const offset = readInteger(parameters, 'offset', { least: 0, most: 100_000_000, fallback: 0 })
  const limit = readInteger(parameters, 'limit', { least: 1, most: 200, fallback: 25 })

  const outcome = view.search({ query, refinements: parseRefinements(refine), sorting, offset, limit })
  const needsCorrection = outcome.isCorrected || outcome.total <= FEW_HITS
  const correction = query !== '' && needsCorrection ? view.suggestSpelling(query) : undefined
  const parts = readHitParts(request)
  const selected = refine.map(entry => entry.split(/=(.*)/s)).filter(([id, value]) => id && value)
  const hits = outcome.products.map(product => mapHit(context, product, parts))
  return {
    limit,
    offset,
    total: outcome.total,
    query,
    hits,
    refinements: outcome.refinements,
    searchPhraseSuggestions: mapPhrases(correction ? [correction] : []),
    selectedRefinements: Object.fromEntries(selected),
    selectedSortingOption: sorting,
    sortingOptions: sortingOptions.map(({ id, label }) => ({ id, label: say(label, view.language) }))
  }
}

/** Without hits the platform has no such member, by which clients know their empty page; its type does not say so. */
function leaveOutEmpty(result: ShopperSearchTypes.ProductSearchResult) {
  const { hits, ...rest } = result
  return hits.length > 0 ? result : rest
}

/** Shopper Search: product search and suggestions. Mounted below the organization. */
export const createSearchRouter: CreateRouter<{ catalogue: Catalogue }> = services => {
  const router = Router()

  router.get('/product-search', (request, response) => {
    response.json(leaveOutEmpty(searchProducts(openCatalogueContext(response, services), request)))
  })

  router.get('/search-suggestions', (request, response) => {
    const query = readQuery(request)
    if (query === '') throw badRequest("The query parameter 'q' is required.")
    const limit = readInteger(request.query, 'limit', { least: 1, most: 50, fallback: 5 })
    const context = openCatalogueContext(response, services)
    response.json(mapSuggestions(context, query, context.view.suggest(query, limit)))
  })

  return router
}
