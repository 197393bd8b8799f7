import type { PageKind } from '../config/cache-policy'
import { decodePart } from './decode-path'

/** Properties of an address, without site and locale (requirement 1.2). */
export interface Address {
  /** The route pattern; the path itself where nothing in it varies. */
  pattern: string
  /** Builds its path, where something varies. */
  link?: (part: string) => string
  /** Additional paths that count as this address: everything below it, in any case. */
  area?: RegExp
  /** How long caches keep it, see `CACHE_POLICY`; "content" by default. */
  kind?: PageKind
  /** Which header and footer it has (requirement 1.3); the full ones by default. */
  frame?: 'reduced'
  /** The robots directive. An address without one may be indexed, and the sitemap lists it. */
  robots?: 'noindex' | 'noindex, follow'
  /** Its id in the content system (requirement 2.1); by default the path without its slash. */
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
/** A single segment counts, too: such an address is redirected. */
export const PRODUCT_PATH = /^\/(?:[\p{L}\p{M}\d_-]+\/){0,2}[\p{L}\p{M}\d_-]*-(\d{18})$/u
/** A lone surrogate, on which `encodeURIComponent` throws. */
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
 * The first match wins. Components are in `app/shell/routes.tsx`, because the server reads this table, too.
 */
export const ADDRESSES = {
  home: { pattern: '/', contentId: 'home' },
  // Before products: whatever is directly below /shop is a category.
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
  accountData: personal('/account/data'),
  addresses: personal('/account/addresses'),
  dataSharing: personal('/account/data-sharing'),
  wishlist: personal('/account/wishlist'),
  machines: personal('/account/machines'),
  standingOrders: personal('/account/standing-orders'),
  payments: personal('/account/payments'),
  findOrder: personal('/find-order'),
  orders: personal('/account/orders'),
  order: {
    ...personal('/account/orders/:orderNo'),
    link: orderNo => `/account/orders/${encodeURIComponent(orderNo)}`
  },
  productInCategory: {
    pattern: `/:classCategory(${WORD})/:primaryCategory(${WORD})/:product(${PRODUCT})`,
    area: PRODUCT_PATH,
    kind: 'product',
    contentId: path => `product-${PRODUCT_PATH.exec(path)?.[1]}`
  },
  product: { pattern: `/:primaryCategory(${WORD})/:product(${PRODUCT})`, kind: 'product' },
  store: {
    pattern: '/stores/:storeId',
    link: id => `/stores/${encodeURIComponent(id.replace(LONE_SURROGATES, '\uFFFD'))}`,
    area: /^\/stores\/[^/]+$/
  },
  login: personal('/login'),
  registration: personal('/registration'),
  posStart: personal('/pos-start'),
  demo: { pattern: '/demo', robots: 'noindex' },
  callback: { ...personal('/callback'), isUnprefixed: true },
  /** Any page that editors have created. */
  content: { pattern: '*', isUnprefixed: true }
} as const satisfies Record<string, Address>
export type AddressName = keyof typeof ADDRESSES

/** The table in its order, with optional members in the type. */
export const ADDRESS_LIST = Object.values(ADDRESSES) as readonly Address[]

/** Patterns that are excluded from prefix expansion (requirement 1.2). */
export const UNPREFIXED = new Set(
  ADDRESS_LIST.filter(({ isUnprefixed }) => isUnprefixed).map(({ pattern }) => pattern)
)

/** Editors' pages that the shop itself links to (requirement 1.2). */
export const CONTENT_PATHS = {
  service: '/service',
  press: '/press',
  conditions: '/conditions',
  withdrawal: '/withdrawal',
  aboutYourOrder: '/about-your-order',
  stores: '/stores',
  packstations: '/packstations',
  privacy: '/privacy',
  imprint: '/imprint'
} as const
