import { productQuery } from '../../features/catalogue/api/product-query'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Product } from '../../features/catalogue/model/product'
import { findChosenVariant, readChoices, type Choices } from '../../features/catalogue/model/variant-choice'
import { isNotFound } from '../../platform/http/platform-error'
import { decodePath } from '../../site/decode-path'
import { findProductId } from '../../site/paths'
import type { Loader } from '../page-unit/loader'
import { notFound, redirectTo, showPage } from '../page-unit/outcome'

export interface ProductDetailData {
  productId: string
  choices: Choices
  /** The variant that the choices lead to; the product itself where there is none to choose. */
  variantId?: string
}

/** What is not to be shown beside a product: itself and what it is a variant of. */
export const listOwnIds = ({ id, masterId }: Product): string[] => [...new Set([masterId, id])]

/** A product and the variant that its address chooses; other products of its category where there are any. */
export const loadProductDetail: Loader<ProductDetailData> = async ({ path, search, queries, platform }) => {
  const productId = findProductId(decodePath(path))
  if (!productId) return notFound()
  const product = await findProduct(() => queries.fetch(productQuery(platform, productId)))
  if (!product) return notFound()
  if (decodePath(path) !== product.to) return redirectTo(`${product.to}${keepQuery(search)}`, true)

  const choices = readChoices(product.variations, search)
  const variant = findChosenVariant(product.variations, choices)
  await Promise.all([
    variant && variant.id !== productId ? queries.prefetch(productQuery(platform, variant.id)) : undefined,
    queries.prefetch(relatedProductsQuery(platform, product.categories, listOwnIds(product)))
  ])
  return showPage({ productId, choices, ...(variant ? { variantId: variant.id } : {}) })
}

async function findProduct(read: () => Promise<Product>): Promise<Product | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The query of the address, without what names site and locale: the redirect adds those itself. */
function keepQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('site')
  kept.delete('locale')
  const text = kept.toString()
  return text ? `?${text}` : ''
}
