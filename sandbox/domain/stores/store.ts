import type { Localized, LocalizedList } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'

/** A store of the merchant. */
export interface Store {
  id: string
  /** Of its inventory list. */
  inventoryId: string
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
  /** Its services, e.g. "Verkostung". */
  categories: LocalizedList
  /** The scene that shows it, on each site's pages. */
  pictureIds: Record<SiteId, string>
}
