import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../platform/platform-context'
import { storesQuery, type StoreWish } from '../api/stores-query'
import { StoreList } from './store-list'

/** The stores around the place of a page, by the query that the server has read ahead. */
export function StoreResults({ wish, headingLevel }: { wish: StoreWish; headingLevel: 1 | 2 }) {
  const { data } = useQuery(storesQuery(usePlatform(), wish))
  return data ? <StoreList stores={data} headingLevel={headingLevel} /> : null
}
