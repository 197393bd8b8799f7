import { say } from '../../../texts/localized-text'
import type { Router } from 'express'
import type { DistanceUnit } from '../../../domain/stores/geo-distance'
import type { FoundStore, StorePage, Stores } from '../../../domain/stores/stores'
import { readScope, type RequestScope } from '../../../http/request-scope'
import { sendDocument } from '../send-document'
import { readStoreQuery } from './store-query'

/** A store with its distance; opening hours are a list of days and times (requirement 10.1). */
function mapStore(
  { store, distance }: FoundStore,
  unit: DistanceUnit,
  { language }: Pick<RequestScope, 'language'>
) {
  const { id, name, address1, postalCode, city, countryCode, phone, latitude, longitude } = store
  return {
    _type: 'store',
    id,
    name,
    address1,
    postalCode,
    city,
    countryCode,
    phone,
    latitude,
    longitude,
    distance,
    distanceUnit: unit,
    inventoryId: store.inventoryId,
    storeHours: store.hours.map(({ day, time }) => ({ day: say(day, language), time: say(time, language) })),
    storeLocatorEnabled: true,
    c_openingHours: store.openingHours,
    c_storeCategories: say(store.categories, language)
  }
}

/** `GET stores`: the stores around a point or a postal code, nearest first. */
export function addStoreRoutes(router: Router, { stores }: { stores: Stores }): void {
  router.get('/stores', (request, response) => {
    const { site, language } = readScope(response)
    const { place, ...wanted } = readStoreQuery(request.query, stores.locate)
    const page: StorePage = place
      ? stores.search({ siteId: site.id, ...place, ...wanted })
      : { hits: [], start: wanted.start, count: wanted.count, total: 0 }
    sendDocument(response, 'store_result', {
      count: page.hits.length,
      data: page.hits.map(hit => mapStore(hit, wanted.unit, { language })),
      start: page.start,
      total: page.total
    })
  })
}
