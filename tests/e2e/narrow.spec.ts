import { expect, test, type Locator, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { findCut } from './support/find-cut'

// A panel that slides in is beyond the edge for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TEXTS = [
  ['one long word', 'Kaffeevollautomatenentkalkung'],
  ['no text', ''],
  ['much text', 'Kaffee und Tee für alle Tage, frisch geröstet und schonend getrocknet. '.repeat(12)]
] as const

/** Replaces the texts of editors, who write neither numbers nor what is on buttons and badges. */
const replaceTexts = (page: Page, text: string) =>
  page.evaluate(words => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const isEditors = /^\D*\p{L}\D*$/u.test(node.data)
      if (isEditors && !node.parentElement?.closest('script, noscript, button, select, .badge, .sr-only'))
        node.data = words
    }
  }, text)

/** Texts beyond the window's edge, apart from rows that scroll, and the page where it scrolls sideways. */
const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = new Set(scrollWidth > clientWidth ? [`page: ${scrollWidth} px`] : [])
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode
      if (!parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isOut = [...range.getClientRects()].some(
        ({ width, right }) => width > 1 && right > clientWidth + 1
      )
      if (isOut && !parentElement.closest('.sr-only, .track, .chip-row, .crumbs, [aria-roledescription]'))
        wide.add(`${parentElement.tagName} ${parentElement.className}: ${parentElement.textContent}`)
    }
    return [...wide]
  })

for (const [shop, width] of [
  ['jasmin', 390],
  ['puro', 320]
] as const) {
  test(`no content component of ${shop} is wider than ${width} px with a long word, no text or much text`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const [what, text] of TEXTS) {
      await page.goto(`/${shop}/de/demo`)
      await waitUntilReady(page)
      await replaceTexts(page, text)
      expect.soft(await findWide(page), what).toEqual([])
    }
  })
}

test('no page is wider than a phone where the browser’s font has 32 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '32px'
    })
  )
  const product = '/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'
  for (const path of ['', '/shop/green-tea', '/search?q=tee', product, '/cart', '/registration', '/demo']) {
    await page.goto(`/jasmin/de${path}`)
    await waitUntilReady(page)
    expect.soft(await findWide(page), path).toEqual([])
  }
})

for (const [root, product] of [
  ['/jasmin/de', '100000000000000201'],
  ['/jasmin/en-gb', '100000000000000201'],
  ['/jasmin/fr', '100000000000000201'],
  ['/jasmin/it', '100000000000000201'],
  ['/puro/de', '200000000000000101'],
  ['/puro/en', '200000000000000101']
] as const) {
  test(`buttons and headings of ${root} hold their words on 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    const check = async (what: string) => {
      await waitUntilReady(page)
      // The system's font sets the same words wider.
      await page.evaluate(() => document.fonts.ready)
      expect.soft([...(await findWide(page)), ...(await findCut(page))], what).toEqual([])
    }
    for (const path of ['', '/shop', '/login', '/registration', '/stores']) {
      await page.goto(root + path)
      await check(path)
    }
    await page.goto(`${root}/a/b-${product}`)
    await check('product')
    const addButton = page.locator('main [data-own-action] button').last()
    // One line: where its words do not fit beside the quantity, it is below.
    expect.soft((await addButton.boundingBox())?.height, 'add button').toBeLessThan(52)
    await addButton.click()
    // Not before the answer: the cart would be empty.
    await expect(page.getByRole('dialog', { name: /\(1\)/ })).toBeVisible()
    await check('panel')
    for (const path of ['/cart', '/checkout']) {
      await page.goto(root + path)
      await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
      await check(path)
    }
  })
}

// The longest words are French; others have been seen to fit where these do.
test('buttons and headings of a French account hold their words on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/jasmin/fr/login')
  await page.getByLabel(/^Adresse e-mail/).fill('anna.sommer@example.com')
  await page.getByLabel(/^Mot de passe/).fill('Teegarten7!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
  const order = '/account/orders/JAS00000001'
  for (const path of ['/account', '/account/data', '/account/orders', order, '/account/standing-orders']) {
    await page.goto(`/jasmin/fr${path}`)
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
    await waitUntilReady(page)
    expect.soft([...(await findWide(page)), ...(await findCut(page))], path).toEqual([])
  }
})

/** Banners, and the strip above the page, whose words take more than one line. */
const findLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.site-strip, .site-banner')].flatMap(banner => {
      const texts = document.createTreeWalker(banner, NodeFilter.SHOW_TEXT)
      const middles: number[] = []
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.sr-only, [hidden]')) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        for (const { width, top, height } of range.getClientRects())
          if (width > 1) middles.push(top + height / 2)
      }
      // A code and the words beside it differ by a pixel.
      return Math.max(...middles) - Math.min(...middles) > 6 ? [banner.textContent] : []
    })
  )

for (const [root, paths] of [
  ['/jasmin/de', ['', '/shop/all-sale', '/brewing-guide', '/demo']],
  ['/jasmin/en', ['', '/shop/all-sale', '/brewing-guide', '/demo']],
  ['/jasmin/en-gb', ['', '/shop/all-sale', '/brewing-guide']],
  ['/jasmin/fr', ['', '/shop/all-sale', '/brewing-guide', '/demo']],
  ['/jasmin/it', ['', '/shop/all-sale', '/brewing-guide', '/demo']],
  ['/puro/de', ['', '/roastery', '/demo']],
  ['/puro/en', ['', '/roastery', '/demo']]
] as const)
  test(`strip and banners of ${root} take one line on 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    for (const path of paths) {
      await page.goto(root + path)
      await waitUntilReady(page)
      expect.soft(await findLines(page), path).toEqual([])
    }
  })

/** How many legal links are on each of their lines. */
const countLegalLinks = (footer: Locator): Promise<number[]> =>
  footer.locator('.legal-links > *').evaluateAll(links => {
    const tops = links.map(link => Math.round(link.getBoundingClientRect().top))
    return [...new Set(tops)].map(top => tops.filter(other => other === top).length)
  })

/** How far the last language is from the end of its row, where the row does not scroll. */
const measureRest = (footer: Locator): Promise<number> =>
  footer.locator('.chip-row').evaluate(row => {
    if (row.scrollWidth > row.clientWidth) return Infinity
    return row.getBoundingClientRect().right - row.lastElementChild!.getBoundingClientRect().right
  })

for (const root of ['/jasmin/de', '/jasmin/en', '/jasmin/fr', '/jasmin/it', '/puro/de', '/puro/en']) {
  test(`the footer of ${root} takes at most 900 px of a phone's page, 600 of a desktop's`, async ({
    page
  }) => {
    await page.goto(`${root}/imprint`)
    await waitUntilReady(page)
    for (const [width, most] of [
      [320, 900],
      [390, 900],
      [768, 700],
      [1024, 600],
      [1280, 600],
      [1440, 600]
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const footer = page.locator('.site-footer')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('list').first()).toBeVisible()
      expect.soft((await footer.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(most)
      const lines = await countLegalLinks(footer)
      expect.soft(lines.at(-1), `legal links, ${width} px`).toBeGreaterThan(1)
      // The end of the row fades out below 1024 px: there it scrolls.
      if (width < 1024) expect.soft(await measureRest(footer), `languages, ${width} px`).toBeGreaterThan(47)
    }
  })
}
