import type { Site } from '../sites/site'

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

/** Id of the site's inventory list, from which its shops in town sell too. */
export const getInventoryId = ({ id }: Pick<Site, 'id'>): string => `${id}-inventory`
