import type { Locator } from '@playwright/test'

/**
 * Presses buttons of several tabs at the same time. Not by `click()`, which waits and scrolls first: by then one tab may
 * have followed another to the order, and its button be gone.
 */
export async function pressTogether(...buttons: Locator[]): Promise<void> {
  const handles = await Promise.all(buttons.map(button => button.elementHandle()))
  await Promise.all(handles.map(handle => handle?.evaluate(element => (element as HTMLElement).click())))
}
