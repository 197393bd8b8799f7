import type { Localized } from '../../texts/localized-text'

/** A province or state that addresses of a country name: its code as in an address, and its name. */
export interface State {
  code: string
  name: string
}

export interface Country {
  code: string
  name: Localized
  /** Case-insensitive; undefined = not checked. */
  postalCodePattern?: string
  /** A postal code whose delivery times hold for the whole country. */
  estimatePostalCode?: string
  /** Empty or undefined: addresses have no province. */
  states?: State[]
  locales: string[]
}
