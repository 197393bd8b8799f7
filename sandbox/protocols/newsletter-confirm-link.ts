/** The controller that confirms a sign-up for the newsletter. */
export const CONFIRM_ACTION = 'Newsletter-Confirm'

/** Address that the mail of a sign-up names: whoever follows it owns the mailbox (double opt-in). */
export const buildConfirmLink =
  (publicOrigin: string, siteId: string, locale: string) =>
  (token: string): string => {
    const path = `/on/demandware.store/Sites-${siteId}-Site/${locale.replace('-', '_')}/${CONFIRM_ACTION}`
    return `${publicOrigin}${path}?${new URLSearchParams({ token })}`
  }
