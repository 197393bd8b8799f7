import { ADDRESSES, type AddressName } from '../../../app/visit/addresses/address-table'
import type { SiteId } from '../../../sandbox/domain/sites/site'
import { pages } from '../../../sandbox/seed/pages/pages'
import { products } from '../../../sandbox/seed/products/products'

/** Examples of addresses in which something varies; any other is its own example. */
const EXAMPLES: Partial<Record<AddressName, string>> = {
  home: '',
  resetPassword: '/reset-password/a1b2c3',
  order: '/account/orders/JAS00000001',
  productInCategory: '/a/b/c-000000000000000000',
  product: '/b/c-000000000000000000',
  search: '/search?q=a',
  category: '/shop/gift-cards',
  shop: '/shop?sort=price-high-to-low',
  store: '/stores/de-hamburg',
  content: '/gibt-es-nicht'
}

/** @throws Error for an address that varies and has no example. */
function findExample([name, { pattern }]: [string, { pattern: string }]): string {
  const example = EXAMPLES[name as AddressName] ?? pattern
  if (/[:*]/.test(example)) throw new Error(`No example of the address ${name}`)
  return example
}

/** One address for each route, so that a new route cannot be forgotten. */
const ROUTE_EXAMPLES = Object.fromEntries(
  Object.entries(ADDRESSES).map(entry => [entry[0], findExample(entry)])
) as Record<AddressName, string>

/** The address of a content page; undefined for the global one, which is part of every page. */
function findAddress(pageId: string): string | undefined {
  if (pageId === 'global') return undefined
  if (pageId === 'home') return ''
  if (pageId === 'category-root') return '/shop'
  return pageId.startsWith('category-') ? `/shop/${pageId.slice('category-'.length)}` : `/${pageId}`
}

/** A product of each kind that a site sells: single, with variants, set, gift card, of every class. */
function listProductKinds(site: SiteId): string[] {
  const own = products.filter(({ siteId, kind }) => siteId === site && kind !== 'variant')
  const kinds = new Map(own.map(product => [`${product.kind} ${product.classCategoryId}`, product.id]))
  return [...kinds.values()].map(id => `/a/b-${id}`)
}

/** Every content page of the seed, every route and every kind of product, without site and locale. */
export const listShopPages = (site: SiteId): string[] => [
  ...new Set([
    ...pages.filter(({ siteId }) => siteId === site).flatMap(({ id }) => findAddress(id) ?? []),
    ...Object.values(ROUTE_EXAMPLES),
    ...listProductKinds(site),
    '/search?q=xyzxyz'
  ])
]

/** One page per layout, for languages other than the first. */
export const listTypicalPages = (site: SiteId): string[] => [
  '',
  '/shop/gift-cards',
  listProductKinds(site)[0] ?? '',
  '/service',
  '/cart',
  '/demo'
]
