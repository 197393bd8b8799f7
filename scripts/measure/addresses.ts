import type { PageName } from './figures'

export const BRANDS = ['jasmin', 'puro'] as const
type Brand = (typeof BRANDS)[number]

interface MeasuredPage {
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

interface VariedAddresses {
  lists: string[]
  products: string[]
}

const SORTINGS = ['price-low-to-high', 'price-high-to-low', 'product-name-ascending', 'top-sellers']
/** Neighbours in the order of the addresses come from different lists; the order is the same in every run. */
const STRIDE = 37

/** Every product and every list in every sorting that the sitemap of the tea shop leads to, in every locale. */
export async function listVariedAddresses(shop: string): Promise<VariedAddresses> {
  const pages = await readSitemap(`${shop}/sitemap/jasmin/pages.xml`)
  const lists = pages
    .filter(path => /^\/jasmin\/[^/]+\/shop(\/|$)/.test(path))
    .flatMap(path => [path, ...SORTINGS.map(sorting => `${path}?sort=${sorting}`)])
  return {
    products: await readSitemap(`${shop}/sitemap/jasmin/products/root/1.xml`),
    lists: Array.from({ length: STRIDE }, (_, first) =>
      lists.filter((_path, index) => index % STRIDE === first)
    ).flat()
  }
}

async function readSitemap(url: string): Promise<string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, href = '']) => new URL(href).pathname
  )
}
