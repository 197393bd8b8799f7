import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** KiB of gzip that a page may load before it can be used. */
const LIMITS = [
  {
    what: 'JavaScript of a list',
    files: ['vendor.js', 'main.js', 'product-list-product-list-page.js', 'messages-de-DE.js'],
    limit: 150
  },
  {
    what: 'JavaScript of a product',
    files: ['vendor.js', 'main.js', 'product-detail-product-detail-page.js', 'messages-de-DE.js'],
    limit: 150
  },
  { what: 'style sheet', files: ['static/styles.css'], limit: 20 }
]

/**
 * Holds the production bundle to its size.
 * @throws Error that names what has grown too large
 */
export function checkBudget() {
  for (const { what, files, limit } of LIMITS) {
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`build/${file}`)).length, 0)
    const size = bytes / 1024
    console.log(`${what}: ${size.toFixed(1)} KiB of ${limit}`)
    if (size > limit) throw new Error(`The ${what} is over its budget of ${limit} KiB`)
  }
}
