import type { SiteId } from '../sites/site'

export interface ProductQuantity {
  productId: string
  quantity: number
  /** Of the store that the units are taken from; without it the site's. */
  inventoryId?: string
}

/** Changes of the stock by orders. */
export interface ProductStock {
  /** Takes units out of stock at order placement; false (nothing taken) when not enough is left. */
  takeStock(siteId: SiteId, lines: ProductQuantity[]): boolean
  /** Gives units back after a cancelled order. */
  returnStock(siteId: SiteId, lines: ProductQuantity[]): void
}
