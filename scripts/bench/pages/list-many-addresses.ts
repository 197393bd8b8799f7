/** Addresses that differ, so that nothing is kept from the view before. */
interface ManyAddresses {
  lists: string[]
  products: string[]
}

const SORTINGS = ['price-low-to-high', 'price-high-to-low', 'product-name-ascending', 'top-sellers']

/**
 * Every product that the sitemap of the tea shop names, in every locale; and its lists in German,
 * with the filters, pages and sizes that they link to, and sorted.
 */
export async function listManyAddresses(shop: string): Promise<ManyAddresses> {
  const lists = (await readSitemap(`${shop}/sitemap/jasmin/pages.xml`)).filter(path =>
    /^\/jasmin\/de\/shop(\/|$)/.test(path)
  )
  return {
    products: await readSitemap(`${shop}/sitemap/jasmin/products/root/1.xml`),
    lists: mixUp((await Promise.all(lists.map(path => listVariants(shop, path)))).flat())
  }
}

/** Every product and every list in every sorting that the sitemap of the tea shop leads to, in every locale. */
export async function listVariedAddresses(shop: string): Promise<ManyAddresses> {
  const lists = (await readSitemap(`${shop}/sitemap/jasmin/pages.xml`)).filter(path =>
    /^\/jasmin\/[^/]+\/shop(\/|$)/.test(path)
  )
  return {
    products: await readSitemap(`${shop}/sitemap/jasmin/products/root/1.xml`),
    lists: mixUp(lists.flatMap(path => [path, ...SORTINGS.map(sorting => `${path}?sort=${sorting}`)]))
  }
}

async function readSitemap(url: string): Promise<string[]> {
  const xml = await readText(url)
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname)
}

async function listVariants(shop: string, path: string): Promise<string[]> {
  const html = await readText(shop + path)
  const links = [...html.matchAll(/href="([^"]+\?[^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(href => href.startsWith(`${path}?`))
  return [...new Set([path, ...links, ...SORTINGS.map(sorting => `${path}?sort=${sorting}`)])]
}

async function readText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/** Neighbours come from different lists; the same order in every run. */
function mixUp(paths: string[]): string[] {
  const stride = 37
  return Array.from({ length: stride }, (_, first) =>
    paths.filter((_path, index) => index % stride === first)
  ).flat()
}
