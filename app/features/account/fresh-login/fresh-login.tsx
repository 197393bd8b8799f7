import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { IntlShape } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { FRESH_LOGIN_REQUIRED, type LoginWay } from '../../../platform/session/session'
import { useSession } from '../../../platform/session/use-session'
import { FreshLoginDialog } from './fresh-login-dialog'
import { freshLoginMessages as messages } from './messages'

interface FreshLogin {
  /**
   * Runs a change. Where the shop refuses it for want of a fresh login (requirement 14.7), the customer logs in again
   * and the change runs once more.
   *
   * @param way a login that needs no question, for a form which has asked for the password itself
   * @throws PlatformError of the change or of `way`; the refusal itself when the customer does not log in.
   */
  withFreshLogin<Result>(change: () => Promise<Result>, way?: LoginWay): Promise<Result>
}

const FreshLoginContext = createContext<FreshLogin>({ withFreshLogin: change => change() })

/** For every change of address, password, passkeys or saved payments, on pages of the account. */
export const useFreshLogin = (): FreshLogin => useContext(FreshLoginContext)

/** A login of the customer who is logged in already; the shop's server refuses any other customer. */
const ofSameCustomer = (way: LoginWay): LoginWay => ({ ...way, body: { ...way.body, sameCustomer: true } })

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
          onClose={() => asked.settle(false)}
        />
      )}
    </FreshLoginContext.Provider>
  )
}

const isFreshLoginRequired = (error: unknown): boolean =>
  isPlatformError(error, 403) && error.type === FRESH_LOGIN_REQUIRED

/** The message about a change that needed a fresh login and got none; undefined for other errors. */
export const describeMissingLogin = (intl: IntlShape, error: unknown): string | undefined =>
  isFreshLoginRequired(error) ? intl.formatMessage(messages.missing) : undefined
