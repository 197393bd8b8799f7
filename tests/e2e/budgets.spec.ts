import { expect, test, type Page, type Request } from '@playwright/test'
import { waitUntilQuiet } from './support/until-quiet'

/** KiB over the wire before a page can be used: the project's size budget. */
const JAVASCRIPT = 120
const STYLES = 20
const PAGES = [
  { name: 'home', path: '/jasmin/de', html: 20 },
  { name: 'home of the other brand', path: '/puro/de', html: 20 },
  { name: 'product list', path: '/jasmin/de/shop', html: 20 },
  {
    name: 'product',
    path: '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201',
    html: 15
  },
  {
    name: 'product of the other brand',
    path: '/puro/de/kapseln/espresso/piazza-nera-200000000000000101',
    html: 15
  }
]

const KINDS = ['document', 'stylesheet', 'script'] as const

async function measureWeight(page: Page, path: string): Promise<Record<string, number>> {
  const requests: Request[] = []
  // The first page after a start or a change of content holds the footer's elements, and names the code that they need.
  await page.request.get(path)
  page.on('requestfinished', request => requests.push(request))
  await page.goto(path)
  await waitUntilQuiet(page)
  const weight: Record<string, number> = {}
  for (const kind of KINDS) {
    const sizes = requests
      .filter(request => request.resourceType() === kind)
      .map(request => request.sizes().then(({ responseBodySize }) => responseBodySize))
    weight[kind] = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
  }
  return weight
}

for (const { name, path, html } of PAGES) {
  test(`a first visit of the ${name} transfers no more than planned`, async ({ page }) => {
    const weight = await measureWeight(page, path)
    test.info().annotations.push({ type: 'KiB', description: JSON.stringify(weight) })
    for (const kind of KINDS) expect(weight[kind]).toBeGreaterThan(1)
    expect(weight.script).toBeLessThanOrEqual(JAVASCRIPT)
    expect(weight.stylesheet).toBeLessThanOrEqual(STYLES)
    expect(weight.document).toBeLessThanOrEqual(html)
  })
}
