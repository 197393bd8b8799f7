import { useCallback, useContext } from 'react'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import type { LoginWay } from '../../../platform/session/session'
import { useSession } from '../../../platform/session/use-session'
import { notify } from '../../../ui/overlay/notify'
import { useSite } from '../../../visit/site/site-context'
import { announceLogin } from '../account-events'
import { FollowContext } from './follow-into-account'
import { loginMessages } from './messages'
import { forgetPendingCode } from './pending-code'

/**
 * Logs in by one way and resolves when the guest's data has followed. A new customer is welcomed (requirement 9.1).
 *
 * @throws PlatformError when the login fails; the session is unchanged.
 */
export function useEnterAccount(): (way: LoginWay) => Promise<{ isNewCustomer: boolean }> {
  const session = useSession()
  const follow = useContext(FollowContext)
  const { formatMessage } = useIntl()
  const { site, locale } = useSite()
  return useCallback(
    async way => {
      const settle = await follow()
      try {
        // The language of the customer's mails.
        const entry = await session.login({ ...way, body: { ...way.body, locale: locale.id } })
        announceLogin('succeeded')
        forgetPendingCode(site.id)
        if (entry.isNewCustomer) void notify(formatMessage(loginMessages.welcome), 'success')
        return entry
      } catch (error) {
        announceLogin('failed')
        // Tokens of another shopper end the session (requirement 9.1).
        if (isPlatformError(error) && /SLAS Error/.test(error.title ?? '')) await session.logout()
        throw error
      } finally {
        await settle()
      }
    },
    [session, follow, formatMessage, site.id, locale.id]
  )
}
