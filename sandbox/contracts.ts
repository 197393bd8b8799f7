/**
 * What the parts of the sandbox promise each other. Protocols depend on domain,
 * domain on storage ports; everything here is plain data, so that each part can
 * be built and tested alone.
 */
import type { Router } from 'express'
import type { OverallStatus } from './domain/orders/order'

export type SiteId = string
export type Language = 'de' | 'en'
export type Localized = Record<Language, string>
export type LocalizedList = Record<Language, string[]>

/** Minor units (cents, pence) of one currency. Decimals exist only at the protocol edge. */
export type Cents = number

/** Source of "now", in milliseconds since the epoch. The console may shift it. */
export interface Clock {
  now(): number
}

/** Source of identifiers, so that tests can name them. */
export interface Ids {
  /** A random id of the platform's look, e.g. for baskets and customers. */
  next(
    kind:
      | 'basket'
      | 'customer'
      | 'item'
      | 'order'
      | 'token'
      | 'usid'
      | 'shipment'
      | 'instrument'
      | 'address'
      | 'list'
      | 'gift-code'
      /** Six digits that open an order, eight that sign in: short enough to be typed out of a mail. */
      | 'access-code'
      | 'login-code'
  ): string
}

export interface LocaleConfig {
  id: string
  alias: string
  preferredCurrency: string
}

export interface SiteConfig {
  id: SiteId
  alias: string
  tenantId: string
  name: string
  catalogId: string
  defaultLocale: string
  defaultCurrency: string
  locales: LocaleConfig[]
}

export interface Category {
  id: string
  parentId: string
  siteId: SiteId
  /** Path segment of product addresses, German, e.g. "gruener-tee". */
  slug: string
  name: Localized
  description: Localized
  pageTitle: Localized
  pageDescription: Localized
  /** Content picture id, see SeedPicture. */
  pictureId?: string
  showInMenu: boolean
  position: number
}

export type TaxClass = 'reduced' | 'standard' | 'exempt'
export type ProductKind = 'simple' | 'master' | 'variant' | 'set'

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

export interface VariationAttribute {
  id: string
  name: Localized
  values: { value: string; name: Localized; pictureId?: string }[]
}

/** How a product looks; the picture drawer turns it into SVG, one per view. */
export interface PictureSpec {
  form:
    | 'tea-box'
    | 'tea-tin'
    | 'tea-pouch'
    | 'tea-sampler'
    | 'tea-pot'
    | 'tea-cup'
    | 'infuser'
    | 'kettle'
    | 'capsule-sleeve'
    | 'capsule-sampler'
    | 'coffee-bag'
    | 'machine-compact'
    | 'machine-classic'
    | 'machine-pro'
    | 'milk-frother'
    | 'espresso-cup'
    | 'descaler'
    | 'capsule-holder'
    | 'gift-card'
    | 'gift-set'
    | 'honey-jar'
    | 'cookies'
  motif:
    | 'leaf'
    | 'hibiscus'
    | 'camomile'
    | 'citrus'
    | 'berry'
    | 'mint'
    | 'vanilla'
    | 'bean'
    | 'rose'
    | 'ginger'
    | 'jasmine'
    | 'apple'
    | 'rooibos'
    | 'spice'
    | 'peach'
    | 'birthday'
    | 'thanks'
    | 'winter'
    | 'flowers'
    | 'none'
  /** #rrggbb: main colour, contrasting accent, tinted studio ground. */
  colors: { main: string; accent: string; ground: string }
  /** Words printed on the label (brand name is added by the drawer). */
  label?: { line1: string; line2?: string }
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
  /** Gross list price by currency, in cents. Sets and masters carry none: they are computed. */
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
  picture: PictureSpec
}

export interface ProductFacts {
  /** Decides at a glance: "20 Beutel", "10 Kapseln". */
  contents?: Localized
  servings?: number
  teaType?: 'green' | 'black' | 'white' | 'oolong' | 'herbal' | 'fruit' | 'rooibos' | 'matcha'
  form?: 'bags' | 'loose' | 'capsules' | 'beans' | 'powder'
  caffeine?: 'none' | 'low' | 'medium' | 'high'
  organic?: boolean
  flavour?: (
    'floral' | 'fresh' | 'fruity' | 'spicy' | 'malty' | 'grassy' | 'sweet' | 'roasty' | 'chocolate' | 'nutty'
  )[]
  /** 0 to 5. */
  flavorIntensity?: number
  fruitiness?: number
  roasting?: number
  brewing?: { grams?: number; temperature?: number; minutes?: number; milliliters?: number }
  ingredients?: Localized
  origin?: Localized
  material?: Localized
  /** Machines and accessories. */
  specs?: Record<string, string | number | boolean>
  usps?: LocalizedList
}

