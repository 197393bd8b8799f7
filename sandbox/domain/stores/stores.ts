import type { SiteId } from '../sites/site'
import type { Store } from './store'
import { computeDistance, type DistanceUnit, type GeoPoint } from './geo-distance'
import { locatePostalCode } from './postal-areas'

interface StoreSearch extends GeoPoint {
  siteId: SiteId
  /** In `unit`; a store exactly as far away still counts. */
  maxDistance: number
  unit: DistanceUnit
  start: number
  count: number
}

/** A store with its distance from where was searched, to two decimals. */
export interface FoundStore {
  store: Store
  distance: number
}

/** A part of the stores around a place, nearest first. `total` counts all of them. */
export interface StorePage {
  hits: FoundStore[]
  start: number
  count: number
  total: number
}

/** The stores of every site (requirement 10.1). */
export function createStores(stores: Store[]) {
  const listOfSite = (siteId: SiteId) => stores.filter(store => store.siteIds.includes(siteId))

  return {
    /** The site's stores around a place. */
    search({ siteId, maxDistance, unit, start, count, ...place }: StoreSearch): StorePage {
      const found = listOfSite(siteId)
        .map(store => ({ store, distance: Math.round(computeDistance(place, store, unit) * 100) / 100 }))
        .filter(({ distance }) => distance <= maxDistance)
        .sort((a, b) => a.distance - b.distance)
      return { hits: found.slice(start, start + count), start, count, total: found.length }
    },

    /** The site's stores of these ids, in their order; unknown ids are left out. */
    list(siteId: SiteId, ids: string[]): Store[] {
      const ofSite = listOfSite(siteId)
      return ids.flatMap(id => ofSite.find(store => store.id === id) ?? [])
    },

    /** Roughly where a postal code lies; undefined when it is not known. */
    locate: locatePostalCode
  }
}

export type Stores = ReturnType<typeof createStores>
