import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../../platform/platform'
import { usePlatform } from '../../platform/platform-context'
import type { QueryObject } from '../../platform/query-object'
import { useSession, useShopperState } from '../../platform/session/use-session'
import { useRead } from '../../platform/use-read'
import { chooseMyStore, useMyStore, type MyStore } from '../../visit/my-store'
import { useSite } from '../../visit/site/site-context'

/** Of customers only; guests do without this code. */
const loadCalls = () => import(/* webpackChunkName: "account-store" */ './account-store-calls')

/**
 * Brings browser and account together: a browser without a store takes the account's, and an account without one the
 * browser's. Two different ones stay as they are.
 */
export const accountStoreQuery = (platform: Platform, siteId: string): QueryObject<null> => ({
  // A customer's: a logout ends it.
  queryKey: ['customer', siteId, 'store'],
  queryFn: async () => (await loadCalls()).bringTogether(platform, siteId)
})

/** After a login: the account's store, for parts that do not read the account, e.g. the header. */
export const followAccountStore = (
  client: QueryClient,
  platform: Platform,
  siteId: string
): Promise<unknown> => client.fetchQuery(accountStoreQuery(platform, siteId)).catch(() => undefined)

/** My store, which a login on another device brings along. */
export function useKeptStore(): MyStore | undefined {
  const { site } = useSite()
  const isRegistered = useShopperState() === 'registered'
  useRead({ ...accountStoreQuery(usePlatform(), site.id), enabled: isRegistered })
  return useMyStore(site.id)
}

/** Chooses my store, or none, in this browser and in the account. */
export function useStoreChoice(): (store: MyStore | undefined) => void {
  const { site } = useSite()
  const platform = usePlatform()
  const session = useSession()
  return store => {
    chooseMyStore(site.id, store)
    if (session.getState() !== 'registered') return
    // This browser has it; another device keeps the former one until the next choice.
    loadCalls()
      .then(({ saveAccountStore }) => saveAccountStore(platform, store?.id ?? null))
      .catch(() => undefined)
  }
}
