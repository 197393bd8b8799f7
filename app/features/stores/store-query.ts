import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { shopperStores } from '../../platform/scapi/shopper-stores'
import { mapStoreDetails, type StoreDetails } from './model/store-details'

/** One store by its id; null for one that the site does not have. */
export const storeQuery = (platform: Platform, id: string): QueryObject<StoreDetails | null> => ({
  queryKey: ['store', id],
  queryFn: async ({ signal }) => {
    const { data = [] } = await platform.family(shopperStores).getStores({ ids: [id], signal })
    const found = data.find(store => store.id === id)
    return (found && mapStoreDetails(found)) ?? null
  }
})
