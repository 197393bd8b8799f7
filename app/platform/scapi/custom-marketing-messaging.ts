import { scapiFamily } from './scapi-family'

type SubscriptionState = 'subscribed' | 'unsubscribed'

interface SubscriptionChange {
  c_email: string
  c_subscription_state: SubscriptionState
  /** Where the shopper asked for it, e.g. unsubscribe_form. */
  c_source?: string
}

/** The shop's own API to its messaging service (requirement 13.1). */
interface CustomMarketingMessaging {
  /** @throws PlatformError titled CustomerNotFoundError for an e-mail address that the service does not know. */
  updateSubscriptionState(
    parameters: object,
    body: SubscriptionChange
  ): Promise<{ c_email?: string; c_subscription_state?: SubscriptionState }>
}

export const customMarketingMessaging = scapiFamily<CustomMarketingMessaging>(
  'custom/marketing-messaging/v1',
  { updateSubscriptionState: 'POST /subscription/state body' },
  // A custom API refuses query parameters that it does not declare.
  { locale: false }
)
