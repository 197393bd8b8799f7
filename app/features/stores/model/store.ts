import type { OcapiStore } from '../../../platform/ocapi/ocapi-stores'
import type { Position } from './map-mark'

export type StorePlace = { latitude: number; longitude: number } | { postalCode: string; countryCode: string }

/** A day or range of days, and its hours; both are display texts. */
export interface HoursLine {
  day: string
  time: string
}

/** A store as the list of results shows it (requirement 10.1). */
export interface Store {
  id: string
  /** Of its inventory list; without one nothing can be collected there. */
  inventoryId?: string
  name: string
  address1?: string
  postalCode?: string
  city?: string
  /** ISO 3166, two letters. */
  countryCode?: string
  phone?: string
  /** Its position on a map. */
  position?: Position
  /** From the searched place, in `distanceUnit`. */
  distance?: number
  distanceUnit?: string
  categories: string[]
  /** The first line of the opening hours. */
  hours?: HoursLine
  /** The same in schema.org's format: "Mo-Fr 09:30-18:30". */
  openingHours?: string[]
  /** Whether that is all of its hours: no line was left out. */
  isWeekKnown?: boolean
  /** Address of a picture. */
  image?: string
}

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)'
const OPENING_HOURS = new RegExp(`^${DAY}(?:[-,]${DAY})* \\d{2}:\\d{2}-\\d{2}:\\d{2}$`)

function readOpeningHours(value: unknown): Pick<Store, 'openingHours' | 'isWeekKnown'> {
  const lines: unknown[] = Array.isArray(value) ? value : []
  const openingHours = lines.filter(
    (line): line is string => typeof line === 'string' && OPENING_HOURS.test(line)
  )
  return openingHours.length > 0 ? { openingHours, isWeekKnown: openingHours.length === lines.length } : {}
}

/** Maps the platform's store; undefined for one without a name. */
export function mapStore(store: OcapiStore): Store | undefined {
  const {
    id,
    inventoryId,
    name,
    address1,
    postalCode,
    city,
    countryCode,
    phone,
    latitude,
    longitude,
    distance,
    distanceUnit
  } = store
  if (!name) return undefined
  const [hours] = Array.isArray(store.storeHours) ? store.storeHours : []
  return {
    id,
    inventoryId: typeof inventoryId === 'string' && inventoryId !== '' ? inventoryId : undefined,
    name,
    address1,
    postalCode,
    city,
    countryCode,
    phone,
    position:
      latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude },
    distance,
    distanceUnit,
    categories: Array.isArray(store.c_storeCategories) ? store.c_storeCategories : [],
    hours: hours && { day: hours.day, time: hours.time },
    ...readOpeningHours(store.c_openingHours),
    image: typeof store.image === 'string' ? store.image : undefined
  }
}
