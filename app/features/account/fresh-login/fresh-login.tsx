import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { LoginWay } from '../../../platform/session/session'
import { useSession } from '../../../platform/session/use-session'
import { FreshLoginDialog } from './fresh-login-dialog'
import { ofSameCustomer } from './fresh-login-way'
import { FreshLoginContext, isFreshLoginRequired, type FreshLogin } from './use-fresh-login'

/** Shows the dialog of a fresh login above a page whose changes may need one. */
export function FreshLoginProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const [asked, setAsked] = useState<{ settle: (isFresh: boolean) => void }>()
  const enter = useCallback(
    async (way: LoginWay) => void (await session.login(ofSameCustomer(way))),
    [session]
  )
  const value = useMemo<FreshLogin>(
    () => ({
      async withFreshLogin(change, way) {
        try {
          return await change()
        } catch (error) {
          if (!isFreshLoginRequired(error)) throw error
          if (way) await enter(way)
          else {
            const isFresh = await new Promise<boolean>(settle => setAsked({ settle }))
            setAsked(undefined)
            if (!isFresh) throw error
          }
          return change()
        }
      }
    }),
    [enter]
  )
  return (
    <FreshLoginContext.Provider value={value}>
      {children}
      {asked && (
        <FreshLoginDialog
          onEnter={way => enter(way).then(() => asked.settle(true))}
          // The change shows whether the login was this customer's.
          onEnteredElsewhere={() => asked.settle(true)}
          onClose={() => asked.settle(false)}
        />
      )}
    </FreshLoginContext.Provider>
  )
}
