import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { readShifts, watchShifts } from './support/layout-shift'
import { Shopper } from './support/shopper'
import { waitUntilQuiet } from './support/until-quiet'

const TEA = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
const CAPSULES = { id: '200000000000000101', name: 'Piazza Nera' }

declare global {
  interface Window {
    /** Positions of an action, in pixels from the top of the page, each new one once. */
    places?: number[]
  }
}

/** Rates, methods and estimates come later than the eye, one after another with a growing pause. */
async function slowDown(page: Page, growth = 0): Promise<void> {
  let rank = 0
  await page.route(/shipping-methods|delivery-estimates|Site-Countries|GetRates/i, async route => {
    rank += 1
    await new Promise(resolve => setTimeout(resolve, 300 + growth * rank))
    await route.continue().catch(() => undefined)
  })
}

/** Records the positions of the first visible link or button of this text from now on. */
const watch = (page: Page, text: string, within: string) =>
  page.evaluate(
    ([label, part]) => {
      window.places = []
      const look = () => {
        const shown = [...document.querySelectorAll<HTMLElement>(`${part} a, ${part} button`)].find(
          ({ textContent, offsetParent }) => textContent?.trim() === label && offsetParent
        )
        if (shown && window.places) {
          const top = Math.round(shown.getBoundingClientRect().top + scrollY)
          if (window.places.at(-1) !== top) window.places.push(top)
        }
        requestAnimationFrame(look)
      }
      look()
    },
    [text, within]
  )

for (const [shop, product, width] of [
  ['jasmin', TEA, 1440],
  ['puro', CAPSULES, 390]
] as const)
  test(`${shop}: the way to the checkout stays where it appeared, however late rates and dates come`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shopper = new Shopper(page, shop)
    await shopper.add(product)
    await slowDown(page, 200)
    await page.goto(`/${shop}/de/cart`, { waitUntil: 'commit' })
    await watch(page, 'Zur Kasse', 'main')
    await expect(page.getByText(/^Kommt (?!.*per Express$)/)).toBeVisible()
    await waitUntilReady(page)
    expect(await page.evaluate(() => window.places)).toHaveLength(1)
  })

test('the button below the ways of delivery stays where it appeared when days of arrival come after them', async ({
  page
}) => {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(TEA)
  await shopper.goToCheckout()
  await shopper.fillEmail('steady@example.com')
  await slowDown(page)
  await watch(page, 'Weiter', 'form:has(input[type=radio])')
  await shopper.fillAddress()
  await expect(page.getByText(/Kommt .* · /).first()).toBeVisible()
  await waitUntilReady(page)
  expect(await page.evaluate(() => window.places)).toHaveLength(1)
})

for (const [shop, product] of [
  ['jasmin', TEA],
  ['puro', CAPSULES]
] as const)
  test(`${shop}: nothing moves in the cart’s panel and on the page behind it, however late costs and dates come`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await slowDown(page, 300)
    await page.goto(`/${shop}/de/a/b-${product.id}`)
    await waitUntilReady(page)
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(page.getByRole('dialog').getByText('3,99 EUR')).toBeVisible()
    await waitUntilQuiet(page)
    const { total, moved } = await readShifts(page)
    expect(total, moved.join('\n')).toBe(0)
  })

test('the search field has its place before what follows it in the header has been read', async ({
  page
}) => {
  for (const root of ['/jasmin/de', '/jasmin/fr', '/puro/en']) {
    await page.goto(`${root}/imprint`)
    await waitUntilReady(page)
    const findPlace = async () => (await page.locator('.site-search').boundingBox())?.x
    const place = await findPlace()
    await page.evaluate(() => document.querySelector('.site-actions')?.remove())
    expect.soft(await findPlace(), root).toBe(place)
  }
})
