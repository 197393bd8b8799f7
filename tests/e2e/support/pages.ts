/** The pages that a visitor without a basket sees. */
export const PUBLIC_PAGES = [
  '/jasmin/de',
  '/jasmin/de/shop',
  '/jasmin/de/shop/green-tea',
  '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201',
  '/jasmin/de/search?q=tee',
  '/jasmin/de/search?q=xyzxyz',
  '/jasmin/de/cart',
  '/jasmin/de/service',
  '/jasmin/de/stores',
  '/jasmin/de/gibt-es-nicht',
  '/jasmin/en',
  '/puro/de',
  '/puro/de/shop/machines',
  '/puro/de/shop',
  '/puro/de/cart',
  '/puro/de/maintenance'
]
