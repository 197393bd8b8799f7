import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Caller } from '../sessions/caller'
import { createCustomerStore } from '../../storage/sqlite/customers'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createSubscriptionStore, type SubscriptionState } from '../../storage/sqlite/subscriptions'
import type { Customers } from '../customers/customers'

/** Why a change of a subscription is refused. */
export class SubscriptionError extends Error {
  constructor(
    readonly reason: 'unknown-email' | 'not-the-owner',
    message: string
  ) {
    super(message)
    this.name = 'SubscriptionError'
  }
}

interface SubscriptionChange {
  email: string
  state: SubscriptionState
  /** Where it was asked for, e.g. "unsubscribe_form". */
  source?: string
}

/** Days in which the link of a consent mail works. */
export const CONSENT_DAYS = 7

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Marketing subscriptions by site and e-mail address (requirement 11.1). Any shopper may remove an address,
 * as the unsubscribe form does; only a customer may add their own. A customer's newsletter flag follows.
 */
export function createSubscriptions({
  db,
  customers,
  clock,
  ids
}: {
  db: Database
  customers: Customers
  clock: Clock
  ids: Ids
}) {
  const store = createSubscriptionStore(db)
  const owners = createCustomerStore(db)

  /** Keeps the state; the newsletter flag of a customer who has this address follows. */
  function save(siteId: string, { email, state, source }: SubscriptionChange): void {
    store.save({ siteId, email, state, source, changedAt: clock.now() })
    const owner = owners.findByLogin(siteId, email)
    if (!owner) return
    const isSubscribed = state === 'subscribed'
    const newsletterSource = isSubscribed && source !== undefined ? { c_newsletterSource: source } : {}
    customers.update(siteId, owner.customerId, { c_newsletter: isSubscribed, ...newsletterSource })
  }

  return {
    /** Undefined for an address that never was on the site's list. */
    findState: store.findState,

    /** Stores that an address is asked for its owner's consent; returns the token of the link in the mail. */
    requestConsent(siteId: string, email: string, source: string): string {
      const token = ids.next('token')
      const expiresAt = clock.now() + CONSENT_DAYS * 24 * 60 * 60_000
      store.addConsent(hashToken(token), { siteId, email, source, expiresAt })
      return token
    },

    /**
     * Subscribes whom the token was sent to; false for an unknown or expired one. It works as often as it is
     * followed, since mail programs look at links first, until the address leaves the list.
     */
    confirm(siteId: string, token: string): boolean {
      return inTransaction(db, () => {
        const asked = store.findConsent(hashToken(token), siteId)
        if (!asked || asked.expiresAt <= clock.now()) return false
        save(siteId, { email: asked.email, state: 'subscribed', source: asked.source })
        return true
      })
    },

    /** A customer has changed their address, and has proven that the new one is theirs. */
    move(siteId: string, from: string, to: string): void {
      const state = store.findState(siteId, from)
      if (state === undefined || from.toLowerCase() === to.toLowerCase()) return
      const changedAt = clock.now()
      store.save({ siteId, email: to, state, source: 'account', changedAt })
      store.save({ siteId, email: from, state: 'unsubscribed', source: 'account', changedAt })
    },

    /** Throws `unknown-email` or `not-the-owner`. */
    setState({ siteId, customerId }: Caller, { email, state, source }: SubscriptionChange): void {
      inTransaction(db, () => {
        const owner = owners.findByLogin(siteId, email)
        const isKnown = owner !== undefined || store.findState(siteId, email) !== undefined
        if (state === 'unsubscribed' && !isKnown)
          throw new SubscriptionError('unknown-email', 'There is no customer with this e-mail address.')
        if (state === 'subscribed' && owner && owner.customerId !== customerId)
          throw new SubscriptionError('not-the-owner', 'Only its owner may subscribe this e-mail address.')
        save(siteId, { email, state, source })
        if (state === 'unsubscribed') store.dropConsents(siteId, email)
      })
    }
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
