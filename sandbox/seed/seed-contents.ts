import type { StoreStock } from '../domain/catalogue/inventory'
import type { SeedProduct } from './pictures/product-picture'
import type { Category } from '../domain/catalogue/category'
import type { ContentPage } from '../domain/content/content-page'
import type { Coupon } from '../domain/coupons/coupon'
import type { SampleGiftCertificate } from '../domain/gift-certificates/gift-certificate'
import type { SampleAccount } from '../domain/customers/customer'
import type { ConsentSubscription } from '../domain/messaging/consent-subscription'
import type { OverallStatus } from '../domain/orders/order'
import type { Promotion } from '../domain/pricing/promotion'
import type { Country } from '../domain/sites/country'
import type { Site, SiteId } from '../domain/sites/site'
import type { Store } from '../domain/stores/store'
import type { ScenePicture } from './pictures/scene-picture'

/** The initial data of a sandbox. */
export interface Seed {
  sites: Site[]
  categories: Category[]
  products: SeedProduct[]
  pictures: ScenePicture[]
  /** Paths of WebM files by name. A seed without them has none. */
  videos?: Record<string, string>
  pages: ContentPage[]
  promotions: Promotion[]
  /** A seed without them has none. */
  coupons?: Coupon[]
  giftCertificates?: SampleGiftCertificate[]
  countries: Record<SiteId, Country[]>
  accounts: SampleAccount[]
  stores?: Store[]
  /** A store without any sells nothing. */
  storeStock?: StoreStock[]
  consentSubscriptions?: ConsentSubscription[]
  /** Placed through the domain when an empty database is filled. A seed without them has none. */
  sampleOrders?: SampleOrder[]
  /** Likewise. */
  sampleLives?: SampleLife[]
}

/** A sample customer's saved data at the start of the sandbox. */
export interface SampleLife {
  login: string
  profile: { birthday?: string; phoneMobile?: string; phoneHome?: string }
  addresses: (Record<
    'addressId' | 'firstName' | 'lastName' | 'address1' | 'postalCode' | 'city' | 'countryCode',
    string
  > & { salutation?: string; address2?: string; phone?: string; preferred?: boolean })[]
  cards: { number: string; holder: string; yearsLeft: number; isPreferred: boolean }[]
  hasPaypal: boolean
  /** Products of any site; each shop has its own wishlist. */
  wishes: string[]
  standingOrders?: SampleStandingOrder[]
}

/** A standing order that a sample customer has. */
export interface SampleStandingOrder {
  siteId: SiteId
  items: { productId: string; quantity: number }[]
  /** The customer's own, to which it goes and is billed. */
  addressId: string
  intervalWeeks: number
  /** Of the next delivery, from the sandbox's first start. */
  nextInDays: number
  isActive: boolean
  paidBy: 'card' | 'invoice'
  /** The delivery before could not be paid. */
  hasFailed?: boolean
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
  /** Its later steps, in order; hours after its placement. */
  steps: { to: OverallStatus; after: number }[]
  /** Its first machine is registered under this name. */
  machineName?: string
}
