import { Router, type RequestHandler } from 'express'
import { z } from 'zod'
import { findPackstations, type Packstation } from '../../domain/packstations/packstations'
import { unauthorized } from '../../http/problem'
import { createAllowOtherOrigins } from './allow-other-origins'
import { PACKSTATION_KEY, PACKSTATION_KEY_HEADER } from './service-keys'

const ADDRESS = '/location-finder/v1/find-by-geo'
const SERVICES = ['parcel:pick-up-registered', 'parcel:drop-off', 'parcel:pick-up-all']
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const number = z
  .string()
  .regex(/^-?\d{1,6}(?:\.\d+)?$/, 'must be a number')
  .transform(Number)
const several = z.union([z.string(), z.array(z.string())]).transform(value => [value].flat())

const searchInput = z.object({
  latitude: number.pipe(z.number().min(-90).max(90)),
  longitude: number.pipe(z.number().min(-180).max(180)),
  countryCode: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a country code of two letters')
    .default('DE'),
  /** Metres. */
  radius: number.pipe(z.number().int().min(1).max(25_000)).default(5_000),
  limit: number.pipe(z.number().int().min(1).max(50)).default(15),
  locationType: several.default(['locker']),
  serviceType: several.default([])
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

/**
 * The parcel service's location finder (requirement 2.7): made-up packstations around a place, in Germany only.
 * Of the kinds of locations there are lockers only; another country or kind has none.
 */
export function createPackstationsRouter(): Router {
  const router = Router()
  router.use(ADDRESS, createAllowOtherOrigins(PACKSTATION_KEY_HEADER))
  router.get(ADDRESS, requireKey, (request, response) => {
    const { countryCode, latitude, longitude, radius, limit, locationType, serviceType } = searchInput.parse(
      request.query
    )
    const isServed =
      countryCode.toUpperCase() === 'DE' &&
      locationType.includes('locker') &&
      serviceType.every(service => SERVICES.includes(service))
    const found = isServed ? findPackstations({ latitude, longitude }, { radius, limit }) : []
    response.json({ locations: found.map(mapPackstation) })
  })
  return router
}
