import Cookies from 'js-cookie'
import { APP_MODE_COOKIE, parseAppMode } from '../../site/app-mode'
import { isEditMode } from '../../site/edit-mode'
import { readViewMode } from '../../site/view-mode'

const WORKER = '/worker.js'

/**
 * Registers the service worker (worker/README.md), except where the page is part of
 * something else: the native app keeps its own files, a page designer wants the newest.
 * A browser that refuses it shows the shop all the same.
 */
export async function registerWorker(): Promise<void> {
  if (isEditMode() || readViewMode().app || parseAppMode(Cookies.get(APP_MODE_COOKIE))) return
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined)
}
