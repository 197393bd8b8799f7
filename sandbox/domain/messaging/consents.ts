import type { ConsentSubscription } from './consent-subscription'
import type { Caller } from '../sessions/caller'
import type { Database } from '../../storage/sqlite/database'
import {
  createShopperConsentStore,
  type ConsentChannel,
  type ConsentDecision
} from '../../storage/sqlite/shopper-consents'
import type { Customers } from '../customers/customers'
import { isEmailAddress } from '../customers/email-address'
import type { ConfirmLink, NewsletterSignUp } from '../customers/newsletter-sign-up'
import { SubscriptionError, type Subscriptions } from './subscriptions'

export type ConsentErrorName =
  | 'subscription-not-found'
  | 'channel-not-offered'
  | 'invalid-contact-point'
  | 'consent-required'
  | 'too-many-consents'

/** Why a change of a consent is refused. */
export class ConsentError extends Error {
  constructor(
    readonly reason: ConsentErrorName,
    message: string
  ) {
    super(message)
    this.name = 'ConsentError'
  }
}

/** Addresses and numbers that one shopper may decide for; far above real numbers. */
const MAX_CONSENTS = 200
const SOURCE = 'consents'

/** E.164, which clients may write with spaces, hyphens and brackets. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/

/** An address or number in one spelling. @throws ConsentError `invalid-contact-point` */
function readContact(channel: ConsentChannel, given: string): string {
  const contact = channel === 'email' ? given.trim() : given.replace(/[\s()-]/g, '')
  if (channel === 'email' ? isEmailAddress(contact) : PHONE_NUMBER.test(contact)) return contact
  throw new ConsentError('invalid-contact-point', `The contact point is none of the channel '${channel}'.`)
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Subscriptions of shoppers, by channel. A customer decides for their own e-mail address; for every other
 * address the newsletter asks its owner by mail first. Responses are the same whether an address is a
 * customer's or not.
 */
export function createConsents(services: {
  db: Database
  subscriptions: Pick<Subscriptions, 'findState' | 'setState'>
  signUpForNewsletter: NewsletterSignUp
  customers: Customers
  offered: ConsentSubscription[]
}) {
  const { db, subscriptions, signUpForNewsletter, customers, offered } = services
  const store = createShopperConsentStore(db)

  const findOwnAddress = ({ siteId, customerId, registered }: Caller): string | undefined =>
    registered ? customers.findCustomer(siteId, customerId)?.email : undefined

  /** Returns false where the address turns out to be another customer's. */
  function subscribeOwnAddress(caller: Caller, email: string): boolean {
    try {
      subscriptions.setState(caller, { email, state: 'subscribed', source: SOURCE })
      return true
    } catch (error) {
      if (error instanceof SubscriptionError) return false
      throw error
    }
  }

  function subscribeToNewsletter(caller: Caller, email: string, confirmLink: ConfirmLink): void {
    const own = findOwnAddress(caller)
    if (own !== undefined && isSameAddress(own, email) && subscribeOwnAddress(caller, email)) return
    if (subscriptions.findState(caller.siteId, email) === 'subscribed') return
    signUpForNewsletter(caller.siteId, { email, newsletter: true, newsletterSource: SOURCE }, confirmLink)
  }

  function unsubscribeFromNewsletter(caller: Caller, email: string): void {
    try {
      subscriptions.setState(caller, { email, state: 'unsubscribed', source: SOURCE })
    } catch (error) {
      // An address that was never on the list is unsubscribed already.
      if (!(error instanceof SubscriptionError)) throw error
    }
  }

  function requireOffered({ subscriptionId, channel, status }: ConsentDecision): ConsentSubscription {
    const subscription = offered.find(({ id }) => id === subscriptionId)
    if (!subscription)
      throw new ConsentError('subscription-not-found', `There is no subscription '${subscriptionId}'.`)
    if (!subscription.channels.includes(channel))
      throw new ConsentError('channel-not-offered', `The subscription is not offered by '${channel}'.`)
    if (subscription.isRequired && status === 'opt_out')
      throw new ConsentError('consent-required', 'The subscription cannot be left.')
    return subscription
  }

  /** The newsletter's entry of a customer's own address. */
  function readNewsletterStatus(caller: Caller, subscription: ConsentSubscription): ConsentDecision[] {
    const contact = subscription.isNewsletter ? findOwnAddress(caller) : undefined
    if (contact === undefined) return []
    const isListed = subscriptions.findState(caller.siteId, contact) === 'subscribed'
    return [
      {
        subscriptionId: subscription.id,
        channel: 'email',
        contact,
        status: isListed ? 'opt_in' : 'opt_out'
      }
    ]
  }

  return {
    /** Available subscriptions with one of the tags; all without tags. */
    list: (tags: string[]): ConsentSubscription[] =>
      offered.filter(subscription => tags.length === 0 || subscription.tags.some(tag => tags.includes(tag))),

    /** The caller's decisions about a subscription, and the state of their own address on the newsletter's list. */
    readStatuses(caller: Caller, subscription: ConsentSubscription): ConsentDecision[] {
      const listed = readNewsletterStatus(caller, subscription)
      const said = store
        .list(caller.siteId, caller.customerId, MAX_CONSENTS)
        .filter(({ subscriptionId }) => subscriptionId === subscription.id)
        .filter(({ contact }) => !listed.some(entry => isSameAddress(entry.contact, contact)))
      return [...listed, ...said]
    },

    /** Takes a consent or its end; `confirmLink` is for the mail that asks first. @throws ConsentError */
    update(caller: Caller, change: ConsentDecision, confirmLink: ConfirmLink): void {
      const subscription = requireOffered(change)
      const contact = readContact(change.channel, change.contact)
      const isFull = store.count(caller.siteId, caller.customerId) >= MAX_CONSENTS
      if (isFull && change.status === 'opt_in')
        throw new ConsentError('too-many-consents', `A shopper speaks for ${MAX_CONSENTS} contact points.`)
      // A shopper at the limit may still opt out.
      const keep = isFull ? store.change : store.save
      keep(caller.siteId, caller.customerId, { ...change, contact })
      if (!subscription.isNewsletter) return
      if (change.status === 'opt_in') subscribeToNewsletter(caller, contact, confirmLink)
      else unsubscribeFromNewsletter(caller, contact)
    }
  }
}

export type Consents = ReturnType<typeof createConsents>
