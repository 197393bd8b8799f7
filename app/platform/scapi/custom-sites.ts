import { scapiFamily } from './scapi-family'

/** The site that a call is made for, as the back office has it. */
export interface PlatformSite {
  id: string
  name?: string
  locales?: string[]
  defaultLocale?: string
  allowedCurrencies?: string[]
  defaultCurrency?: string
}

/** The shop's own sites API (spec 3 section 7 "Current site lookup"). */
export interface CustomSites {
  getCurrentSite(): Promise<PlatformSite>
}

export const customSites = scapiFamily<CustomSites>(
  'custom/sites/v1',
  { getCurrentSite: 'GET /current' },
  // A custom API refuses query parameters that it does not declare.
  { locale: false }
)
