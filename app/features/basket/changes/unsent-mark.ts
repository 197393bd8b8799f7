import { localStore } from '../../../browser/storage'

/** Entries of the browser's storage for changes that were not sent, by site. In a file of its own: every page looks for one. */
export const UNSENT_KEY = 'unsent_'

/** Whether a page that was left may have left changes unsent. */
export const hasUnsent = (siteId: string): boolean => localStore.read(UNSENT_KEY + siteId) !== null

/** For the next shopper, who has another basket. */
export function forgetAllUnsent(): void {
  for (const name of localStore.list()) if (name.startsWith(UNSENT_KEY)) localStore.remove(name)
}
