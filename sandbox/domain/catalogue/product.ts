import type { Localized, LocalizedList } from '../../texts/localized-text'
import type { Cents } from '../money'
import type { SiteId } from '../sites/site'
import type { TaxClass } from '../pricing/tax'
import type { Inventory } from './inventory'

export type ProductKind = 'simple' | 'master' | 'variant' | 'set'

/** A variant's value as text: kept with the bought item, because an order outlives its products. */
export interface ChosenValue {
  /** Of the attribute, e.g. size. */
  id: string
  name: Localized
  value: string
  label: Localized
}

/** Something to be bought with a product and never alone, e.g. gift wrap (Shopper Products: `options`). */
export interface ProductOption {
  id: string
  name: Localized
  description?: Localized
  /** The first one is chosen where the shopper says nothing, and costs nothing. */
  values: OptionValue[]
}

export interface OptionValue {
  id: string
  name: Localized
  /** For one unit of the product, gross, by currency. */
  price: Record<string, Cents>
}

export interface VariationAttribute {
  id: string
  name: Localized
  values: { value: string; name: Localized; pictureId?: string }[]
}

export interface Product {
  id: string
  siteId: SiteId
  kind: ProductKind
  /** Of a variant: its master. */
  masterId?: string
  /** Of a set: its parts. */
  setItems?: { productId: string; quantity: number }[]
  /** Of a master: axes; of a variant: its values by attribute id. */
  variationAttributes?: VariationAttribute[]
  variationValues?: Record<string, string>
  brand: string
  name: Localized
  /** One sentence, plain text. */
  shortDescription: Localized
  /** Two or three short paragraphs of HTML (p, ul, li, strong only). */
  longDescription: Localized
  pageTitle?: Localized
  pageDescription?: Localized
  keywords: LocalizedList
  primaryCategoryId: string
  categoryIds: string[]
  classCategoryId: string
  /** Gross list price by currency, in cents. Absent for sets and masters: theirs are computed. */
  listPrice?: Record<string, Cents>
  /** Reduced price by currency; then lastMonthPrice (lowest of 30 days) belongs to it. */
  salePrice?: Record<string, Cents>
  lastMonthPrice?: Record<string, Cents>
  /** For the base price line: content in `unit`, priced per `per` units, e.g. 50 g per 100 g, 10 capsules per 1. */
  baseMeasure?: { amount: number; unit: 'g' | 'ml' | 'capsule' | 'bag' | 'piece'; per: number }
  taxClass: TaxClass
  inventory?: Inventory
  minOrderQuantity: number
  stepQuantity: number
  /** Most units of it in one basket; 0 = no limit. */
  basketLimit: number
  /** It can be wrapped as a gift, with a card, free of charge. */
  giftWrap?: boolean
  options?: ProductOption[]
  isGiftCard: boolean
  isVirtualGiftCard: boolean
  online: boolean
  searchable: boolean
  rating?: { average: number; count: number }
  /** Rank for most-popular and top-sellers, higher sells better. */
  popularity: number
  badge?: 'new' | 'sale' | 'limited' | 'organic'
  /** Facts for refinements and the detail page. Texts by language where a shopper reads them. */
  facts: ProductFacts
}

export interface ProductFacts {
  /** Decides at a glance: "20 Beutel", "10 Kapseln". */
  contents?: Localized
  servings?: number
  teaType?: 'green' | 'black' | 'white' | 'oolong' | 'herbal' | 'fruit' | 'rooibos' | 'matcha'
  form?: 'bags' | 'loose' | 'capsules' | 'beans' | 'powder'
  caffeine?: 'none' | 'decaf' | 'low' | 'medium' | 'high'
  organic?: boolean
  /** Of coffee. */
  roast?: 'light' | 'medium' | 'dark'
  flavour?: (
    'floral' | 'fresh' | 'fruity' | 'spicy' | 'malty' | 'grassy' | 'sweet' | 'roasty' | 'chocolate' | 'nutty'
  )[]
  /** 0 to 5. */
  flavorIntensity?: number
  fruitiness?: number
  roasting?: number
  brewing?: { grams?: number; temperature?: number; minutes?: number; milliliters?: number }
  /** Content picture of a product page's band. */
  scene?: string
  /** Category of what complements it. */
  goesWith?: string
  ingredients?: Localized
  origin?: Localized
  material?: Localized
  /** Machines and accessories. */
  specs?: Record<string, string | number | boolean | Localized | LocalizedList>
  usps?: LocalizedList
}