/** A scene or ornament for content pages: stages, category tiles, recipe pictures. */
export interface SeedPicture {
  id: string
  scene:
    | 'cup-steam'
    | 'tea-garden'
    | 'kitchen'
    | 'tea-table'
    | 'leaf-pattern'
    | 'espresso-stage'
    | 'capsule-row'
    | 'machine-stage'
    | 'beans'
    | 'gift-table'
    | 'winter-window'
    | 'iced-glass'
  colors: { main: string; accent: string; ground: string }
  /** width / height: 16/9, 4/3, 1, 3/4 … */
  ratio: number
}

export interface ContentComponent {
  id: string
  type_id: string
  data: Record<string, unknown>
  regions?: ContentRegion[]
  custom?: Record<string, unknown>
}
export interface ContentRegion {
  id: string
  components: ContentComponent[]
}
/** One page in one language; `id` "global" holds the regions merged into every page. */
export interface ContentPage {
  id: string
  siteId: SiteId
  language: Language
  url: string
  title: string
  description: string
  keywords: string
  content: { regions: ContentRegion[] }
}

export interface Promotion {
  id: string
  siteId: SiteId
  name: Localized
  calloutMsg: Localized
  details: Localized
  /** Percentage off each product of the categories; undefined = informational only. */
  percentOff?: number
  categoryIds: string[]
  startDate?: string
  endDate?: string
  /** What it gives to a basket that holds a code of its coupon; then `percentOff` and `categoryIds` stay empty. */
  couponDiscount?: CouponDiscount
  /** By currency: value of goods in the basket below which the coupon gives nothing. */
  minimumValue?: Record<string, Cents>
}

export type CouponDiscount =
  /** Off the whole basket, or off the products of some categories. */
  | { type: 'percentage'; percent: number; categoryIds?: string[] }
  /** Off the whole basket, by currency. */
  | { type: 'amount'; amount: Record<string, Cents> }
  /** Standard delivery costs nothing. */
  | { type: 'free-shipping' }
  /** So many units, to be chosen from these products, cost nothing. */
  | { type: 'bonus-choice'; productIds: string[]; maxItems: number }

/** Codes that open one promotion. Limits count orders. */
export interface Coupon {
  id: string
  siteId: SiteId
  /** As they are printed; compared without regard to case. */
  codes: string[]
  promotionId: string
  enabled: boolean
  /** Most orders with one code; absent = no limit. */
  limitPerCode?: number
  /** Most orders of one customer. */
  limitPerCustomer?: number
  /** Most orders of one customer in so many days. */
  limitInTime?: { orders: number; days: number }
  /** Orders per code that were placed before the sandbox began. */
  redeemedBefore?: number
  /** Sent by a customer to a friend: shown by name instead of by its code. */
  isReferral?: boolean
}

/** A gift certificate that exists from the start. Its code is kept as a digest only. */
export interface SeedGiftCertificate {
  code: string
  siteId: SiteId
  currency: string
  amount: Cents
  balance: Cents
  enabled: boolean
  /** ISO date-time. */
  expiresAt?: string
  recipientName: string
  recipientEmail: string
  senderName: string
  message?: string
}

export interface Country {
  code: string
  name: Localized
  /** Case-insensitive; undefined = not checked. */
  postalCodePattern?: string
  locales: string[]
}

/** A shop in town. */
export interface Store {
  id: string
  /** Sites whose goods it sells. */
  siteIds: SiteId[]
  name: string
  address1: string
  postalCode: string
  city: string
  countryCode: string
  phone: string
  /** Degrees. */
  latitude: number
  longitude: number
  hours: { day: Localized; time: Localized }[]
  /** The same as machines read it, in the words of schema.org: "Mo-Fr 09:30-18:30". */
  openingHours: string[]
  /** What it offers, e.g. "Verkostung". */
  categories: LocalizedList
}

