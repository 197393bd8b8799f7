/** The shop that the tests drive: the one of `playwright.config.ts`, unless `npm run live` has started another. */
export const SHOP = process.env.BROWSER_SHOP ?? 'http://localhost:3310'
