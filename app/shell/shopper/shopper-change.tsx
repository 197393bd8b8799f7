import { useCallback, useEffect, type ReactNode } from 'react'
import { useIntl } from '../../intl/intl'
import { FollowProvider, type FollowIntoAccount } from '../../features/account/login/follow-into-account'
import { useBasketAccess } from '../../features/basket/api/basket-access'
import { readSessionCookie } from '../../platform/session/read-session-cookie'

/**
 * Effects of a login or logout on the shop: the guest's basket moves into the account, and the data of the former
 * shopper is removed. Its code comes with the first session: without one there is no personal data.
 */
export function ShopperChange({ path, children }: { path: string; children: ReactNode }) {
  const intl = useIntl()
  const access = useBasketAccess()
  const attach = useCallback(async () => {
    const late = await import('./attach-shopper-change')
    return late.attachShopperChange(access, intl)
  }, [access, intl])

  useEffect(() => {
    // Tried again on the next page where it could not be loaded.
    if (readSessionCookie(access.siteId, 'marker')) attach().catch(() => undefined)
  }, [path, attach, access.siteId])

  const follow = useCallback<FollowIntoAccount>(async () => (await attach())(), [attach])
  return <FollowProvider value={follow}>{children}</FollowProvider>
}
