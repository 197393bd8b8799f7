import Cookies from 'js-cookie'
import { readAppMode } from '../../site/app-mode'
import { onConsentChange } from '../../site/consent'
import { isEditMode } from '../../site/edit-mode'
import { readViewMode } from '../../site/view-mode'
import { setWorker } from './set-worker'

/**
 * Registers the service worker (worker/README.md), except where the page is part of
 * something else: the native app keeps its own files, a page designer wants the newest.
 * A browser that refuses it shows the shop all the same. It is another one when a consent
 * is withdrawn that push messages need.
 */
export async function registerWorker(): Promise<void> {
  if (isEditMode() || readViewMode().app || readAppMode(name => Cookies.get(name))) return
  onConsentChange(() => void setWorker())
  await setWorker()
}
