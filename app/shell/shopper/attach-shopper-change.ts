import { pendingEmails, pendingPasskeys } from '../../features/account/pending'
import type { FollowIntoAccount } from '../../features/account/login/follow-into-account'
import type { BasketAccess } from '../../features/basket/api/basket-access'
import { describeBasketError } from '../../features/basket/describe-basket-error'
import { followAccountStore } from '../../features/pick-up/account-store'
import type { IntlShape } from '../../intl/intl'
import type { Platform } from '../../platform/platform'
import { shopperSession } from '../../platform/session/shopper-session'
import { followEntry } from './follow-entry'
import { followIntoAccount } from './follow-into-account'
import { forgetShopper } from './forget-shopper'

/** Once for a tab, which has one platform. */
const attached = new WeakMap<Platform, FollowIntoAccount>()

/**
 * From now on forgets the former shopper's data at every login and logout, in this tab or another.
 *
 * @returns a function that moves the guest's basket into their account, see `followIntoAccount`.
 */
export function attachShopperChange(access: BasketAccess, intl: IntlShape): FollowIntoAccount {
  const { client, platform } = access
  const describe = (error: unknown) => describeBasketError(intl, error)
  void followEntry({ access, intl, describe })
  const known = attached.get(platform)
  if (known) return known
  let following = 0
  const session = platform.family(shopperSession)
  let wasCustomer = session.getAuthType() === 'registered'
  session.onChange(() => {
    const isCustomer = session.getAuthType() === 'registered'
    const isLogout = wasCustomer && !isCustomer
    if (isLogout) for (const codes of [pendingEmails, pendingPasskeys]) codes.forget(access.siteId)
    forgetShopper(client, { keepsBasket: following > 0, isLogout })
    if (isCustomer && !wasCustomer) void followAccountStore(client, platform, access.siteId)
    wasCustomer = isCustomer
  })
  // A page that comes back from the browser's cache (Back) knows of no logout and no other customer meanwhile. Asking
  // for a token reveals them, or, where the login service is down, the next page does.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (wasCustomer || session.getAuthType() === 'registered'))
      session.getAccessToken().catch(() => location.reload())
  })
  const follow: FollowIntoAccount = async () => {
    following += 1
    const settle = await followIntoAccount(access, describe)
    return () =>
      settle().finally(() => {
        following -= 1
      })
  }
  attached.set(platform, follow)
  return follow
}
