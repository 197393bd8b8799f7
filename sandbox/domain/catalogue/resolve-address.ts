import type { ContentPage } from '../content/content-page'
import type { Site } from '../sites/site'
import { LANGUAGES, say, type Language } from '../../texts/localized-text'
import type { CatalogueView } from './catalogue'

/** The resource at an address of the shop. */
export type AddressTarget =
  | { kind: 'product'; id: string; categoryId: string }
  | { kind: 'category'; id: string }
  | { kind: 'page'; id: string }

const trimSlashes = (address: string) => address.replace(/^\/+|\/+$/g, '')

/** Takes site and locale off the front of a path; either may be missing (requirement 1.1). */
function dropPrefixes(segments: string[], site: Site): string[] {
  const isSite = (segment = '') => segment === site.id || segment === site.alias
  const isLocale = (segment = '') => {
    const wanted = segment.toLowerCase()
    return site.locales.some(({ id, alias }) => id.toLowerCase() === wanted || alias === wanted)
  }
  const inner = isSite(segments[0]) ? segments.slice(1) : segments
  return isLocale(inner[0]) ? inner.slice(1) : inner
}

/** The words of any language will do: an address may come from a shop in another one. */
function findCategoryBySlugs(view: CatalogueView, slugs: string[]): string | undefined {
  const { categories } = view.catalogue
  const path = slugs.join('/')
  const isAt = (id: string, language: Language) => {
    const full = categories.listPath(id).map(({ slug }) => say(slug, language))
    return slugs.length > 0 && full.at(-1) !== '' && full.slice(-slugs.length).join('/') === path
  }
  return categories.listAll().find(({ id }) => LANGUAGES.some(language => isAt(id, language)))?.id
}

/**
 * Finds what a path leads to: `/{…}/{name}-{id}` a product, `/shop/{id}` or slugs a category, else a content
 * page (requirement 1.1). Query and fragment are left aside; undefined when there is nothing.
 */
export function resolveAddress(
  view: CatalogueView,
  findPage: (address: string) => ContentPage | undefined,
  address: string
): AddressTarget | undefined {
  const path = trimSlashes(address.split(/[?#]/)[0] ?? '')
  const segments = dropPrefixes(path.split('/').filter(Boolean), view.site)
  const productId = /(?:^|-)(\d{18})(?:\.html)?$/.exec(segments.at(-1) ?? '')?.[1]
  const product = productId === undefined ? undefined : view.findProduct(productId)
  if (product) return { kind: 'product', id: product.id, categoryId: product.primaryCategoryId }

  const named = segments.length === 2 && segments[0] === 'shop' ? segments[1] : undefined
  const category = named === undefined ? undefined : view.catalogue.categories.find(named)
  const categoryId = category?.id ?? findCategoryBySlugs(view, segments)
  if (categoryId !== undefined) return { kind: 'category', id: categoryId }

  const page = segments.length > 0 ? findPage(`/${segments.join('/')}`) : findPage('/')
  return page && { kind: 'page', id: page.id }
}
