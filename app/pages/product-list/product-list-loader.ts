import { categoryQuery } from '../../features/catalogue/api/category-query'
import { productSearchQuery } from '../../features/catalogue/api/product-search-query'
import {
  parseListParameters,
  serializeListParameters,
  type ListParameters
} from '../../features/catalogue/model/list-parameters'
import { isOverlong } from '../../platform/http/encode'
import { isNotFound } from '../../platform/http/platform-error'
import { paths, ROOT_CATEGORY_ID } from '../../visit/addresses/paths'
import type { Platform } from '../../platform/platform'
import { keepQuery } from '../../page-unit/redirect-query'
import type { Loader, Queries } from '../../page-unit/loader'
import { notFound, redirectTo, showPage, type Outcome } from '../../page-unit/outcome'

export interface ProductListData {
  categoryId: string
  parameters: ListParameters
}

/** The path of a category's list; the root category's is /shop. */
export const buildListPath = (categoryId: string): string =>
  categoryId === ROOT_CATEGORY_ID ? paths.shop : paths.category(categoryId)

/** A category and one page of its products: both critical, read side by side. */
export const loadProductList: Loader<ProductListData> = async ({ params, search, queries, platform }) => {
  const categoryId = params.categoryId ?? ROOT_CATEGORY_ID
  if (isOverlong(categoryId)) return notFound()
  // The category is part of the path.
  const asked = parseListParameters(search)
  const parameters = {
    ...asked,
    refinements: asked.refinements.filter(entry => entry.attributeId !== 'cgid')
  }
  try {
    const [, list] = await Promise.all([
      queries.fetch(categoryQuery(platform, categoryId)),
      queries.fetch(productSearchQuery(platform, { parameters, categoryId }))
    ])
    if (parameters.offset > 0 && parameters.offset >= list.total) {
      return redirectTo(
        `${buildListPath(categoryId)}${serializeListParameters({ ...parameters, offset: 0 })}`
      )
    }
  } catch (error) {
    if (isNotFound(error)) return findInLowerCase(categoryId, search, queries, platform)
    throw error
  }
  return showPage({ categoryId, parameters })
}

/** The category that an address in capitals means; not found where there is none in lower case either. */
async function findInLowerCase(
  categoryId: string,
  search: URLSearchParams,
  queries: Queries,
  platform: Platform
): Promise<Outcome<never>> {
  const lower = categoryId.toLowerCase()
  if (lower === categoryId) return notFound()
  try {
    await queries.fetch(categoryQuery(platform, lower))
  } catch (error) {
    if (isNotFound(error)) return notFound()
    throw error
  }
  return redirectTo(`${buildListPath(lower)}${keepQuery(search)}`, true)
}
