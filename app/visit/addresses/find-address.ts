import type { PageKind } from '../config/cache-policy'
import { ADDRESSES, ADDRESS_LIST, type Address } from './address-table'

/** Slug of the page whose regions are merged into every page; it has no address of its own. */
export const GLOBAL_PAGE_ID = 'global'

/** The table's entry for a path without site and locale; a path that matches no other entry is content. */
const findAddress = (path: string): Address =>
  ADDRESS_LIST.find(({ pattern, area }) => path === pattern || area?.test(path)) ?? ADDRESSES.content

/** The kind of page behind a path. */
export const findPageKind = (path: string): PageKind => findAddress(path).kind ?? 'content'

/** Whether a path has a reduced header and footer, as checkout and maintenance do (requirement 1.3). */
export const isReduced = (path: string): boolean => findAddress(path).frame === 'reduced'

/** Whether a path is of the account, which only a customer sees (requirement 1.2). */
export const isAccountPath = (path: string): boolean => ADDRESSES.account.area.test(path)

/** The robots directive of a path, e.g. "noindex"; undefined where the page may be indexed. */
export const findRobots = (path: string): Address['robots'] => findAddress(path).robots

/** The content system's id of the page at a path (requirement 2.1). */
export function findContentPageId(path: string): string {
  const { contentId = path.slice(1) } = findAddress(path)
  return typeof contentId === 'string' ? contentId : contentId(path)
}
