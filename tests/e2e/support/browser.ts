import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { findBrowsers } from '../../../scripts/setup/find-browsers.mjs'

export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

const { browser } = findBrowsers()

/** For features that the headless shell of the other tests lacks, such as notifications. */
export const WHOLE_BROWSER: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = browser
  ? { launchOptions: { executablePath: browser, args: BROWSER_SWITCHES } }
  : { channel: 'chromium', launchOptions: { args: BROWSER_SWITCHES } }
