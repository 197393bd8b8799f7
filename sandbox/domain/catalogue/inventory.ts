import type { Site, SiteId } from '../sites/site'

export interface Inventory {
  /** Units that can be sold now. */
  ats: number
  stockLevel: number
  orderable: boolean
  preorderable: boolean
  backorderable: boolean
  /** ISO date; only with preorderable. */
  inStockDate?: string
}

/** A store's stock of a product at the start. */
export interface StoreStock {
  inventoryId: string
  productId: string
  units: number
}

/** An inventory list of a store, and the sites whose goods it counts. */
export interface InventoryList {
  inventoryId: string
  siteIds: SiteId[]
}

/** Id of the site's inventory list, from which parcels are sent. */
export const getInventoryId = ({ id }: Pick<Site, 'id'>): string => `${id}-inventory`
