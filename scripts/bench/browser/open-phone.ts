import { chromium, type Browser, type Page } from '@playwright/test'
import { ensureBrowser } from '../../setup/ensure-browser.mjs'
import { BROWSER_SWITCHES, findBrowsers } from '../../setup/find-browsers.mjs'
import { listRefusals } from './refused-consents'

/** Starts a browser and closes it when `work` is done. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  await ensureBrowser()
  const browser = await chromium.launch({
    executablePath: findBrowsers().shell,
    args: BROWSER_SWITCHES
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** An empty page of a phone that has never been here, with every consent refused at that origin. */
export async function openPhone(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE'
  })
  await page.context().addCookies(listRefusals(url))
  return page
}
