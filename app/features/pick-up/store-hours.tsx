import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { StoreToday } from '../stores/components/store-today'
import { storeQuery } from '../stores/store-query'

/** Whether the store is open today, where that is certain. */
export function StoreHours({ storeId }: { storeId: string }) {
  const { data: store } = useRead(storeQuery(usePlatform(), storeId))
  return store ? <StoreToday store={store} /> : null
}
