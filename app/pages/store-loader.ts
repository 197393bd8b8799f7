import { decodePart } from '../visit/addresses/decode-path'
import { storeQuery } from '../features/stores/store-query'
import type { Loader } from '../page-unit/loader'
import { notFound, showPage } from '../page-unit/outcome'

export interface StoreData {
  storeId: string
}

/** The platform takes several ids at once, with commas between them. */
const ID = /^[^,]{1,256}$/

/** A store by its id. */
export const loadStore: Loader<StoreData> = async ({ params, queries, platform }) => {
  const storeId = decodePart(params.storeId ?? '')
  if (!ID.test(storeId)) return notFound()
  const store = await queries.fetch(storeQuery(platform, storeId))
  return store ? showPage({ storeId }) : notFound()
}
