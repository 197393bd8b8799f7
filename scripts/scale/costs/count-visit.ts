import { chromium, type Page } from '@playwright/test'
import { readPlatformCalls, resetPlatformCalls } from '../../bench/pages/platform-calls'
import { ensureBrowser } from '../../setup/ensure-browser.mjs'
import { findBrowsers } from '../../setup/find-browsers.mjs'
import { LIST, SANDBOX, SHOP } from '../scale-setup'

/** Requests of a browser to the shop, by what answers them. */
export interface VisitStep {
  name: string
  pages: number
  files: number
  pictures: number
  /** To the platform and the services beside it. */
  calls: number
  /** The shop's own addresses: session, content. */
  own: number
  /** Of the login service, by the shop. */
  tokenCalls: number
}

type Kind = Exclude<keyof VisitStep, 'name' | 'tokenCalls'>

const KINDS: [RegExp, Kind][] = [
  [/^\/mobify\/bundle\/|^\/worker\.js|^\/manifest/, 'files'],
  [/^\/mobify\/proxy\/ocapi\/dw\/image\//, 'pictures'],
  [/^\/mobify\/proxy\//, 'calls']
]

/** For so long nothing may be asked for before a step is over. */
const QUIET_MS = 1_500

/** A visitor who refuses all consents opens the home page, goes to a list, a product and the cart. */
export async function countVisit(): Promise<VisitStep[]> {
  await ensureBrowser()
  const browser = await chromium.launch({
    executablePath: findBrowsers().shell,
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' })
    await page.context().addCookies(
      ['Required', 'Funcional', 'Performance', 'Marketing'].map(category => ({
        name: `shop_${category}Allowed`,
        value: String(category === 'Required'),
        url: SHOP
      }))
    )
    const steps: VisitStep[] = []
    const count = async (name: string, act: () => Promise<unknown>) =>
      steps.push(await countStep(page, name, act))
    await count('opens the home page', () => page.goto(`${SHOP}/jasmin/de`))
    await count('goes to a list', () => follow(page, `a[href^="${LIST}/"]`))
    await count('goes to a product', () => follow(page, 'main a[href*="-1000"]'))
    await count('adds it to the cart', () =>
      page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
    )
    return steps
  } finally {
    await browser.close()
  }
}

/** A click on the element itself: where it is on the screen does not matter here. */
const follow = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

async function countStep(page: Page, name: string, act: () => Promise<unknown>): Promise<VisitStep> {
  const step: VisitStep = { name, pages: 0, files: 0, pictures: 0, calls: 0, own: 0, tokenCalls: 0 }
  const note = (request: { url(): string; resourceType(): string }) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== SHOP) return
    const isPage = request.resourceType() === 'document'
    step[isPage ? 'pages' : (KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'own')] += 1
  }
  page.on('request', note)
  await resetPlatformCalls({ sandbox: SANDBOX })
  await act()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  page.off('request', note)
  return { ...step, tokenCalls: (await readPlatformCalls({ sandbox: SANDBOX })).token }
}
