import { CONSOLE } from './console'
import { PORTS } from './ports'

/** The shop that the tests drive: the one of `playwright.config.ts`, unless `npm run live` has started another. */
export const SHOP = process.env.BROWSER_SHOP ?? `http://localhost:${PORTS.shop}`

/** The third parties whose scripts its pages may hold, in the order of their policy. */
export const SCRIPT_ORIGINS = process.env.BROWSER_SCRIPT_ORIGINS?.split(' ') ?? [CONSOLE]
