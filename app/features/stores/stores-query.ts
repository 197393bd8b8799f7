import { ocapiStores } from '../../platform/ocapi/ocapi-stores'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { findDistanceUnit, type DistanceUnit } from '../../intl/distance-unit'
import { mapStore, type Store, type StorePlace } from './model/store'

/** The settings of a store search, independent of the place. */
export type StoreSearchSettings = Omit<StoreSearchInput, 'place'>

export interface StoreSearchInput {
  place: StorePlace
  /** By default the locale's. */
  distanceUnit?: DistanceUnit
  /** The maximum number of results. */
  limit: number
}

/** Stores around a place, nearest first, at most 100 units away. */
export function storesQuery(
  platform: Platform,
  { place, distanceUnit = findDistanceUnit(platform.locale), limit }: StoreSearchInput
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
