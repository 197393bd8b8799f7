import { findServiceWorker, registerServiceWorker } from '../browser/service-worker'
import { readPushAnswer } from '../features/marketing/push-answer'
import { readConsents, onConsentChange } from '../visit/consent/consent'
import Cookies from 'js-cookie'
import { readAppMode } from '../visit/app-mode'
import { isEditMode } from '../visit/edit-mode'
import { readViewMode } from '../visit/view-mode'

/** One address for all pages: a browser treats another address under the same scope as an update. */
const WORKER = '/worker.js'
/** The variant that imports the marketing tool's worker. */
const PUSH_WORKER = `${WORKER}?push`

/**
 * Registers the service worker that matches the shopper's choices: with push messages only while there is a
 * consent to marketing, a yes to messages and the browser's permission. Without them a subscription ends:
 * the browser drops its endpoint, so no server needs a call. Resolves to whether push messages can be shown.
 */
export async function setWorker(): Promise<boolean> {
  // The shopper may choose otherwise while the worker is being registered.
  if ((await wantsPush()) && (await registerServiceWorker(PUSH_WORKER)) && (await wantsPush())) return true
  if (!(await wantsPush())) await endSubscription()
  // The tool's worker is not wanted, or not available at the moment: the rest works without it.
  await registerServiceWorker(WORKER)
  return false
}

async function wantsPush(): Promise<boolean> {
  if (!window.__CONFIG__.app.thirdParties.marketing.push || !readConsents().marketing) return false
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false
  const answer = readPushAnswer()
  // Browsers that expire cookies sooner keep the subscription.
  return answer ? answer === 'yes' : (await findSubscription()) !== undefined
}

async function endSubscription(): Promise<void> {
  const subscription = await findSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

/** Undefined also where the browser does not support push messages. */
async function findSubscription(): Promise<PushSubscription | undefined> {
  try {
    return (await (await findServiceWorker())?.pushManager.getSubscription()) ?? undefined
  } catch {
    return undefined
  }
}

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
