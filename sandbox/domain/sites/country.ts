import type { Localized } from '../../texts/localized-text'

export interface Country {
  code: string
  name: Localized
  /** Case-insensitive; undefined = not checked. */
  postalCodePattern?: string
  locales: string[]
}
