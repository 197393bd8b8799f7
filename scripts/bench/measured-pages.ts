import type { PageName } from './bars'

export type Brand = 'jasmin' | 'puro'

export interface MeasuredPage {
  name: PageName
  path: string
}

/** One page of each kind, filled by the sandbox's seed; lists show 25 products. */
export const MEASURED_PAGES: Record<Brand, MeasuredPage[]> = {
  jasmin: [
    { name: 'home', path: '/jasmin/de' },
    { name: 'product list', path: '/jasmin/de/shop' },
    {
      name: 'product detail',
      path: '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'
    },
    { name: 'search', path: '/jasmin/de/search?q=tee' },
    { name: 'cart', path: '/jasmin/de/cart' }
  ],
  puro: [
    { name: 'home', path: '/puro/de' },
    { name: 'product list', path: '/puro/de/shop' },
    { name: 'product detail', path: '/puro/de/kapseln/espresso/piazza-nera-200000000000000101' },
    { name: 'cart', path: '/puro/de/cart' }
  ]
}
