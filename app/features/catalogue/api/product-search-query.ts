import { mapOnce } from '../../../platform/map-once'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import { serializeListParameters, type ListParameters } from '../model/list-parameters'
import { mapProductList, type ProductList } from '../model/product-list'
import { TILE_PARTS } from './tile-parts'

interface ProductSearch {
  parameters: ListParameters
  /** Of a category's list; the root means all products. */
  categoryId?: string
  /** Of a list of search results. */
  phrase?: string
}

const readList = mapOnce(mapProductList)

/** One page of a category's or a search's products: one platform call. */
export function productSearchQuery(platform: Platform, search: ProductSearch): QueryObject<ProductList> {
  const { parameters, categoryId, phrase } = search
  return {
    queryKey: ['product-search', categoryId ?? '', phrase ?? '', serializeListParameters(parameters)],
    queryFn: async () =>
      readList(
        await platform.search.productSearch({
          ...(phrase ? { q: phrase } : {}),
          refine: listRefine(search),
          sort: parameters.sort,
          offset: parameters.offset,
          limit: parameters.limit,
          expand: TILE_PARTS,
          allImages: true,
          imgTypes: 'large:2'
        })
      )
  }
}

function listRefine({ parameters, categoryId }: ProductSearch): string[] {
  const chosen = parameters.refinements
    .filter(({ attributeId }) => !(categoryId && attributeId === 'cgid'))
    .map(({ attributeId, values }) => `${attributeId}=${values.join('|')}`)
  return categoryId && categoryId !== ROOT_CATEGORY_ID ? [`cgid=${categoryId}`, ...chosen] : chosen
}
