import type { Platform } from '../../platform/platform'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { chooseMyStore, readMyStore } from '../../visit/my-store'
import { storeQuery } from '../stores/store-query'

/** See `accountStoreQuery`. */
export async function bringTogether(platform: Platform, siteId: string): Promise<null> {
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

export async function saveAccountStore(platform: Platform, id: string | null): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProfile).updateCustomer({ customerId }, { c_myStoreId: id })
}
