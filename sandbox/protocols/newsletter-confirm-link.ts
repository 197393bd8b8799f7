import type { ConfirmLink } from '../domain/customers/newsletter-sign-up'

/** The controller that confirms a sign-up for the newsletter. */
export const CONFIRM_ACTION = 'Newsletter-Confirm'

/** Address that the mail of a sign-up names: whoever follows it owns the mailbox (double opt-in). */
export const buildConfirmLink = (publicOrigin: string, siteId: string, locale: string): ConfirmLink => ({
  locale,
  build: token => {
    const path = `/on/demandware.store/Sites-${siteId}-Site/${locale.replace('-', '_')}/${CONFIRM_ACTION}`
    return `${publicOrigin}${path}?${new URLSearchParams({ token })}`
  }
})
