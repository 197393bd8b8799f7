import type { OcapiStore } from '../../../platform/ocapi/ocapi-stores'
import type { Position } from './map-mark'

/** Where stores are looked for. */
export type StorePlace = { latitude: number; longitude: number } | { postalCode: string; countryCode: string }

/** A store as the list of results shows it (spec 1 sections 2.9 and 3). */
export interface Store {
  id: string
  name: string
  address1?: string
  postalCode?: string
  city?: string
  phone?: string
  /** Where it stands on a map. */
  position?: Position
  /** From where was searched, in `distanceUnit`. */
  distance?: number
  distanceUnit?: string
  categories: string[]
  /** The first line of the opening hours. */
  hours?: { day: string; time: string }
}

/** Maps the platform's store; undefined for one without a name, which nobody could find. */
export function mapStore(store: OcapiStore): Store | undefined {
  const { id, name, address1, postalCode, city, phone, latitude, longitude, distance, distanceUnit } = store
  if (!name) return undefined
  const [hours] = Array.isArray(store.storeHours) ? store.storeHours : []
  return {
    id,
    name,
    address1,
    postalCode,
    city,
    phone,
    position:
      latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude },
    distance,
    distanceUnit,
    categories: Array.isArray(store.c_storeCategories) ? store.c_storeCategories : [],
    hours: hours && { day: hours.day, time: hours.time }
  }
}
