import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { mapStore, type HoursLine, type Store } from './store'

/** A store as its own page shows it. */
export interface StoreDetails extends Store {
  /** All lines of its opening hours. */
  hoursLines: HoursLine[]
}

/** The platform's newer API has opening hours as one text, a line for each day or range of days, maybe marked up. */
function readHoursLines(text: string): HoursLine[] {
  const lines = text
    .replace(/<br\s*\/?>|<\/(?:p|li|div|tr)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&ndash;|&#8211;/g, '–')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
  return lines.filter(Boolean).map(line => {
    const [day = '', ...time] = line.split(': ')
    return { day, time: time.join(': ') }
  })
}

/** Maps the platform's store with all that its page shows; undefined for one without a name. */
export function mapStoreDetails(platformStore: ShopperStoresTypes.Store): StoreDetails | undefined {
  const { storeHours = '', ...others } = platformStore
  const store = mapStore({ ...others, storeHours: undefined } as Parameters<typeof mapStore>[0])
  return store && { ...store, hoursLines: readHoursLines(storeHours) }
}
