import { expect } from '@playwright/test'
import { readShifts, scrollSlowly, watchShifts } from './support/layout-shift'
import { PUBLIC_PAGES } from './support/pages'
import { test } from './support/view'
import { waitUntilQuiet } from './support/until-quiet'

// Many pages in one test cost half of a test for each.
test('nothing moves, fails or is logged while a page loads', async ({ page }) => {
  test.setTimeout(PUBLIC_PAGES.length * 10_000)
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    const expected = message.text().includes('status of 404') || message.text().includes('status of 503')
    if (['error', 'warning'].includes(message.type()) && !expected) problems.push(message.text())
  })
  await watchShifts(page)
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await waitUntilQuiet(page)
    const { total, moved } = await readShifts(page)
    expect.soft(problems.splice(0), path).toEqual([])
    expect.soft(total, [path, ...moved].join('\n')).toBeLessThan(0.01)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('nothing moves on a visit to the end of a page, when parts load that the server leaves out', async ({
  page,
  view
}) => {
  await watchShifts(page)
  // On a product's page the lines of the delivery estimate arrive one after another.
  for (const [path, most] of [
    ['', 0.001],
    ['/newsletter', 0.001],
    [view.product.path, 0.007]
  ] as const) {
    await page.goto(view.root + path)
    await waitUntilQuiet(page)
    await page.mouse.move(200, 200)
    await scrollSlowly(page)
    await waitUntilQuiet(page)
    const { total, moved } = await readShifts(page)
    expect.soft(total, `${path}: ${moved.join('\n')}`).toBeLessThan(most)
  }
})

test('nothing moves when fonts come late, nor where a footer comes into view', async ({ page, view }) => {
  await watchShifts(page)
  await page.route('**/*.woff2', async route => {
    // After the first paint, as on a slow connection.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  for (const path of ['/recipes', '/cart']) {
    await page.goto(view.root + path)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await waitUntilQuiet(page)
    const { total, moved } = await readShifts(page)
    expect.soft(total, `${path}: ${moved.join('\n')}`).toBeLessThan(0.005)
  }
})

test('nothing moves when the form of the newsletter comes late into view', async ({ page, view }) => {
  await watchShifts(page)
  let send = () => {}
  const asked = new Promise<void>(resolve => (send = resolve))
  await page.route('**/newsletter-forms.js', async route => {
    await asked
    await route.continue()
  })
  await page.goto(`${view.root}/recipes`)
  const place = page.locator('.newsletter-place')
  await place.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(place.locator('.skeleton')).toBeInViewport()
  send()
  await expect(place.locator('.newsletter-form')).toBeVisible()
  const { total, moved } = await readShifts(page)
  expect(total, moved.join('\n')).toBeLessThan(0.005)
})

test('an address without a locale is sent to the same path with one', async ({ request }) => {
  const answer = await request.get('/shop/green-tea?limit=50', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/jasmin/de/shop/green-tea?limit=50')
})

test('the root answers without a redirect', async ({ request }) => {
  expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(200)
})

test('a missing page answers 404 and says so', async ({ page, view }) => {
  const answer = await page.goto(`${view.root}/gibt-es-nicht`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: view.say('notFound.title') })).toBeVisible()
  // The editors' links below it are in the middle, too.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveCSS(
    'text-align',
    'center'
  )
})

test('the maintenance page answers 503, without any way into the shop', async ({ page, view }) => {
  const answer = await page.goto(`${view.root}/maintenance`)
  expect(answer?.status()).toBe(503)
  expect(await page.title()).toContain(view.say('maintenance.seoTitle'))
  await expect(page.getByRole('heading', { level: 1, name: view.say('maintenance.title') })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
})

test('a product under another name is sent to its one address for good', async ({ request }) => {
  const answer = await request.get('/jasmin/de/irgendwas-100000000000000201?x=1')
  expect(new URL(answer.url()).pathname).toBe(
    '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'
  )
  expect(answer.status()).toBe(200)
})

test('a product page names its canonical address, description and price for search engines', async ({
  page
}) => {
  await page.goto('/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201?utm=x')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/jasmin\/de\/tee\/schwarzer-tee\/ostfriesen-deichwind-100000000000000201$/
  )
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  const product = data
    .map(text => JSON.parse(text) as { '@type': string; offers?: { price: unknown } })
    .find(entry => entry['@type'] === 'Product')
  expect(Number(product?.offers?.price)).toBeCloseTo(4.25)
})

test('editors’ content below a list is shown there', async ({ page }) => {
  await page.goto('/jasmin/de/shop/gifts')
  await expect(page.getByRole('heading', { name: 'Drei, die immer passen' })).toBeVisible()
})

test('another language shows the same page, with its query', async ({ page }) => {
  await page.goto('/jasmin/de/search?q=sencha')
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Land und Sprache' })
  await expect(languages.getByRole('link', { name: 'English (Germany)' })).toHaveAttribute(
    'href',
    '/jasmin/en/search?q=sencha'
  )
})

test('the global page has no address, and an address in capitals redirects to its spelling', async ({
  request
}) => {
  for (const path of ['/global', '/category-tea', '/shop/tea/anything'])
    expect([path, (await request.get(`/jasmin/de${path}`)).status()]).toEqual([path, 404])
  const shouted = await request.get('/jasmin/de/CART?q=1', { maxRedirects: 0 })
  expect([shouted.status(), shouted.headers().location]).toEqual([301, '/jasmin/de/cart?q=1'])
})

test('nothing fails on the way to pages that have no content of their own', async ({ page }) => {
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  await page.goto('/jasmin/de')
  await page.getByRole('main').getByRole('link', { name: 'Frisch und grün' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Grüner Tee/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sencha Morgennebel', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sencha Morgennebel' })).toBeVisible()
  await waitUntilQuiet(page)
  expect(problems).toEqual([])
})

test('search engines learn the questions of the help page, once, and where the stores are', async ({
  request
}) => {
  const readTypes = async (path: string) => {
    const html = await (await request.get(path)).text()
    const texts = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text
    )
    return texts.flatMap(text =>
      [...text.matchAll(/"@type":"(FAQPage|LocalBusiness)"/g)].map(([, type]) => type)
    )
  }
  expect(await readTypes('/jasmin/de/service')).toEqual(['FAQPage'])
  expect(await readTypes('/puro/en/service')).toEqual(['FAQPage'])
  expect(await readTypes('/jasmin/de/tea-story')).toEqual([])
  expect(new Set(await readTypes('/jasmin/de/stores'))).toEqual(new Set(['LocalBusiness']))
})
