import type { PageKind } from '../config/cache-policy'
import { decodePart } from './decode-path'

/** What the shop knows of an address, without site and locale (requirement 1.2.1). */
export interface Address {
  /** As routers read it; the path itself where nothing in it varies. */
  pattern: string
  /** Makes its path, where something varies. */
  link?: (part: string) => string
  /** Paths that are counted as this address beyond the pattern: what lies below, in whatever case. */
  area?: RegExp
  /** How long caches keep it, see `CACHE_POLICY`; "content" unless it says otherwise. */
  kind?: PageKind
  /** Header and footer around it (requirement 1.2.2); full ones unless it says otherwise. */
  frame?: 'reduced'
  /** What robots are told. An address that says nothing may be found, and the sitemap lists it. */
  robots?: 'noindex' | 'noindex, follow'
  /** Under which id the content system knows it (requirement 1.2.2); the path without its slash unless it says otherwise. */
  contentId?: string | ((path: string) => string)
  /** Carries neither site nor locale. */
  isUnprefixed?: true
}

/**
 * Segments are letters of any script, digits and hyphens; letters beyond ASCII arrive
 * percent-encoded on the server and decoded in the browser.
 */
const WORD = '[\\w%\\u00C0-\\uFFFF-]+'
/** A product path has three segments, or two; its last one ends in a hyphen and exactly 18 digits. */
const PRODUCT = '[\\w%\\u00C0-\\uFFFF-]*-\\d{18}'
/** One segment alone counts, too: such an address is sent on. */
export const PRODUCT_PATH = /^\/(?:[\p{L}\p{M}\d_-]+\/){0,2}[\p{L}\p{M}\d_-]*-(\d{18})$/u
/** Half a character, on which `encodeURIComponent` throws. */
const LONE_SURROGATES = /\p{Surrogate}/gu

const allOf = (path: string) => new RegExp(`^${path}(/|$)`, 'i')

/** The frame of such pages is the same for everybody, but they are about one shopper. */
const personal = <const Path extends string>(pattern: Path) =>
  ({
    pattern,
    area: allOf(readRoot(pattern)),
    kind: 'personal',
    robots: 'noindex'
  }) as const

/** The part of a pattern in which nothing varies. */
export const readRoot = (pattern: string): string => pattern.replace(/\/:.*/, '')

/**
 * The shop's addresses, the one table that routes, links, cache policy, frame, robots and sitemap follow.
 * The first match wins. Components stand in `app/shell/routes.tsx`: the server reads this table, too.
 */
export const ADDRESSES = {
  home: { pattern: '/', contentId: 'home' },
  // Before products: whatever stands right below /shop is a category.
  shop: { pattern: '/shop', kind: 'list', contentId: 'category-root' },
  category: {
    pattern: '/shop/:categoryId',
    link: id => `/shop/${encodeURIComponent(id.replace(LONE_SURROGATES, '\uFFFD'))}`,
    area: /^\/shop\//,
    kind: 'list',
    contentId: path => `category-${decodePart(path.split('/')[2] ?? '')}`
  },
  search: {
    pattern: '/search',
    link: phrase => `/search?${new URLSearchParams({ q: phrase })}`,
    kind: 'search',
    robots: 'noindex, follow'
  },
  cart: personal('/cart'),
  checkoutConfirmation: personal('/checkout/confirmation'),
  checkout: { ...personal('/checkout'), frame: 'reduced' },
  notFound: { pattern: '/page-not-found', robots: 'noindex' },
  maintenance: {
    pattern: '/maintenance',
    area: allOf('/maintenance'),
    kind: 'maintenance',
    frame: 'reduced',
    robots: 'noindex'
  },
  resetPassword: personal('/reset-password/:token'),
  account: personal('/account'),
  productInCategory: {
    pattern: `/:classCategory(${WORD})/:primaryCategory(${WORD})/:product(${PRODUCT})`,
    area: PRODUCT_PATH,
    kind: 'product',
    contentId: path => `product-${PRODUCT_PATH.exec(path)?.[1]}`
  },
  product: { pattern: `/:primaryCategory(${WORD})/:product(${PRODUCT})`, kind: 'product' },
  login: personal('/login'),
  registration: personal('/registration'),
  posStart: personal('/pos-start'),
  demo: { pattern: '/demo', robots: 'noindex' },
  callback: { ...personal('/callback'), isUnprefixed: true },
  /** Whatever editors have made. */
  content: { pattern: '*', isUnprefixed: true }
} as const satisfies Record<string, Address>
export type AddressName = keyof typeof ADDRESSES

/** The table in its order, with what entries leave out. */
export const ADDRESS_LIST = Object.values(ADDRESSES) as readonly Address[]

/** Patterns that are excluded from prefix expansion (requirement 1.2.1). */
export const UNPREFIXED = new Set(
  ADDRESS_LIST.filter(({ isUnprefixed }) => isUnprefixed).map(({ pattern }) => pattern)
)

/** Pages of editors that the shop itself leads to (requirement 1.2.1). */
export const CONTENT_PATHS = {
  service: '/service',
  press: '/press',
  conditions: '/conditions',
  aboutYourOrder: '/about-your-order',
  privacy: '/privacy',
  imprint: '/imprint'
} as const
