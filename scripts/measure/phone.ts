import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { ensureBrowser } from '../setup/ensure-browser.mjs'
import { BROWSER_SWITCHES, findBrowsers } from '../setup/find-browsers.mjs'

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE'
}
/** As Lighthouse has it for a phone: a processor four times slower, 150 ms to the server and back, 1.6 Mbit/s. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** Starts a browser and closes it when `work` is done. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  await ensureBrowser()
  const browser = await chromium.launch({ executablePath: findBrowsers().shell, args: BROWSER_SWITCHES })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The cookies of a visitor who has refused every consent that can be refused. */
export const listRefusals = (url: string) =>
  ['Required', 'Funcional', 'Performance', 'Marketing'].map(category => ({
    name: `shop_${category}Allowed`,
    value: String(category === 'Required'),
    url
  }))

/** An empty page of a phone on its first visit, with every consent refused at that origin. */
export async function openPhone(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage(PHONE)
  await page.context().addCookies(listRefusals(url))
  return page
}

/** Gives the page the processor and the network of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await client.send('Network.emulateNetworkConditions', NETWORK)
}
