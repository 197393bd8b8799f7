import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

/** The centre of the search: coordinates, or a postal code with its country. */
type StorePlace = { latitude: number; longitude: number } | { postalCode: string; countryCode: string }

/** Shopper Stores. The search radius is 100 units at most (requirement 3.9). */
interface ShopperStores {
  /** Nearest first. */
  searchStores(
    parameters: StorePlace & { distanceUnit?: 'km' | 'mi'; limit?: number; offset?: number }
  ): Promise<ShopperStoresTypes.StoreResult>
  getStores(parameters: { ids: string[] }): Promise<ShopperStoresTypes.Stores>
}

export const shopperStores = scapiFamily<ShopperStores>('store/shopper-stores/v1', {
  searchStores: 'GET /store-search?maxDistance=100',
  getStores: 'GET /stores?ids'
})
