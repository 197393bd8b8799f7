import { readPushAnswer } from '../../features/marketing/push-answer'
import { readConsents } from '../../consent/consent'

const WORKER = '/worker.js'
/** The one with the marketing tool's worker in it. */
const PUSH_WORKER = `${WORKER}?push`

/**
 * Has the service worker at work that the shopper's choice asks for: with push messages only while there is a
 * consent to marketing, a yes to messages and the browser's permission. Without them a subscription ends:
 * the browser forgets its address, so nobody has to be told. Answers whether push messages can be shown.
 */
export async function setWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  // The shopper may choose otherwise while the worker is on its way.
  if ((await wantsPush()) && (await register(PUSH_WORKER)) && (await wantsPush())) return true
  if (!(await wantsPush())) await endSubscription()
  // The tool's worker is not wanted, or cannot be had at the moment: without it the rest goes on.
  await register(WORKER)
  return false
}

/** One address for all pages: browsers take a new one under the same scope for the next worker. */
const register = (address: string): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)

async function wantsPush(): Promise<boolean> {
  if (!window.__CONFIG__.app.thirdParties.marketing.push || !readConsents().marketing) return false
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false
  const answer = readPushAnswer()
  // Browsers that forget cookies sooner keep the subscription.
  return answer ? answer === 'yes' : (await findSubscription()) !== undefined
}

async function endSubscription(): Promise<void> {
  const subscription = await findSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

/** Undefined also where the browser knows no push messages. */
async function findSubscription(): Promise<PushSubscription | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    return (await registration?.pushManager.getSubscription()) ?? undefined
  } catch {
    return undefined
  }
}
