import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

/** Where to look from: a place on the map, or a postal code with its country. */
type StorePlace = { latitude: number; longitude: number } | { postalCode: string; countryCode: string }

/** Shopper Stores. Nothing farther than 100 units is asked for (requirement 3.9). */
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
