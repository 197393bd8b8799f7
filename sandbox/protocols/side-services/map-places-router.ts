import { Router } from 'express'
import { z } from 'zod'
import { findPlace, listPlaces, suggestPlaces, type Place } from '../../domain/side-services/places'
import {
  findStreetAddress,
  listAddressParts,
  suggestStreetAddresses,
  writeStreetAddress
} from '../../domain/side-services/street-addresses'
import { notFound } from '../../http/problem'
import { writeTown } from '../../texts/write-town'

const suggestInput = z.object({
  input: z.string().max(200),
  countries: z
    .string()
    .regex(/^(?:[a-z]{2}(?:,[a-z]{2})*)?$/i, 'must be country codes, joined by commas')
    .default(''),
  types: z.string().max(200).default('')
})

/** Types of places that are addresses. */
const ADDRESS_TYPES = ['street_address', 'premise', 'route']

const describePlace = ({ id, name, postalCode, countryCode, latitude, longitude }: Place) => ({
  id,
  name,
  text: `${writeTown({ postalCode, city: name, countryCode })}, ${countryCode}`,
  location: { lat: latitude, lng: longitude }
})

/** The places of the replaced map service: towns of the shop's countries, and addresses in them. */
export function createMapPlacesRouter(): Router {
  const router = Router()
  router.get('/stand-ins/maps/suggestions', (request, response) => {
    const { input, countries, types } = suggestInput.parse(request.query)
    const codes = countries.toUpperCase().split(',').filter(Boolean)
    if (types.split(',').some(type => ADDRESS_TYPES.includes(type))) {
      const addresses = suggestStreetAddresses(input, codes)
      response.json({
        suggestions: addresses.map(address => ({ id: address.id, text: writeStreetAddress(address) }))
      })
      return
    }
    const found = suggestPlaces(input, codes)
    response.json({ suggestions: found.map(describePlace).map(({ id, text }) => ({ id, text })) })
  })
  router.get('/stand-ins/maps/places', (_request, response) => {
    response.json({ places: listPlaces().map(describePlace) })
  })
  router.get('/stand-ins/maps/places/:placeId', (request, response) => {
    const { placeId } = request.params
    const address = findStreetAddress(placeId)
    if (address) {
      response.json({ ...describePlace(address.town), addressComponents: listAddressParts(address) })
      return
    }
    const place = findPlace(placeId)
    if (!place) throw notFound('place-not-found', 'Place Not Found', `There is no place '${placeId}'.`)
    response.json(describePlace(place))
  })
  return router
}
