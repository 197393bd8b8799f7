import { ADDRESSES } from './address-table'
import { paths } from './paths'
import { findProductAddress } from './find-product-address'

/**
 * Where the shop shows a content page: that of a category or a product (`category-tea`, `product-1000…`) is
 * part of another page, and its own address is not a page. The platform's responses have it all the same.
 *
 * @param given the address in the response: a path, or a complete URL.
 */
export function findContentAddress(id: string, title: string, given: string): string {
  if (given.replace(/^\/+/, '') !== id) return given
  if (id === ADDRESSES.shop.contentId) return paths.shop
  if (id === ADDRESSES.home.contentId) return paths.home
  const [, kind, part = ''] = /^(category|product)-(.+)$/.exec(id) ?? []
  if (kind === 'category') return paths.category(part)
  return kind === 'product' && /^\d{18}$/.test(part) ? findProductAddress(part, title, {}) : given
}
