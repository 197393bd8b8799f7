import Cookies from 'js-cookie'
import { readAppMode } from '../../view-mode/app-mode'
import { onConsentChange } from '../../consent/consent'
import { isEditMode } from '../../view-mode/edit-mode'
import { readViewMode } from '../../view-mode/view-mode'
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
