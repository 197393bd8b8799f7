import type { Page } from '@playwright/test'
import { listRefusals, withBrowser } from '../measure/phone'
import { readPlatformCalls, resetPlatformCalls } from '../measure/platform-calls'
import { startPair, type Pair } from '../measure/start-pair'
import { renderTable } from '../measure/table'
import { withPrograms } from '../servers/start-program'

/** Requests of a browser to the shop, by the part of the shop that answers them; the first that fits. */
const KINDS: [kind: string, pattern: RegExp][] = [
  ['files', /^\/mobify\/bundle\/|^\/worker\.js|^\/manifest/],
  ['pictures', /^\/mobify\/proxy\/ocapi\/dw\/image\//],
  ['calls through proxies', /^\/mobify\/proxy\//],
  ['session and content', /^/]
]
const PAGES = 'pages'
const LIST = '/jasmin/de/shop'
/** A step is over when nothing has been asked for in this time. */
const QUIET_MS = 1_500

/** A visitor who refuses all consents opens the home page, goes to a list, a product and the cart. */
export const measureVisit = (): Promise<string> =>
  withPrograms(async keep => {
    const pair = await keep(startPair())
    const { origin } = pair.shop
    return withBrowser(async browser => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' })
      await page.context().addCookies(listRefusals(origin))
      const button = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true })
      const steps: [name: string, act: () => Promise<unknown>][] = [
        ['opens the home page', () => page.goto(`${origin}/jasmin/de`)],
        ['goes to a list', () => follow(page, `a[href^="${LIST}/"]`)],
        ['goes to a product', () => follow(page, 'main a[href*="-1000"]')],
        ['adds it to the cart', () => button.first().click()]
      ]
      const rows: string[][] = []
      for (const [name, act] of steps) rows.push([name, ...(await countStep(page, pair, act))])
      const kinds = KINDS.map(([kind]) => kind)
      return renderTable(['a new visitor', PAGES, ...kinds, 'login calls of the shop'], rows)
    })
  })

/** A click on the element itself, wherever it is on the screen. */
const follow = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

async function countStep(
  page: Page,
  { shop, sandbox }: Pair,
  act: () => Promise<unknown>
): Promise<string[]> {
  const counts = new Map([PAGES, ...KINDS.map(([kind]) => kind)].map(kind => [kind, 0]))
  const note = (request: { url(): string; resourceType(): string }) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== shop.origin) return
    const isPage = request.resourceType() === 'document'
    const kind = isPage ? PAGES : (KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? '')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  page.on('request', note)
  await resetPlatformCalls(sandbox)
  await act()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  page.off('request', note)
  return [...counts.values(), (await readPlatformCalls(sandbox)).token].map(String)
}
