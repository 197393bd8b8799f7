import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { storesQuery, type StoreSearchInput } from '../stores-query'
import { StoreList, type StoreListProps } from './store-list'

/** The stores around the place of a page, by the query that the server has prefetched. */
export function StoreResults({
  search,
  ...list
}: { search: StoreSearchInput } & Omit<StoreListProps, 'stores' | 'choice'>) {
  const { data } = useRead(storesQuery(usePlatform(), search))
  return data ? <StoreList stores={data} {...list} /> : null
}
