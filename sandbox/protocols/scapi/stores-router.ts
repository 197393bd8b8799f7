import { say } from '../../texts/localized-text'
import { Router } from 'express'
import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { buildPicturePath } from '../../domain/images/picture-path'
import type { Store } from '../../domain/stores/store'
import type { CreateRouter } from '../protocol-context'
import type { DistanceUnit, GeoPoint } from '../../domain/stores/geo-distance'
import type { Stores } from '../../domain/stores/stores'
import { badRequest } from '../../http/problem'
import { readScope, type RequestScope } from '../../http/request-scope'
import { readInteger, readTexts, requireIds, type Query } from './products/query-parameters'

const MAX_STORES = 50
/** Requirement 10.1: the search's maximum distance; also the default distance. */
const MAX_DISTANCE = 100

function mapStore(
  store: Store,
  { language, site }: RequestScope,
  publicOrigin: string
): ShopperStoresTypes.Store {
  const { id, name, address1, postalCode, city, countryCode, phone, latitude, longitude, hours } = store
  const pictureId = store.pictureIds[site.id]
  return {
    id,
    name,
    address1,
    postalCode,
    city,
    countryCode,
    phone,
    latitude,
    longitude,
    inventoryId: store.inventoryId,
    storeHours: hours.map(({ day, time }) => `${say(day, language)}: ${say(time, language)}`).join('\n'),
    storeLocatorEnabled: true,
    posEnabled: false,
    image: pictureId && publicOrigin + buildPicturePath({ library: 'content', pictureId }),
    c_openingHours: store.openingHours,
    c_storeCategories: say(store.categories, language)
  }
}

/** A decimal number within bounds; undefined when it is not given. @throws a 400 problem for anything else. */
function readNumber(query: Query, name: string, least: number, most: number): number | undefined {
  const text = readTexts(query[name])[0]?.trim() ?? ''
  if (text === '') return undefined
  const number = Number(text)
  if (number >= least && number <= most) return number
  throw badRequest(`The query parameter '${name}' must be a number from ${least} to ${most}.`)
}

function readUnit(query: Query): DistanceUnit {
  const unit = readTexts(query.distanceUnit)[0] ?? 'km'
  if (unit === 'km' || unit === 'mi') return unit
  throw badRequest("The query parameter 'distanceUnit' is 'km' or 'mi'.")
}

/** Where to search: coordinates, or a postal code of a country. @throws a 400 problem when neither is complete. */
function readPlace(query: Query, stores: Stores): GeoPoint | undefined {
  const latitude = readNumber(query, 'latitude', -90, 90)
  const longitude = readNumber(query, 'longitude', -180, 180)
  const [countryCode = '', postalCode = ''] = ['countryCode', 'postalCode'].map(
    name => readTexts(query[name])[0]?.trim() ?? ''
  )
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (countryCode === '' || postalCode === '' || latitude !== undefined || longitude !== undefined)
    throw badRequest("Search by 'latitude' and 'longitude', or by 'countryCode' and 'postalCode'.")
  return stores.locate(countryCode, postalCode)
}

/** Shopper Stores: stores by id or around a place. */
export const createStoresRouter: CreateRouter<{ stores: Stores }> = ({ stores, publicOrigin }) => {
  const router = Router()

  router.get('/stores', (request, response) => {
    const scope = readScope(response)
    const ids = requireIds(request.query, MAX_STORES)
    const data = stores.list(scope.site.id, ids).map(store => mapStore(store, scope, publicOrigin))
    const result: ShopperStoresTypes.StoreResult = { data, limit: data.length, total: data.length }
    response.json(result)
  })

  router.get('/store-search', (request, response) => {
    const scope = readScope(response)
    const { query } = request
    const unit = readUnit(query)
    const limit = readInteger(query, 'limit', { least: 1, most: 200, fallback: 25 })
    const offset = readInteger(query, 'offset', { least: 0, most: 1_000_000, fallback: 0 })
    const maxDistance = readNumber(query, 'maxDistance', 0, 20_012) ?? MAX_DISTANCE
    const place = readPlace(query, stores)
    const search = { siteId: scope.site.id, maxDistance, unit, start: offset, count: limit }
    const { hits, total } = place ? stores.search({ ...search, ...place }) : { hits: [], total: 0 }
    const result: ShopperStoresTypes.Stores = {
      data: hits.map(({ store, distance }) => ({
        ...mapStore(store, scope, publicOrigin),
        distance,
        distanceUnit: unit
      })),
      offset,
      limit,
      total
    }
    response.json(result)
  })

  return router
}
