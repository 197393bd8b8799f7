import type { Platform } from '../../platform/platform'
import { customMarketingMessaging } from '../../platform/scapi/custom-marketing-messaging'
import { findWait, isPlatformError } from '../../platform/http/platform-error'

/**
 * Whether a change of a subscription that ended in an error succeeded all the same: the messaging service
 * does not know the customer (title CustomerNotFoundError), who then receives nothing from it (requirement 11.1).
 */
const isUnknownSubscriber = (error: unknown): boolean =>
  isPlatformError(error) && error.title === 'CustomerNotFoundError'

type Change = { email: string; state: 'subscribed' | 'unsubscribed'; source?: string }

/** `wait` in seconds, where it was tried too often. */
interface ChangeOutcome {
  success: boolean
  wait?: number
}

/** Sets whether an e-mail address receives messages; failures are reported by the flag and not thrown. */
export async function changeSubscription(
  platform: Platform,
  { email, state, source }: Change
): Promise<ChangeOutcome> {
  try {
    await platform
      .family(customMarketingMessaging)
      .updateSubscriptionState({}, { c_email: email.trim(), c_subscription_state: state, c_source: source })
    return { success: true }
  } catch (error) {
    const wait = findWait(error)
    return wait ? { success: false, wait } : { success: isUnknownSubscriber(error) }
  }
}

/** The unsubscribe form (requirement 11.1). */
export const unsubscribe = (platform: Platform, email: string): Promise<ChangeOutcome> =>
  changeSubscription(platform, { email, state: 'unsubscribed', source: 'unsubscribe_form' })
