import type { PricePerUnit } from '../../../intl/format-price'

/** A product as lists, carousels and content components show it: visible data only. */
export interface Tile {
  id: string
  name: string
  /** Path of the product without site and locale. */
  to: string
  /** Unscaled address of the picture. */
  image?: string
  /** Another view, shown on hover and focus; lists only. */
  secondImage?: string
  /** The fact that decides: "20 bags", "10 capsules". */
  fact?: string
  /** Whole currency units of the site's currency; missing where the product has no price here. */
  price?: number
  /** True where `price` is the lowest of several. */
  isFromPrice?: true
  /** The regular price, only of reduced products. */
  listPrice?: number
  /** The lowest price of the last 30 days, only of reduced products. */
  lastMonthPrice?: number
  basePrice?: PricePerUnit
  /** The callout of a running promotion. */
  promotion?: string
  badge?: Badge
  rating?: Rating
  /** Only when it matters: available products say nothing. */
  availability?: 'out_of_stock' | 'pre_order'
  isGiftCard?: true
  isVirtual?: true
  /** Available, maybe after a choice. */
  orderable: boolean
  /** Can go into the basket straight from a tile: nothing is left to choose. */
  addable?: true
  /** Units to add at once; 1 unless given. */
  minQuantity?: number
  /** Missing: adding goes by the id alone (requirement 4.3). */
  hasFullData?: true
}

export type Badge = 'new' | 'sale' | 'limited' | 'organic'

export interface Rating {
  /** 0 to 5 stars. */
  average: number
  count: number
}
