import type { ConfirmLink } from '../domain/customers/newsletter-sign-up'

/** The controller that confirms a sign-up for the newsletter. */
export const CONFIRM_ACTION = 'Newsletter-Confirm'

/** The address of a controller that takes the token of a mail. */
export const buildActionLink = (
  action: string,
  { publicOrigin, siteId, locale }: { publicOrigin: string; siteId: string; locale: string }
): ConfirmLink => ({
  locale,
  build: token => {
    const path = `/on/demandware.store/Sites-${siteId}-Site/${locale.replace('-', '_')}/${action}`
    return `${publicOrigin}${path}?${new URLSearchParams({ token })}`
  }
})

/** The confirmation link in a sign-up's mail: following it proves ownership of the mailbox (double opt-in). */
export const buildConfirmLink = (publicOrigin: string, siteId: string, locale: string): ConfirmLink =>
  buildActionLink(CONFIRM_ACTION, { publicOrigin, siteId, locale })
