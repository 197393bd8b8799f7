import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { id, listOf, number, shape, text } from '../http/read-answer'
import { scapiFamily } from './scapi-family'

/** The centre of the search: coordinates, or a postal code with its country. */
type StorePlace = { latitude: number; longitude: number } | { postalCode: string; countryCode: string }

/** Shopper Stores. The search radius is 100 units at most (requirement 10.1), unless all stores are listed. */
interface ShopperStores {
  /** Nearest first. */
  searchStores(
    parameters: StorePlace & {
      maxDistance?: number
      distanceUnit?: 'km' | 'mi'
      limit?: number
      offset?: number
    }
  ): Promise<ShopperStoresTypes.StoreResult>
  /** Unknown ones are left out. */
  getStores(parameters: { ids: string[]; signal?: AbortSignal }): Promise<ShopperStoresTypes.Stores>
}

const store = shape(
  { id },
  {
    inventoryId: text,
    name: text,
    address1: text,
    postalCode: text,
    city: text,
    countryCode: text,
    phone: text,
    latitude: number,
    longitude: number,
    storeHours: text,
    image: text
  }
)
const stores = shape({}, { data: listOf(store), total: number })

export const shopperStores = scapiFamily<ShopperStores>(
  'store/shopper-stores/v1',
  { searchStores: 'GET /store-search?maxDistance=100', getStores: 'GET /stores?ids' },
  { answers: { searchStores: stores, getStores: stores } }
)
