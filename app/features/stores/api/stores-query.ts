import { ocapiStores } from '../../../platform/ocapi/ocapi-stores'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { findDistanceUnit, type DistanceUnit } from '../../../intl/distance-unit'
import { mapStore, type Store, type StorePlace } from '../model/store'

/** How stores are looked for, wherever that is. */
export type StoreSearchSettings = Omit<StoreWish, 'place'>

export interface StoreWish {
  place: StorePlace
  /** That of the locale, unless the page wants another. */
  distanceUnit?: DistanceUnit
  /** The most that are shown. */
  limit: number
}

/** Stores around a place, nearest first, at most 100 units away. */
export function storesQuery(
  platform: Platform,
  { place, distanceUnit = findDistanceUnit(platform.locale), limit }: StoreWish
): QueryObject<Store[]> {
  return {
    queryKey: ['stores', ...Object.values(place), distanceUnit, limit],
    queryFn: async ({ signal }) => {
      const { data = [] } = await platform
        .family(ocapiStores)
        .getStores({ ...place, distanceUnit, count: limit, signal })
      return data.flatMap(store => mapStore(store) ?? [])
    }
  }
}
