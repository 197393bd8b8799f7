import type { PricePerUnit } from '../../../intl/format-price'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import type { Steps, Stock } from '../../../fulfilment/stock'
import type { Specs } from './specs'
import type { Badge, Rating } from './tile'

/** Which quantities may be ordered. */
export interface QuantityRules extends Steps {
  /** Most units in one basket as the platform says; undefined = not said, 0 = no limit. */
  limit?: number
}

/** A product as its own page shows it. Amounts of money in whole units of the site's currency. */
export interface Product {
  id: string
  kind: 'simple' | 'master' | 'variant' | 'set'
  /** Id of the product that holds the choices; its own id where there are none. */
  masterId: string
  name: string
  brand: string
  /** Path without site and locale. */
  to: string
  /** One sentence, plain text. */
  promise: string
  /** The platform's HTML, shown through ui/rich-text. */
  description: CleanHtml
  pageTitle: string
  pageDescription: string
  /** For a set with unavailable parts: the price of the others. */
  price?: number
  isFromPrice: boolean
  listPrice?: number
  lastMonthPrice?: number
  basePrice?: PricePerUnit
  /** The callout of a running promotion. */
  promotion?: string
  stock: Stock
  quantity: QuantityRules
  images: ProductImage[]
  badge?: Badge
  rating?: Rating
  fact?: string
  /** From the top category down to the product's own. */
  categories: CategoryReference[]
  variations: Variations
  parts: SetPart[]
  taste: Taste
  preparation: Preparation
  details: ProductDetails
  /** A picture of where it comes from, for the band with origin and preparation. */
  scene?: string
  /** The category of what complements it. */
  goesWith?: string
  /** It can be wrapped as a gift, chosen in the cart: the lowest price, 0 where it is free. */
  giftWrap?: number
  isGiftCard: boolean
  isVirtual: boolean
  /** False: the add-to-cart box goes by the id alone (requirement 4.2). */
  hasFullData: boolean
}

export interface ProductImage {
  link: string
  alt: string
}

export interface CategoryReference {
  id: string
  name: string
}

/** Attributes and variants to choose from; empty for products without variants. */
export interface Variations {
  attributes: VariationAttribute[]
  variants: Variant[]
  /** The values of a variant; empty for everything else. */
  own: Record<string, string>
}

export interface VariationAttribute {
  id: string
  name: string
  values: VariationValue[]
}

export interface VariationValue {
  value: string
  name: string
  /** A picture of this value, e.g. a gift card's motif. */
  image?: string
}

export interface Variant {
  id: string
  orderable: boolean
  price?: number
  values: Record<string, string>
}

/** One product of a set (requirement 4.2 `c_setItemQuantities`). */
export interface SetPart {
  productId: string
  name: string
  quantity: number
  price: number
  orderable: boolean
  to: string
  image?: string
}

/** The intensity group, 0 to 5, and the caffeine content (requirement 4.2). */
export interface Taste {
  flavorIntensity?: number
  fruitiness?: number
  roasting?: number
  caffeine?: Caffeine
}

export type Caffeine = 'none' | 'decaf' | 'low' | 'medium' | 'high'

export interface Preparation {
  grams?: number
  milliliters?: number
  /** Degrees Celsius. */
  temperature?: number
  minutes?: number
}

export interface ProductDetails {
  ingredients?: string
  origin?: string
  material?: string
  usps: string[]
  specs: Specs
}