/** Messages that shoppers can ask for, and end. */
export interface ConsentSubscription {
  /** Lower-case words with hyphens. */
  id: string
  channels: ('email' | 'sms' | 'whatsapp')[]
  title: Localized
  subtitle: Localized
  /** Where a storefront offers it, e.g. "checkout". */
  tags: string[]
  consentType: 'marketing' | 'legal'
  /** Cannot be left. */
  isRequired: boolean
  /** The one whose addresses are those of the newsletter's list. */
  isNewsletter?: boolean
}

export interface Seed {
  sites: SiteConfig[]
  categories: Category[]
  products: Product[]
  pictures: SeedPicture[]
  pages: ContentPage[]
  promotions: Promotion[]
  /** A seed without them has none. */
  coupons?: Coupon[]
  giftCertificates?: SeedGiftCertificate[]
  countries: Record<SiteId, Country[]>
  accounts: {
    login: string
    password: string
    firstName: string
    lastName: string
    salutation: 'MR' | 'MRS'
  }[]
  stores?: Store[]
  consentSubscriptions?: ConsentSubscription[]
  /** Placed through the domain when an empty database is filled. A seed without them has none. */
  sampleOrders?: SampleOrder[]
}

/** An order that a sample customer has placed before the sandbox was started. */
export interface SampleOrder {
  siteId: SiteId
  login: string
  /** Before the sandbox's first start. */
  hoursAgo: number
  items: { productId: string; quantity: number }[]
  address: Record<'firstName' | 'lastName' | 'address1' | 'postalCode' | 'city' | 'countryCode', string>
  shippingMethodId: string
  paymentMethodId: string
  /** What has become of it, in order; hours after its placement. */
  steps: { to: OverallStatus; after: number }[]
  /** Its first machine is registered under this name. */
  machineName?: string
}

/** What a basket needs to know of a product; answered by the catalogue for one site and currency. */
export interface SellableProduct {
  id: string
  name: Localized
  kind: ProductKind
  masterId?: string
  shortDescription: Localized
  unitPrice: Cents
  /** Before promotions. */
  basePrice: Cents
  promotion?: { id: string; calloutMsg: Localized }
  taxClass: TaxClass
  inventory: Inventory
  minOrderQuantity: number
  stepQuantity: number
  basketLimit: number
  isGiftCard: boolean
  isVirtualGiftCard: boolean
  primaryCategoryId: string
  primaryCategoryName: Localized
  classCategoryId: string
  /** Every category that it is sold in, those above included. */
  categoryIds: string[]
  servings?: number
  variationValues?: Record<string, string>
}

/** The catalogue as other domains see it. Built by `createCatalogue` in domain/catalogue/catalogue.ts. */
export interface CatalogueLookup {
  findSellable(siteId: SiteId, productId: string, currency: string): SellableProduct | undefined
  /** Takes units out of stock at order placement; false (nothing taken) when not enough is left. */
  takeStock(siteId: SiteId, lines: { productId: string; quantity: number }[]): boolean
  /** Gives units back after a cancelled order. */
  returnStock(siteId: SiteId, lines: { productId: string; quantity: number }[]): void
}

/** Who is calling: read from the bearer token by the access guard. */
export interface Caller {
  siteId: SiteId
  customerId: string
  usid: string
  registered: boolean
  clientId: string
}

/** A customer as the checkout needs it. Built by `createCustomers` in domain/customers/customers.ts. */
export interface CustomerLookup {
  findCustomer(
    siteId: SiteId,
    customerId: string
  ): { customerId: string; customerNo?: string; email?: string; registered: boolean } | undefined
  /** A means of payment that the customer has saved; undefined when it is not theirs. */
  findSavedPayment(siteId: SiteId, customerId: string, instrumentId: string): SavedPayment | undefined
}

/** A saved means of payment, its numbers masked; beside these members it has `c_` attributes. */
export interface SavedPayment {
  paymentMethodId: string
  paymentCard?: Record<string, unknown>
  paymentBankAccount?: Record<string, unknown>
  [field: string]: unknown
}

/** What each protocol module gets. */
export interface ProtocolContext {
  sites: SiteConfig[]
  clock: Clock
  ids: Ids
  /** Origin in absolute links, e.g. image addresses: http://127.0.0.1:4000 */
  publicOrigin: string
}

export type CreateRouter<Services> = (services: Services & ProtocolContext) => Router
