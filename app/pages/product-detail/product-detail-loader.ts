import { giftCardPreferenceQuery } from '../../features/catalogue/api/gift-card-preference-query'
import { productQuery } from '../../features/catalogue/api/product-query'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import { offerProduct, presetDelivery } from '../../features/catalogue/model/gift-card-delivery'
import type { Product } from '../../features/catalogue/model/product'
import { findChosenVariant, readChoices, type Choices } from '../../features/catalogue/model/variant-choice'
import { isNotFound } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { decodePath } from '../../visit/addresses/decode-path'
import { findProductId } from '../../visit/addresses/paths'
import { keepQuery } from '../../page-unit/redirect-query'
import type { Loader } from '../../page-unit/loader'
import { notFound, redirectTo, showPage } from '../../page-unit/outcome'

export interface ProductDetailData {
  productId: string
  choices: Choices
  /** The variant that the choices lead to; the product itself where there is none to choose. */
  variantId?: string
  /** The merchant sells gift cards by e-mail only. */
  hidesPhysicalGiftCards?: true
  /** Its paths in locales where they differ; null where a locale lacks it. */
  pathsByLocale?: Record<string, string | null>
}

/** The ids to exclude from related products: the product itself and its master. */
export const listOwnIds = ({ id, masterId }: Product): string[] => [...new Set([masterId, id])]

/** Where what complements the product is; its own shelf where the merchant names no other. */
export const listComplementShelves = ({ goesWith, categories }: Product): { id: string }[] =>
  goesWith === undefined ? categories : [{ id: goesWith }]

/** A product and the variant selected by its address; other products of its category where there are any. */
export const loadProductDetail: Loader<ProductDetailData> = async ({ path, search, queries, platform }) => {
  const productId = findProductId(decodePath(path))
  if (!productId) return notFound()
  const found = await findProduct(() => queries.fetch(productQuery(platform, productId)))
  if (!found) return notFound()
  const hidesPhysical =
    found.isGiftCard && (await queries.attempt(giftCardPreferenceQuery(platform))) === true
  const product = offerProduct(found, hidesPhysical)
  if (decodePath(path) !== product.to) return redirectTo(`${product.to}${keepQuery(search)}`, true)

  const choices = readChoices(product.variations, search, presetDelivery(product))
  const variant = findChosenVariant(product.variations, choices)
  const [pathsByLocale] = await Promise.all([
    findOtherPaths(platform, product),
    variant && variant.id !== productId ? queries.prefetch(productQuery(platform, variant.id)) : undefined,
    queries.prefetch(relatedProductsQuery(platform, listComplementShelves(product), listOwnIds(product))),
    // A product that is sold out shows others of its category.
    !(variant ?? product.stock).orderable &&
      queries.prefetch(relatedProductsQuery(platform, product.categories, listOwnIds(product)))
  ])
  return showPage({
    productId,
    choices,
    ...(hidesPhysical && { hidesPhysicalGiftCards: true as const }),
    ...(variant ? { variantId: variant.id } : {}),
    ...(pathsByLocale ? { pathsByLocale } : {})
  })
}

/** Only paths that differ, to keep the page's data small. */
async function findOtherPaths(platform: Platform, { id, to }: Product) {
  const found = Object.entries((await platform.findProductPaths?.(id)) ?? {})
  const others = found.filter(([, path]) => path !== to)
  return others.length > 0 ? Object.fromEntries(others) : undefined
}

async function findProduct(read: () => Promise<Product>): Promise<Product | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
