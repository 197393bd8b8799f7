import { ADDRESSES, CONTENT_PATHS, PRODUCT_PATH, type Address, type AddressName } from './address-table'

type Table = typeof ADDRESSES
/** The builder of an address in which something varies, or the address itself. */
type LinkOf<A> = A extends { link: infer Link }
  ? Link
  : A extends { pattern: infer Path }
    ? Path extends `${string}:${string}` | '*'
      ? never
      : Path
    : never
type Links = { readonly [Name in AddressName]: LinkOf<Table[Name]> }

/** Every address of the table by its name: where something in it varies, the builder of its path. */
const links = Object.fromEntries(
  Object.entries<Address>(ADDRESSES).map(([name, { pattern, link }]) => [name, link ?? pattern])
) as Links

/**
 * The links of the address table, without site and locale; the link component and
 * `SiteContext.href` add those (requirement 3.2).
 */
export const paths = {
  ...links,
  ...CONTENT_PATHS,
  /**
   * The login that leads to a page of the shop afterwards: its path and query, without site and locale. `wish` is a
   * product that is put on the wishlist then.
   */
  loginTo: (redirectUrl: string, wish?: string) =>
    `${ADDRESSES.login.pattern}?${new URLSearchParams({ redirectUrl, ...(wish ? { wish } : {}) })}`,
  searchResults: ADDRESSES.search.pattern,
  /** Not a page, but its address looks like one. */
  manifest: '/manifest.webmanifest'
} as const

export const ROOT_CATEGORY_ID = 'root'

/** The number that identifies a product in an address. */
interface ProductAddress {
  id: string
  name: string
  /** Slugs of class and primary category, where known. */
  classCategory?: string
  primaryCategory?: string
}

/** Replaces a missing category name: a single segment is the path of a content page. */
const NO_CATEGORY = 'p'

/**
 * The address of a product: /{class-category}/{primary-category}/{name-slug}-{id}, or
 * /p/{name-slug}-{id} without both categories. A product path has two or three segments and
 * ends in a hyphen and exactly 18 digits (requirement 1.2).
 */
export function buildProductPath({
  id,
  name,
  classCategory = '',
  primaryCategory = ''
}: ProductAddress): string {
  const categories = [slugify(classCategory), slugify(primaryCategory)]
  const prefix = categories.includes('') ? [NO_CATEGORY] : categories
  return `/${[...prefix, `${slugify(name) || 'p'}-${id}`].join('/')}`
}

/** The address of a product whose path has no categories. */
export const addCategoryTo = (path: string): string => `/${NO_CATEGORY}${path}`

/** The 18-digit number at the end of a product path; undefined for any other path. */
export function findProductId(path: string): string | undefined {
  return PRODUCT_PATH.exec(path)?.[1]
}

/** Lower-case words joined by hyphens; umlauts spelled out so that addresses stay plain ASCII. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
