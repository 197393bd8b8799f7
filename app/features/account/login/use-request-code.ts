import { useLocation } from '../../../entry/kit-adapter/router'
import { useBotCheck, type BotCheckFieldProps } from '../../../bot-check/use-bot-check'
import { usePlatform } from '../../../platform/platform-context'
import { loginCodes } from '../../../platform/session/login-codes'
import type { Newcomer } from '../../../platform/session/newcomer'
import { useSite } from '../../../visit/site/site-context'
import { keepPendingCode, type PendingCode } from './pending-code'

interface CodeRequest {
  /**
   * Has a code mailed, for which this browser waits from now on. A program that filled in the hidden field gets the
   * same result without a mail.
   *
   * @throws PlatformError, see `LoginCodes`.
   */
  requestCode: (email: string) => Promise<PendingCode>
  /** For the `BotCheckField` beside the button. */
  botCheck: BotCheckFieldProps
}

/**
 * @param newcomer whom the code registers where the address has no account; undefined for a login.
 * @param leadsTo path and query to which the mail's link leads, instead of this page
 */
export function useRequestCode(newcomer?: Newcomer, leadsTo?: string): CodeRequest {
  const platform = usePlatform()
  const { site } = useSite()
  const { pathname, search } = useLocation()
  const { isProgram, run, field } = useBotCheck(newcomer ? 'registration' : 'login')
  async function requestCode(email: string): Promise<PendingCode> {
    const pending = {
      email,
      askedAt: Date.now(),
      isNewcomer: newcomer !== undefined,
      askedOn: leadsTo ?? pathname + search
    }
    if (isProgram()) return pending
    await run(botCheckToken => platform.family(loginCodes).requestCode(email, { newcomer, botCheckToken }))
    keepPendingCode(site.id, pending)
    return pending
  }
  return { requestCode, botCheck: field }
}
