import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'

/** Top and bottom (with the names) of a list's first row, from the viewport's top. */
const readFirstRow = (page: Page) =>
  page.evaluate(() => {
    const tile = document.querySelector('.product-grid .tile')
    return {
      top: tile?.getBoundingClientRect().top ?? Infinity,
      name: tile?.querySelector('.tile-name')?.getBoundingClientRect().bottom ?? Infinity
    }
  })

const LISTS = [
  '/jasmin/de/shop/tea',
  '/jasmin/de/shop/discover',
  '/jasmin/de/shop/treats',
  '/puro/de/shop/capsules',
  '/puro/de/shop/gifts'
]

test('the first products of a list are visible below its head', async ({ page, isMobile }) => {
  for (const path of LISTS) {
    await page.goto(path)
    await expect(page.locator('.list-head')).toBeVisible()
    await expect(page.locator('.stage')).toHaveCount(0)
    const height = page.viewportSize()?.height ?? 0
    const { top, name } = await readFirstRow(page)
    // On a phone the viewport is too low for all of it: a good part of the picture shows that there is more.
    if (isMobile) expect.soft(top, path).toBeLessThan(height - 90)
    else expect.soft(name, path).toBeLessThan(height)
    const head = await page.locator('.list-head').boundingBox()
    expect.soft(head?.height, path).toBeLessThanOrEqual(320)
  }
})

for (const root of ['/jasmin/de', '/jasmin/en', '/puro/de', '/puro/en']) {
  test(`the text above ${root}/cart keeps its lines when the brand's font comes late`, async ({
    page,
    isMobile
  }) => {
    const readHeights = () =>
      page
        .locator('.site-banner, .empty > div')
        .evaluateAll(boxes => boxes.map(box => Math.round(box.getBoundingClientRect().height)))
    await page.goto(`${root}/cart`)
    await waitUntilReady(page)
    await expect(page.locator('.site-banner > *').first()).toBeVisible()
    await expect(page.locator('.empty > div')).toBeVisible()
    for (const width of isMobile ? [375, 390, 412] : [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await readHeights()
      // A font of the system sets the same words up to a twentieth wider or narrower.
      for (const spacing of ['-0.02em', '0.02em']) {
        await page.evaluate(value => document.body.style.setProperty('letter-spacing', value), spacing)
        expect({ width, heights: await readHeights() }).toEqual({ width, heights })
      }
      await page.evaluate(() => document.body.style.removeProperty('letter-spacing'))
    }
  })
}

for (const root of ['/jasmin/de', '/jasmin/en', '/puro/de', '/puro/en']) {
  test(`the categories of ${root}/search without results keep their rows when the brand's font comes late`, async ({
    page,
    isMobile
  }) => {
    await page.goto(`${root}/search?q=xyzxyz`)
    await waitUntilReady(page)
    const categories = page.getByRole('main').getByRole('navigation').getByRole('list')
    await expect(categories.getByRole('link').nth(11)).toBeVisible()
    const readPlaces = () =>
      categories.evaluate(list => {
        const { top } = list.getBoundingClientRect()
        return [...list.children]
          .map(item => item.getBoundingClientRect())
          .map(box => [box.left, box.top - top, box.height].map(Math.round).join())
      })
    for (const width of isMobile ? [375, 390, 412, 430] : [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const places = await readPlaces()
      for (const spacing of ['-0.02em', '0.02em']) {
        await page.evaluate(value => document.body.style.setProperty('letter-spacing', value), spacing)
        expect({ width, places: await readPlaces() }).toEqual({ width, places })
      }
      await page.evaluate(() => document.body.style.removeProperty('letter-spacing'))
    }
  })
}

for (const shop of ['jasmin', 'puro'] as const) {
  test(`the banner of ${shop} leaves checkout's fields alone once the header has gone`, async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile !== (shop === 'jasmin'), 'each shop is tried on one of the two screens')
    const shopper = new Shopper(page, shop)
    await shopper.addFromProductPage(shop === 'jasmin' ? 'Sencha Morgennebel' : 'Piazza Nera')
    await shopper.goToCheckout()
    await shopper.fillEmail('ida@example.com')
    await expect(page.getByLabel(/^Vorname/)).toBeVisible()
    const banner = page.locator('.site-banner')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(banner).toBeInViewport()
    await page.evaluate(() => window.scrollBy(0, 260))
    await expect(banner).not.toBeInViewport()
    await page.evaluate(() => window.scrollBy(0, -60))
    // On a phone the header comes back alone.
    await (isMobile ? expect(banner).not : expect(banner)).toBeInViewport()
  })
}

