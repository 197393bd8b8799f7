import type { Browser, Locator, Page } from '@playwright/test'
import { openPhone, slowDown, withBrowser } from '../measure/phone'
import type { Row } from '../measure/score'
import { median } from '../measure/statistics'

interface Tap {
  name: string
  path: string
  button: (page: Page) => Locator
}

const ADD_TO_CART: Tap = {
  name: 'add to the cart',
  path: '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201',
  button: page =>
    page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
}

/** Each opens a dialog or another layer. */
const TAPS: Tap[] = [
  {
    name: 'open the menu',
    path: '/jasmin/de',
    button: page => page.getByRole('button', { name: 'Menü', exact: true })
  },
  {
    name: 'open the filters',
    path: '/jasmin/de/shop/green-tea',
    button: page => page.getByRole('button', { name: 'Filtern', exact: true })
  },
  ADD_TO_CART,
  {
    name: 'open a window',
    path: '/jasmin/de/demo',
    button: page => page.getByRole('link', { name: 'Fenster öffnen', exact: true })
  }
]

const TRIES = 5
const PATIENCE_MS = 30_000
/** An early tap comes so long after the address was entered. */
const EARLY_MS = 1_000
const LAYER = 'dialog[open], :popover-open'

/** How soon a phone's page shows the result of a tap, each time on a page that was opened afresh. */
export const measureTaps = (shop: string): Promise<Row[]> =>
  withBrowser(async browser => {
    const rows: Row[] = []
    for (const { name, path, button } of TAPS) {
      const times = await repeat(browser, shop, async page => {
        await page.goto(shop + path, { waitUntil: 'networkidle' })
        return measureTap(page, button(page))
      })
      rows.push({ name, figures: { tapMs: median(times), slowestMs: Math.max(...times) } })
    }
    return rows
  })

/** "Add to cart", tapped as soon as the button is there and a second after the address was entered, on a slow phone. */
export const measureEarlyTap = (shop: string): Promise<Row[]> =>
  withBrowser(async browser => {
    const times = await repeat(browser, shop, async page => {
      await slowDown(page)
      const begun = performance.now()
      await page.goto(shop + ADD_TO_CART.path, { waitUntil: 'commit' })
      const button = ADD_TO_CART.button(page)
      await button.waitFor()
      await page.waitForTimeout(Math.max(0, begun + EARLY_MS - performance.now()))
      await button.tap({ noWaitAfter: true })
      await page.waitForSelector(LAYER, { timeout: PATIENCE_MS })
      return performance.now() - begun
    })
    const figures = { earlyTapMs: median(times), slowestMs: Math.max(...times) }
    return [{ name: 'add to the cart, early', figures }]
  })

async function repeat(
  browser: Browser,
  shop: string,
  measure: (page: Page) => Promise<number>
): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < TRIES; time += 1) {
    const page = await openPhone(browser, shop)
    times.push(await measure(page))
    await page.context().close()
  }
  return times
}

async function measureTap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(`void (window.shownAfter = new Promise(resolve => {
    const isShown = () => document.querySelector('${LAYER}') !== null
    addEventListener('click', ({ timeStamp }) => {
      const look = () =>
        // The picture that was begun with the result in it is on the screen when the next one begins.
        isShown() ? requestAnimationFrame(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(look)
      requestAnimationFrame(look)
    }, { capture: true, once: true })
    setTimeout(resolve, ${PATIENCE_MS}, NaN)
  }))`)
  await target.tap()
  const ms = await page.evaluate(() => (window as unknown as { shownAfter: Promise<number> }).shownAfter)
  if (Number.isNaN(ms)) throw new Error(`A tap on ${page.url()} shows no result`)
  return ms
}
