import { expect, test, type APIRequestContext } from '@playwright/test'

const PRODUCT = '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'

const readLinks = (html: string) =>
  [...html.matchAll(/<link [^>]*rel="(canonical|alternate)"[^>]*>/gi)].map(([tag, rel]) => ({
    rel,
    language: /hreflang="([^"]+)"/i.exec(tag)?.[1],
    href: /\shref="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
  }))

async function readPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  const html = await answer.text()
  const links = readLinks(html)
  return {
    status: answer.status(),
    robots: /<meta [^>]*name="robots"[^>]*content="([^"]+)"/.exec(html)?.[1],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    versions: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ language, href }) => [language, href])
    ) as Record<string, string>,
    data: [...html.matchAll(/<script [^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>
    ),
    properties: [...html.matchAll(/<meta [^>]*property="(og:[^"]+)"/g)].map(([, name]) => name),
    description: /<meta [^>]*name="description"[^>]*content="([^"]+)"/.exec(html)?.[1]
  }
}

for (const path of [
  '/jasmin/de',
  '/jasmin/de/shop',
  '/jasmin/de/shop/green-tea',
  '/jasmin/de/shop/tea?offset=25',
  '/puro/en/service',
  PRODUCT
])
  test(`${path} is one of versions that all name each other`, async ({ request, baseURL }) => {
    const page = await readPage(request, path)
    expect([page.status, page.robots]).toEqual([200, undefined])
    expect(page.canonical).toBe(`${baseURL}${path}`)
    expect(Object.values(page.versions)).toContain(page.canonical)
    expect(page.versions['x-default']).toBe(page.versions['de-DE'])
    expect(Object.keys(page.versions)).toEqual(expect.arrayContaining(['de-DE', 'de-AT', 'en-DE']))
    expect(page.description).toBeTruthy()
    expect(page.properties).toEqual(expect.arrayContaining(['og:title', 'og:type', 'og:url', 'og:site_name']))
    for (const href of new Set(Object.values(page.versions))) {
      const version = await readPage(request, href)
      expect([version.status, version.canonical, version.versions]).toEqual([200, href, page.versions])
    }
  })

for (const path of [
  '/jasmin/de/cart',
  '/jasmin/de/search?q=tee',
  '/jasmin/de/shop/tea?refine=c_form%3Dloose',
  '/jasmin/de/demo'
])
  test(`${path} is not to be found and names no versions`, async ({ request }) => {
    const { robots, versions } = await readPage(request, path)
    expect(robots).toMatch(/^noindex/)
    expect(versions).toEqual({})
  })

test('pages have structured data', async ({ request }) => {
  const listTypes = async (path: string) => (await readPage(request, path)).data.map(data => data['@type'])
  expect(await listTypes('/jasmin/de')).toEqual(['WebSite', 'Organization'])
  expect(await listTypes('/jasmin/de/shop/green-tea')).toEqual(['BreadcrumbList', 'ItemList'])
  expect(await listTypes(PRODUCT)).toEqual(['Product', 'BreadcrumbList'])
  const [site] = (await readPage(request, '/puro/de')).data
  expect(JSON.stringify(site)).toMatch(
    /"urlTemplate":"http[^"]+\/puro\/de\/search\?q=\{search_term_string\}"/
  )
})

test('every address of the sitemap answers, is its own canonical one and may be found', async ({
  request
}) => {
  const listLocations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, href = '']) => href
    )

  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const parts = await listLocations(index)
  expect(parts.length).toBeGreaterThanOrEqual(4)
  const addresses = (await Promise.all(parts.map(listLocations))).flat()
  expect(addresses.length).toBeGreaterThan(600)
  expect(new Set(addresses).size).toBe(addresses.length)
  // A sample over all parts: each kind of page and every locale is in it.
  for (const href of addresses.filter((_address, index) => index % 17 === 0)) {
    const { status, canonical, robots: refused } = await readPage(request, href)
    expect([href, status, canonical, refused]).toEqual([href, 200, href, undefined])
  }
})

test('a shop can be put on a home screen', async ({ page, request }) => {
  await page.goto('/puro/en')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'puro', start_url: '/puro/en' })
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const src of [...manifest.icons.map(icon => icon.src), touch ?? '']) {
    const answer = await request.get(src)
    expect([src, answer.headers()['content-type']]).toEqual([src, 'image/png'])
    expect((await answer.body()).length).toBeLessThan(20 * 1024)
  }
})
