import { useEffect } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { paths } from '../../visit/addresses/paths'
import { useSession, useShopperState } from '../../platform/session/use-session'
import { useSite } from '../../visit/site/site-context'

/**
 * Leads everybody but a customer to the login and back (requirement 1.2), also when the session ends while
 * the page is open, here or in another tab. False until it is known who the shopper is.
 */
export function useLoginRequired(): boolean {
  const session = useSession()
  const state = useShopperState()
  const history = useHistory()
  const { href, pathOf } = useSite()
  useEffect(() => {
    // Not `state`, which hydration does not know.
    if (session.getState() === 'registered') return
    const { pathname, search } = history.location
    history.replace(href(paths.loginTo(pathOf(pathname) + search)))
  }, [session, state, history, href, pathOf])
  return state === 'registered'
}
