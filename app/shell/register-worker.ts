import Cookies from 'js-cookie'
import { readAppMode } from '../visit/app-mode'
import { onConsentChange } from '../visit/consent/consent'
import { isEditMode } from '../visit/edit-mode'
import { readViewMode } from '../visit/view-mode'
import { setWorker } from './set-worker'

/**
 * Registers the service worker (worker/README.md), except where the page is part of
 * something else: the native app has its own cache, a page designer needs the newest files.
 * The shop also works in a browser that refuses it. The worker changes when a consent
 * that push messages need is withdrawn.
 */
export async function registerWorker(): Promise<void> {
  if (isEditMode() || readViewMode().app || readAppMode(name => Cookies.get(name))) return
  onConsentChange(() => void setWorker())
  await setWorker()
}
