import type { Category } from '../../domain/catalogue/category'
import type { Product } from '../../domain/catalogue/product'
import { buildProductPath } from '../../domain/catalogue/product-path'
import type { ContentPage } from '../../domain/content/content-page'
import type { Suggestions } from '../../domain/search/suggest'
import { say } from '../../texts/localized-text'
import { toDecimal } from '../money'
import type { CatalogueContext } from '../scapi/products/catalogue-context'
import { mapImage } from '../scapi/products/map-images'

/**
 * The answer of `OcapiSearch-Suggestions`: entries of one shape for products, categories and content pages.
 * `headlessUrl` is the path in the shop, `url` that of the instance's own pages, which it replaces.
 */
export function mapSiteSuggestions(
  context: CatalogueContext,
  { products, categories }: Suggestions,
  pages: ContentPage[]
) {
  const { language, catalogue, site } = context.view
  const nameCategory = (id: string) => say(catalogue.categories.find(id)?.name, language) ?? ''
  const legacyUrl = (action: string, parameters: Record<string, string>) =>
    `/on/demandware.store/Sites-${site.id}-Site/default/${action}?${new URLSearchParams(parameters)}`

  const mapProduct = (product: Product) => ({
    id: product.id,
    name: say(product.name, language),
    url: legacyUrl('Product-Show', { pid: product.id }),
    headlessUrl: buildProductPath(product, catalogue.categories, language),
    imageUrl: mapImage(context, product.id, say(product.name, language)).disBaseLink,
    category: nameCategory(product.primaryCategoryId),
    price: toDecimal(context.view.findPrice(product)?.price ?? 0),
    c_showSuggestionHeadless: true
  })
  const mapCategory = (category: Category) => ({
    id: category.id,
    name: say(category.name, language),
    url: legacyUrl('Search-Show', { cgid: category.id }),
    headlessUrl: `/shop/${category.id}`,
    ...(category.pictureId && {
      imageUrl: mapImage(context, category.pictureId, say(category.name, language)).disBaseLink
    }),
    category: nameCategory(category.parentId),
    c_showSuggestionHeadless: true
  })
  const mapPage = ({ id, title, url }: ContentPage) => ({
    id,
    name: title,
    url: legacyUrl('Page-Show', { cid: id }),
    headlessUrl: url,
    c_showSuggestionHeadless: true
  })
  return {
    productSuggestions: products.map(mapProduct),
    categorySuggestions: categories.map(mapCategory),
    contentSuggestions: pages.map(mapPage)
  }
}
