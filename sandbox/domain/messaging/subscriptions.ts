import type { Caller, Clock } from '../../contracts'
import { createCustomerStore } from '../../storage/sqlite/customers'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createSubscriptionStore, type SubscriptionState } from '../../storage/sqlite/subscriptions'
import type { Customers } from '../customers/customers'

/** Why a change of a subscription is refused. */
export class SubscriptionFault extends Error {
  constructor(
    readonly fault: 'unknown-email' | 'not-the-owner',
    message: string
  ) {
    super(message)
    this.name = 'SubscriptionFault'
  }
}

export interface SubscriptionChange {
  email: string
  state: SubscriptionState
  /** Where it was asked for, e.g. "unsubscribe_form". */
  source?: string
}

/**
 * Who gets marketing messages, per site and e-mail address (spec 3 §7). Anybody may take an address off the
 * list, as the unsubscribe form does; the address of a customer is put on it by that customer only. A
 * customer's newsletter flag follows.
 */
export function createSubscriptions({
  db,
  customers,
  clock
}: {
  db: Database
  customers: Customers
  clock: Clock
}) {
  const store = createSubscriptionStore(db)
  const owners = createCustomerStore(db)

  return {
    /** Undefined for an address that never was on the site's list. */
    findState: store.findState,

    /** Throws `unknown-email` or `not-the-owner`. */
    setState({ siteId, customerId }: Caller, { email, state, source }: SubscriptionChange): void {
      inTransaction(db, () => {
        const owner = owners.findByLogin(siteId, email)
        const isKnown = owner !== undefined || store.findState(siteId, email) !== undefined
        if (state === 'unsubscribed' && !isKnown)
          throw new SubscriptionFault('unknown-email', 'There is no customer with this e-mail address.')
        if (state === 'subscribed' && owner && owner.customerId !== customerId)
          throw new SubscriptionFault('not-the-owner', 'Only its owner may subscribe this e-mail address.')
        store.save({ siteId, email, state, source, changedAt: clock.now() })
        if (!owner) return
        const isSubscribed = state === 'subscribed'
        const newsletterSource = isSubscribed && source !== undefined ? { c_newsletterSource: source } : {}
        customers.update(siteId, owner.customerId, { c_newsletter: isSubscribed, ...newsletterSource })
      })
    }
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
