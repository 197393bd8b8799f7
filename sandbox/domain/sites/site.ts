import type { Merchant } from './merchant'

export type SiteId = string

export interface SiteLocale {
  id: string
  alias: string
  preferredCurrency: string
}

export interface Site {
  id: SiteId
  alias: string
  tenantId: string
  name: string
  catalogId: string
  defaultLocale: string
  defaultCurrency: string
  locales: SiteLocale[]
  /** Lines of the address that returns go to. */
  returnAddress?: string[]
  /** Boxes from which standard delivery is free, whatever they cost; absent = by amount only (requirement 6.5). */
  freeShippingBoxes?: number
  merchant: Merchant
}
