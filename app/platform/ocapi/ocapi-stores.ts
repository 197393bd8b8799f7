import { id, listOf, number, shape, text } from '../http/read-answer'
import type { Family } from '../platform-core'
import { ocapiFamily } from './ocapi-family'

export interface OcapiStore extends Record<`${'c_' | '_'}${string}`, unknown> {
  id: string
  inventoryId?: string
  name?: string
  address1?: string
  address2?: string
  postalCode?: string
  city?: string
  countryCode?: string
  phone?: string
  email?: string
  latitude?: number
  longitude?: number
  distance?: number
  distanceUnit?: string
  /** Each day, or range of days, with its hours; both are display texts. */
  storeHours?: { day: string; time: string }[]
  /** Address of a picture. */
  image?: string
  /** The opening hours in machine-readable form: "Mo-Fr 09:30-18:30". */
  c_openingHours?: string[]
  /** The store's services, as display texts. */
  c_storeCategories?: string[]
}

/** The centre of the search: coordinates or a postal code. */
interface StoreSearch {
  latitude?: number
  longitude?: number
  countryCode?: string
  postalCode?: string
  distanceUnit?: 'km' | 'mi'
  start?: number
  count?: number
  signal?: AbortSignal
}

interface OcapiStoreResult {
  count?: number
  start?: number
  total?: number
  data?: OcapiStore[]
}

/** Stores of the older shop API. */
interface OcapiStores {
  /** At most 100 units away, whatever the caller asks for (requirements 10.1 and 13.1). */
  getStores(parameters: StoreSearch): Promise<OcapiStoreResult>
}

const MAX_DISTANCE = 100

const store = shape(
  { id },
  {
    inventoryId: text,
    name: text,
    address1: text,
    address2: text,
    postalCode: text,
    city: text,
    countryCode: text,
    phone: text,
    email: text,
    latitude: number,
    longitude: number,
    distance: number,
    distanceUnit: text,
    storeHours: listOf(shape({ day: text, time: text })),
    c_storeCategories: listOf(text)
  }
)

const stores = ocapiFamily<{
  getStores(parameters: StoreSearch & { maxDistance: number }): Promise<OcapiStoreResult>
}>({ getStores: 'GET /stores' }, { answers: { getStores: shape({}, { data: listOf(store) }) } })

export const ocapiStores: Family<OcapiStores> = core => {
  const { getStores } = stores(core)
  return { getStores: parameters => getStores({ ...parameters, maxDistance: MAX_DISTANCE }) }
}
