import { useBotCheck, type BotCheckFieldProps } from '../../../bot-check/use-bot-check'
import { usePlatform } from '../../../platform/platform-context'
import { loginCodes } from '../../../platform/session/login-codes'
import { useSite } from '../../../visit/site/site-context'
import { keepPendingCode, type PendingCode } from './pending-code'

interface CodeRequest {
  /**
   * Has a code mailed, for which this browser waits from now on; a program only believes so.
   *
   * @throws PlatformError, see `LoginCodes`.
   */
  requestCode: (email: string) => Promise<PendingCode>
  /** For the `BotCheckField` beside the button. */
  botCheck: BotCheckFieldProps
}

export function useRequestCode(): CodeRequest {
  const platform = usePlatform()
  const { site } = useSite()
  const { isProgram, run, field } = useBotCheck('login')
  async function requestCode(email: string): Promise<PendingCode> {
    if (isProgram()) return { email, askedAt: Date.now() }
    await run(token => platform.family(loginCodes).requestCode(email, token))
    const pending = { email, askedAt: Date.now() }
    keepPendingCode(site.id, pending)
    return pending
  }
  return { requestCode, botCheck: field }
}
