import { flag, shape } from '../http/read-answer'
import { scapiFamily } from './scapi-family'

/** The site of the caller, with the members that the shop uses. */
interface CurrentSite {
  /** Of the merchant, who changes them while the shop is open. */
  preferences?: { hidePhysicalGiftCards?: boolean }
}

/** The shop's own API to its sites (requirement 13.1). */
interface CustomSites {
  getCurrentSite(): Promise<CurrentSite>
}

export const customSites = scapiFamily<CustomSites>(
  'custom/sites/v1',
  { getCurrentSite: 'GET /current' },
  {
    locale: false,
    answers: { getCurrentSite: shape({}, { preferences: shape({}, { hidePhysicalGiftCards: flag }) }) }
  }
)
