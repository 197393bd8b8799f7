import { useSyncExternalStore } from 'react'
import { usePlatform } from '../platform-context'
import type { ShopperSession, ShopperState } from './session'
import { shopperSession } from './shopper-session'

/** The shopper's session: login, logout and who it is; see `ShopperSession`. */
export const useSession = (): ShopperSession => usePlatform().family(shopperSession)

/**
 * The shopper's state, updated on every login and logout in any tab. Undefined on the
 * server and during hydration, where it is unknown, and in a browser without a session.
 */
export function useShopperState(): ShopperState | undefined {
  const session = useSession()
  return useSyncExternalStore(session.onChange, session.getState, () => undefined)
}
