import { createContext, useCallback, useContext } from 'react'
import { isPlatformError } from '../../../platform/http/platform-error'
import { announceLogin } from '../account-events'
import { useSession } from '../../../platform/session/use-session'

/**
 * What belongs to the guest and follows them into their account. Asked before the login, when it is still
 * theirs; what it returns runs after it and never rejects.
 */
export type FollowIntoAccount = () => Promise<() => Promise<void>>

const FollowContext = createContext<FollowIntoAccount>(() => Promise.resolve(() => Promise.resolve()))

/** The shell knows what follows: account and basket do not know each other. */
export const FollowProvider = FollowContext.Provider

/**
 * Logs in and resolves when everything of the guest's has followed.
 *
 * @throws PlatformError when the login fails; the shopper stays who they were.
 */
export function useLogIn(): (email: string, password: string) => Promise<{ isNewCustomer: boolean }> {
  const session = useSession()
  const follow = useContext(FollowContext)
  return useCallback(
    async (email, password) => {
      const settle = await follow()
      try {
        const entry = await session.login(email.trim(), password)
        announceLogin('succeeded')
        return entry
      } catch (error) {
        announceLogin('failed')
        // Tokens of somebody else: nobody stays logged in (requirement 2.8).
        if (isPlatformError(error) && /SLAS Error/.test(error.title ?? '')) await session.logout()
        throw error
      } finally {
        await settle()
      }
    },
    [session, follow]
  )
}
