import type { Locator, Page } from '@playwright/test'
import { median } from '../percentile'
import { openPhone, withBrowser } from './open-phone'

export interface TapFigures {
  name: string
  /** From the tap to the picture that shows its result, in milliseconds. */
  medianMs: number
  slowestMs: number
}

interface Tap {
  name: string
  path: string
  button: (page: Page) => Locator
  /** True in the page as soon as the result is there. */
  isShown: () => boolean
}

const isLayerOpen = () => document.querySelector('dialog[open], :popover-open') !== null

const TAPS: Tap[] = [
  {
    name: 'open the menu',
    path: '/jasmin/de',
    button: page => page.getByRole('button', { name: 'Menü', exact: true }),
    isShown: isLayerOpen
  },
  {
    name: 'open the filters',
    path: '/jasmin/de/shop/green-tea',
    button: page => page.getByRole('button', { name: 'Filtern', exact: true }),
    isShown: isLayerOpen
  },
  {
    name: 'add to the cart',
    path: '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201',
    button: page =>
      page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first(),
    isShown: isLayerOpen
  },
  {
    name: 'open a window',
    path: '/jasmin/de/demo',
    button: page => page.getByRole('link', { name: 'Fenster öffnen', exact: true }),
    isShown: isLayerOpen
  }
]

const TRIES = 5
const PATIENCE_MS = 10_000

/** How soon a phone's page shows what a tap asked for, each time on a page that was opened afresh. */
export const measureTaps = (shop: string): Promise<TapFigures[]> =>
  withBrowser(async browser => {
    const figures: TapFigures[] = []
    for (const tap of TAPS) {
      const times: number[] = []
      for (let time = 0; time < TRIES; time += 1) {
        const page = await openPhone(browser, shop)
        times.push(await measureTap(page, shop, tap))
        await page.context().close()
      }
      figures.push({ name: tap.name, medianMs: median(times), slowestMs: Math.max(...times) })
    }
    return figures
  })

async function measureTap(page: Page, shop: string, { path, button, isShown }: Tap): Promise<number> {
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  const target = button(page)
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(`void (window.shownAfter = new Promise(resolve => {
    const isShown = ${isShown.toString()}
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
  if (Number.isNaN(ms)) throw new Error(`A tap on ${path} shows no result`)
  return ms
}
