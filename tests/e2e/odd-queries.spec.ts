import { expect, test } from '@playwright/test'
import { waitUntilReady } from './support/axe'

/** What server and browser may parse differently: broken encodings, object property names, brackets, repeated names. */
const QUERIES = [
  'q=gr%FCn',
  'q=tee&=1',
  'q=tee&__proto__=1',
  'q=tee&constructor=1&toString=2',
  'q=tee&a[b]=1&a[]=2&a[0]=3',
  `q=tee${'&a=1'.repeat(30)}`,
  'q=tee&b=x?&c=2',
  'q=a+b%20c%2Bd',
  'q=tee&utm_source=letter&gclid=1',
  'q=tee&__server_timing'
]

// The same in a window of any size.
test('a page goes on in the browser whatever its query holds', async ({ page }) => {
  const problems: string[] = []
  let query = ''
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${query}: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`${query}: ${error.message}`))
  page.on('request', request => {
    // What the server has read is in the page.
    if (request.url().includes('/product-search?')) problems.push(`${query}: reads again`)
  })
  for (query of QUERIES) {
    await page.goto(`/jasmin/de/search?${query}`)
    await waitUntilReady(page)
  }
  expect(problems).toEqual([])
})
