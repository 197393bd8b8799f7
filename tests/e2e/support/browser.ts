import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { BROWSER_SWITCHES, findBrowsers } from '../../../scripts/setup/find-browsers.mjs'

const { browser } = findBrowsers()

/** Switches of every browser of the tests; `npm run live` adds where names lead and which certificate to trust. */
export const SWITCHES = [...BROWSER_SWITCHES, ...(process.env.BROWSER_MORE_SWITCHES?.split('\n') ?? [])]

/** For features that the headless shell of the other tests lacks, such as notifications. */
export const WHOLE_BROWSER: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = browser
  ? { launchOptions: { executablePath: browser, args: SWITCHES } }
  : { channel: 'chromium', launchOptions: { args: SWITCHES } }
