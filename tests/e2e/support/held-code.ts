import type { Page } from '@playwright/test'

/**
 * A phone on a train: pages are here, their code is not. Returns what lets the code come.
 *
 * @param files what is held back; all code waits for `main.js`, and the shop does not start without its messages.
 */
export async function holdCode(page: Page, files = '**/main.js'): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}
