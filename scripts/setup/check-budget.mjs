import { existsSync, readFileSync, statSync } from 'node:fs'

/** Pages by the chunk that shows them; each also loads what every page does. */
const PAGES = {
  'pages-home-page': 'home',
  'pages-product-list-product-list-page': 'a list',
  'pages-product-detail-product-detail-page': 'a product'
}
const EVERY_PAGE = ['vendor.js', 'main.js', 'messages-de-DE.js']

/** KiB over the wire (Brotli). What a page's content brings on top, tests/e2e/budgets.spec.ts weighs. */
const JAVASCRIPT = 120
const STYLES = 20

/**
 * Holds the production bundle to its size.
 * @throws Error with the files that have grown too large
 */
export function checkBudget() {
  const { namedChunkGroups } = JSON.parse(readFileSync('build/loadable-stats.json', 'utf8'))
  for (const [chunk, page] of Object.entries(PAGES)) {
    const own = namedChunkGroups[chunk].assets.map(({ name }) => name)
    hold(`JavaScript of ${page}`, [...EVERY_PAGE, ...own], JAVASCRIPT)
  }
  hold('style sheet', ['static/styles.css'], STYLES)
}

function hold(what, files, limit) {
  const size = files.reduce((sum, file) => sum + weigh(`build/${file}`), 0) / 1024
  console.log(`${what}: ${size.toFixed(1)} KiB of ${limit}`)
  if (size > limit) throw new Error(`The ${what} is over its budget of ${limit} KiB`)
}

/** The smallest files are not worth compressing. */
const weigh = file => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
