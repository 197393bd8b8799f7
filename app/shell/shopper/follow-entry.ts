import Cookies from 'js-cookie'
import { announceLogin } from '../../features/account/account-events'
import { loginMessages } from '../../features/account/login/messages'
import type { BasketAccess } from '../../features/basket/api/basket-access'
import { mergeGuestBasket } from '../../features/basket/api/merge-basket'
import { showBasketAlert } from '../../features/basket/components/basket-alerts'
import type { BasketAlert } from '../../features/basket/describe-basket-error'
import { followAccountStore } from '../../features/pick-up/account-store'
import { removeCookie } from '../../browser/cookies'
import { withLock } from '../../browser/with-lock'
import type { IntlShape } from '../../intl/intl'
import { loadLazyIntl } from '../../intl/lazy-messages'
import { enteredCookieName } from '../../platform/session/provider-return'
import { shopperSession } from '../../platform/session/shopper-session'
import { notify } from '../../ui/overlay/notify'

interface EntryParts {
  access: BasketAccess
  intl: IntlShape
  describe: (error: unknown) => BasketAlert
}

/**
 * Completes a login at a provider, which has led through other sites: tracking, the account's store and the welcome,
 * which a login on a page has at once. One of the open tabs does it. The server has merged the baskets already; where
 * that has failed it is tried again, and a second failure is shown.
 */
export async function followEntry({ access, intl, describe }: EntryParts): Promise<void> {
  const { client, platform, siteId } = access
  const name = enteredCookieName(siteId)
  if (Cookies.get(name) === undefined) return
  await withLock(`entered-${siteId}`, {}, async () => {
    const entered = Cookies.get(name)
    // Another tab has done it.
    if (entered === undefined) return
    removeCookie(name)
    // Logged out again before any page was shown.
    if (platform.family(shopperSession).getAuthType() !== 'registered') return
    announceLogin('succeeded')
    void followAccountStore(client, platform, siteId)
    if (entered.endsWith('-unmerged'))
      await mergeGuestBasket(access, undefined).catch((error: unknown) =>
        showBasketAlert(client, describe(error))
      )
    if (!entered.startsWith('new')) return
    // Where its words cannot be loaded only the welcome is lost.
    const welcome = await loadLazyIntl('personal', intl).catch(() => undefined)
    if (welcome) void notify(welcome.formatMessage(loginMessages.welcome), 'success')
  })
}
