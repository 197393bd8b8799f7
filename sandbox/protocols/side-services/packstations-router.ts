import { Router, type RequestHandler } from 'express'
import { z } from 'zod'
import { findPackstations, type Packstation } from '../../domain/side-services/packstations'
import type { GeoPoint } from '../../domain/stores/geo-distance'
import { locatePostalCode } from '../../domain/stores/postal-areas'
import { unauthorized } from '../../http/problem'
import { createAllowOtherOrigins } from './allow-other-origins'
import { PACKSTATION_KEY, PACKSTATION_KEY_HEADER } from './service-keys'

const FINDER = '/location-finder/v1'
const SERVICES = ['parcel:pick-up-registered', 'parcel:drop-off', 'parcel:pick-up-all']
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const number = z
  .string()
  .regex(/^-?\d{1,6}(?:\.\d+)?$/, 'must be a number')
  .transform(Number)
const several = z.union([z.string(), z.array(z.string())]).transform(value => [value].flat())

const countryCode = z.string().regex(/^[A-Za-z]{2}$/, 'must be a country code of two letters')

const searchInput = z.object({
  /** Metres. */
  radius: number.pipe(z.number().int().min(1).max(25_000)).default(5_000),
  limit: number.pipe(z.number().int().min(1).max(50)).default(15),
  locationType: several.default(['locker']),
  serviceType: several.default([])
})
type Search = z.infer<typeof searchInput>

const geoInput = searchInput.extend({
  latitude: number.pipe(z.number().min(-90).max(90)),
  longitude: number.pipe(z.number().min(-180).max(180)),
  countryCode: countryCode.default('DE')
})

const addressInput = searchInput.extend({
  countryCode,
  postalCode: z.string().regex(/^[A-Za-z\d -]{3,10}$/, 'must be a postal code')
})

const requireKey: RequestHandler = (request, _response, next) => {
  if (request.get(PACKSTATION_KEY_HEADER) !== PACKSTATION_KEY)
    throw unauthorized(`The header '${PACKSTATION_KEY_HEADER}' carries no known key.`)
  next()
}

function mapPackstation({ id, number: keywordId, street, town, latitude, longitude, distance }: Packstation) {
  return {
    url: `/locations/${id}`,
    location: {
      ids: [{ locationId: id, provider: 'parcel' }],
      keyword: 'Packstation',
      keywordId,
      type: 'locker'
    },
    name: `Packstation ${keywordId}`,
    distance,
    place: {
      address: {
        countryCode: 'DE',
        postalCode: town.postalCode,
        addressLocality: town.name,
        streetAddress: street
      },
      geo: { latitude, longitude }
    },
    openingHours: WEEK.map(day => ({
      opens: '00:00:00',
      closes: '23:59:00',
      dayOfWeek: `http://schema.org/${day}`
    })),
    serviceTypes: SERVICES
  }
}

/** The only kind of location is lockers, in Germany only; results for other countries and kinds are empty. */
function search(place: GeoPoint | undefined, country: string, { radius, limit, ...kinds }: Search) {
  const isServed =
    country.toUpperCase() === 'DE' &&
    kinds.locationType.includes('locker') &&
    kinds.serviceType.every(service => SERVICES.includes(service))
  const found = isServed && place ? findPackstations(place, { radius, limit }) : []
  return { locations: found.map(mapPackstation) }
}

/**
 * The parcel service's location finder (requirement 10.2): made-up packstations around a place, or around the
 * middle of a postal area. Empty for an unknown postal code.
 */
export function createPackstationsRouter(): Router {
  const router = Router()
  router.use(FINDER, createAllowOtherOrigins(PACKSTATION_KEY_HEADER))
  router.get(`${FINDER}/find-by-geo`, requireKey, (request, response) => {
    const { countryCode, latitude, longitude, ...wanted } = geoInput.parse(request.query)
    response.json(search({ latitude, longitude }, countryCode, wanted))
  })
  router.get(`${FINDER}/find-by-address`, requireKey, (request, response) => {
    const { countryCode, postalCode, ...wanted } = addressInput.parse(request.query)
    response.json(search(locatePostalCode(countryCode, postalCode), countryCode, wanted))
  })
  return router
}
