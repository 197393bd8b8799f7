import { usePlatform } from '../../../platform/platform-context'
import { loginCodes } from '../../../platform/session/login-codes'
import { useSite } from '../../../visit/site/site-context'
import { keepPendingCode, type PendingCode } from './pending-code'

/** Has a code mailed, for which this browser waits from now on. @throws PlatformError, see `LoginCodes`. */
export function useRequestCode(): (email: string) => Promise<PendingCode> {
  const platform = usePlatform()
  const { site } = useSite()
  return async email => {
    await platform.family(loginCodes).requestCode(email)
    const pending = { email, askedAt: Date.now() }
    keepPendingCode(site.id, pending)
    return pending
  }
}