test('missing parts of a set are named before the purchase, and in the cart panel after it', async ({
  page
}) => {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.open('/search?q=Fr%C3%BChlingsgru%C3%9F')
  await page.getByRole('main').getByRole('link', { name: 'Frühlingsgruß', exact: true }).first().click()
  const without = page.getByText(/^Ohne .+: zurzeit nicht lieferbar/)
  await expect(without).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: 'In den Warenkorb', exact: true })
    .and(page.locator(':visible'))
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: /Warenkorb \(\d\)/ })
  const warning = panel.getByRole('alert')
  await expect(warning).toContainText('Mindestens ein Artikel aus diesem Set ist derzeit nicht bestellbar')
  await expect(warning).toBeInViewport({ ratio: 1 })
})

test('a refusal is shown in the window, once', async ({ page }) => {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.open('/search?q=Fr%C3%BChlingsgru%C3%9F')
  await page.getByRole('main').getByRole('link', { name: 'Frühlingsgruß', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frühlingsgruß' })).toBeVisible()
  await switchFaultOn({ operation: 'addItemToBasket', kind: 'status', status: 400, times: 1 })
  try {
    await page
      .getByRole('main')
      .getByRole('button', { name: 'In den Warenkorb', exact: true })
      .and(page.locator(':visible'))
      .first()
      .click()
    // There is but one, and it closes itself.
    const message = page.locator('.message')
    await expect(message.and(page.getByRole('alert'))).toBeInViewport({ ratio: 1 })
    for (const shown of [message, page.getByRole('alert')]) expect(await shown.count()).toBeLessThan(2)
  } finally {
    await switchFaultsOff()
  }
})

/** By how much `sizes` may say that a picture is wider than it is; never much narrower, or it would be blurred. */
const TOO_WIDE = 1.25
const TOO_NARROW = 0.96
/** Where a place knows how many columns it has. */
const PLACES = '.product-grid, .track-tiles, .discovery-tiles'

for (const path of ['/jasmin/de', '/puro/de', '/jasmin/de/shop', '/puro/de/shop/capsules']) {
  test(`tiles of ${path} ask for pictures as wide as they show them`, async ({ page, isMobile }) => {
    const last = page.locator('.tile-image').last()
    // Where several widths are offered, the picture's own one is what `sizes` says.
    const readShares = (within: string) =>
      page.evaluate(
        ([selector = '']) =>
          [...document.querySelectorAll<HTMLImageElement>(selector)]
            .filter(picture => picture.complete && picture.naturalWidth > 0 && picture.clientWidth > 0)
            .map(picture => picture.naturalWidth / picture.clientWidth),
        [within]
      )
    for (const width of isMobile ? [390, 768] : [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await last.scrollIntoViewIfNeeded()
      await expect.poll(async () => (await readShares('.tile-image')).length).toBeGreaterThan(1)
      expect(Math.min(...(await readShares('.tile-image')))).toBeGreaterThan(TOO_NARROW)
      expect(Math.max(0, ...(await readShares(`:is(${PLACES}) .tile-image`)))).toBeLessThan(TOO_WIDE)
    }
  })
}

for (const path of ['/jasmin/de', '/puro/de']) {
  test(`the text of stages on ${path} stays within the page's edges, on a wide screen too`, async ({
    page,
    isMobile
  }) => {
    if (!isMobile) await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(path)
    const readInner = (selector: string) =>
      page.locator(selector).evaluateAll(boxes =>
        boxes.map(box => {
          const { left, right } = box.getBoundingClientRect()
          const { paddingLeft, paddingRight } = getComputedStyle(box)
          return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
        })
      )
    const [edges] = await readInner('.wrap')
    const words = await readInner('.stage:not(.stage-behind) > .stage-words')
    expect(words.length).toBeGreaterThan(0)
    for (const { left, right } of words) {
      const begins = Math.abs(left - (edges?.left ?? NaN)) < 1
      const ends = Math.abs(right - (edges?.right ?? NaN)) < 1
      expect(begins || ends).toBe(true)
    }
    // A picture is not required. What is taken away before React has it makes it draw all anew.
    await waitUntilReady(page)
    await page
      .locator('.stage-picture')
      .evaluateAll(pictures => pictures.forEach(picture => picture.remove()))
    for (const { left } of await readInner('.stage:not(.stage-behind) > .stage-words')) {
      expect(left).toBeCloseTo(edges?.left ?? NaN, 0)
    }
  })
}
