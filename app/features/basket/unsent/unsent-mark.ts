/** Entries of the browser's storage for changes that were not sent, by site. In a file of its own: every page looks for one. */
export const UNSENT_KEY = 'unsent_'

/** Whether a page that was left may have left changes to do. */
export function hasUnsent(siteId: string): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY + siteId) !== null
  } catch {
    return false
  }
}

/** The next shopper is somebody else. */
export function forgetAllUnsent(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(UNSENT_KEY)) localStorage.removeItem(name)
  } catch {
    // Where the browser blocks storage nothing is remembered.
  }
}
