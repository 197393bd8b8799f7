import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../platform/platform-context'
import { storesQuery, type StoreWish } from '../api/stores-query'
import { StoreList, type StoreListProps } from './store-list'

/** The stores around the place of a page, by the query that the server has read ahead. */
export function StoreResults({
  wish,
  ...list
}: { wish: StoreWish } & Pick<StoreListProps, 'headingLevel' | 'headline'>) {
  const { data } = useQuery(storesQuery(usePlatform(), wish))
  return data ? <StoreList stores={data} {...list} /> : null
}
