import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { packstations } from '../../platform/side-services/packstations'
import type { StorePlace } from '../stores/model/store'
import { mapLocker, type Locker } from './locker'

/** Packstations around a place in Germany, nearest first. Rejects when the courier's service fails. */
export const packstationsQuery = (platform: Platform, place: StorePlace): QueryObject<Locker[]> => ({
  queryKey: ['packstations', ...Object.values(place)],
  queryFn: async ({ signal }) => {
    const wanted = 'postalCode' in place ? { postalCode: place.postalCode } : place
    const found = await platform.family(packstations).findPackstations(wanted, signal)
    return found.map(mapLocker)
  }
})
