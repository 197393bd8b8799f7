import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { BROWSER_SWITCHES, findBrowsers } from '../../../scripts/setup/find-browsers.mjs'

const { browser } = findBrowsers()

/** For features that the headless shell of the other tests lacks, such as notifications. */
export const WHOLE_BROWSER: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = browser
  ? { launchOptions: { executablePath: browser, args: BROWSER_SWITCHES } }
  : { channel: 'chromium', launchOptions: { args: BROWSER_SWITCHES } }
