/**
 * The shop's addresses without site and locale (spec 1 section 2.1). A product
 * path has three segments, or two; its last one ends in a hyphen and exactly 18
 * digits. Segments are letters of any script, digits and hyphens; letters beyond
 * ASCII arrive percent-encoded on the server and decoded in the browser.
 */
const WORD = '[\\w%\\u00C0-\\uFFFF-]+'
const PRODUCT = '[\\w%\\u00C0-\\uFFFF-]*-\\d{18}'

export const ROUTES = {
  home: '/',
  login: '/login',
  registration: '/registration',
  resetPassword: '/reset-password/:token',
  account: '/account',
  checkoutConfirmation: '/checkout/confirmation',
  checkout: '/checkout',
  cart: '/cart',
  productInCategory: `/:classCategory(${WORD})/:primaryCategory(${WORD})/:product(${PRODUCT})`,
  product: `/:primaryCategory(${WORD})/:product(${PRODUCT})`,
  search: '/search',
  category: '/shop/:categoryId',
  shop: '/shop',
  posStart: '/pos-start',
  notFound: '/page-not-found',
  maintenance: '/maintenance',
  demo: '/demo',
  callback: '/callback',
  content: '*'
} as const
