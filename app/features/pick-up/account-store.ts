import type { Platform } from '../../platform/platform'
import { usePlatform } from '../../platform/platform-context'
import type { QueryObject } from '../../platform/query-object'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { useSession, useShopperState } from '../../platform/session/use-session'
import { useRead } from '../../platform/use-read'
import { chooseMyStore, readMyStore, useMyStore, type MyStore } from '../../visit/my-store'
import { useSite } from '../../visit/site/site-context'
import { storeQuery } from '../stores/store-query'

/**
 * Brings browser and account together: a browser without a store takes the account's, and an account without one the
 * browser's. Two different ones stay as they are.
 */
export const accountStoreQuery = (platform: Platform, siteId: string): QueryObject<null> => ({
  queryKey: ['account-store', siteId],
  queryFn: async () => {
    const customerId = await platform.getCustomerId()
    const { c_myStoreId: id } = await platform.family(shopperProfile).getCustomer({ customerId })
    const mine = readMyStore(siteId)
    if (mine && !id) await saveAccountStore(platform, mine.id)
    if (mine || typeof id !== 'string' || id === '') return null
    const store = await storeQuery(platform, id).queryFn({})
    // Chosen meanwhile, or closed.
    if (store?.inventoryId && !readMyStore(siteId))
      chooseMyStore(siteId, { ...store, inventoryId: store.inventoryId })
    return null
  }
})

async function saveAccountStore(platform: Platform, id: string | null): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProfile).updateCustomer({ customerId }, { c_myStoreId: id })
}

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
    saveAccountStore(platform, store?.id ?? null).catch(() => undefined)
  }
}
