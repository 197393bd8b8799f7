import type { Localized } from '../../texts/localized-text'
import type { Cents } from '../money'
import type { SiteId } from '../sites/site'
import type { TaxClass } from '../pricing/tax'
import type { Inventory } from './inventory'
import type { ChosenValue, ProductKind, ProductOption } from './product'

/** A product's data for a basket, for one site and currency. */
export interface SellableProduct {
  id: string
  name: Localized
  kind: ProductKind
  masterId?: string
  shortDescription: Localized
  unitPrice: Cents
  /** Before promotions. */
  basePrice: Cents
  /** The regular price that product pages strike; absent where the product is not reduced. */
  listPrice?: Cents
  promotion?: { id: string; calloutMsg: Localized; percentOff?: number }
  taxClass: TaxClass
  inventory: Inventory
  minOrderQuantity: number
  stepQuantity: number
  basketLimit: number
  giftWrap?: boolean
  options?: ProductOption[]
  isGiftCard: boolean
  isVirtualGiftCard: boolean
  primaryCategoryId: string
  primaryCategoryName: Localized
  classCategoryId: string
  /** Every category that it is sold in, those above included. */
  categoryIds: string[]
  servings?: number
  /** Empty for a product without variants. */
  variation: ChosenValue[]
}

/** The catalogue's interface for baskets. */
export interface ProductLookup {
  /** A product as it is sold now; undefined for one that is offline or has no price in the currency. */
  findSellable(
    siteId: SiteId,
    productId: string,
    currency: string,
    /** Of a store; without it the stock is the site's. */
    inventoryId?: string
  ): SellableProduct | undefined
  /** Whether a store that sells the site's goods has this inventory list. */
  hasStoreInventory(siteId: SiteId, inventoryId: string): boolean
}
