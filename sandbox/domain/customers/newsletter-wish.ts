import type { Caller } from '../sessions/caller'
import type { Customers } from './customers'
import { readNames } from './read-names'
import type { ConfirmLink, NewsletterSignUp } from './newsletter-sign-up'
import type { Subscriptions } from '../messaging/subscriptions'

interface NewsletterWishServices {
  customers: Customers
  subscriptions: Subscriptions
  signUpForNewsletter: NewsletterSignUp
}

/**
 * A customer who ticks the newsletter in their account is asked by mail first: the flag follows the link (double
 * opt-in). One who unticks it is off the list at once. Returns the changes that are left to be made.
 */
export function createNewsletterWish({
  customers,
  subscriptions,
  signUpForNewsletter
}: NewsletterWishServices) {
  return (
    caller: Caller,
    changes: Record<string, unknown>,
    confirmLink: ConfirmLink
  ): Record<string, unknown> => {
    const { siteId, customerId } = caller
    const { c_newsletter: wish, c_newsletterSource: source, ...others } = changes
    // The list identifies customers by their login.
    const customer = customers.getCustomer(siteId, customerId)
    const { login: email, c_newsletter: isOn } = customer
    const isWanted = wish === true && isOn !== true
    if (isWanted && subscriptions.findState(siteId, email) !== 'subscribed') {
      const newsletterSource = typeof source === 'string' ? source : 'account'
      const names = readNames({ ...customer, ...changes })
      signUpForNewsletter(siteId, { ...names, email, newsletter: true, newsletterSource }, confirmLink)
      return others
    }
    const isListed = subscriptions.findState(siteId, email) !== undefined
    if (wish === false && isOn === true && isListed)
      subscriptions.setState(caller, { email, state: 'unsubscribed', source: 'account' })
    return changes
  }
}

export type NewsletterWish = ReturnType<typeof createNewsletterWish>
