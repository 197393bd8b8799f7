import type { Page } from '@playwright/test'

/** A phone on a train: pages are here, their code is not. Returns what lets the code come. */
export async function holdCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/main.js', async route => {
    await held
    await route.continue()
  })
  return release
}
