// Its types come with the library that draws the map.
/// <reference types="google.maps" />
import { readPlaceAddress, type PlaceAddress } from './place-address'

/** An address that the shopper may mean. */
export interface AddressSuggestion {
  id: string
  text: string
  /** Asks for its parts; undefined for a place without a street. Rejects when the service fails. */
  read: () => Promise<PlaceAddress | undefined>
}

/** Streets and houses, no towns or shops. */
const ADDRESSES = ['street_address', 'premise', 'subpremise', 'route']

/** All requests until an address is chosen are billed as one. */
let token: google.maps.places.AutocompleteSessionToken | undefined

/**
 * Addresses of one country that a text may begin, by the service that stores are found with. In the browser only, once
 * `useMaps` says "ready". What is typed is a part of an address: it is in no query key.
 */
export async function suggestAddresses(
  input: string,
  countryCode: string,
  language: string
): Promise<AddressSuggestion[]> {
  const { AutocompleteSuggestion, AutocompleteSessionToken } = google.maps.places
  token ??= new AutocompleteSessionToken()
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    includedPrimaryTypes: ADDRESSES,
    includedRegionCodes: [countryCode.toLowerCase()],
    language,
    region: countryCode,
    sessionToken: token
  })
  return suggestions.flatMap(({ placePrediction }) =>
    placePrediction ? [mapSuggestion(placePrediction)] : []
  )
}

const mapSuggestion = (prediction: google.maps.places.PlacePrediction): AddressSuggestion => ({
  id: prediction.placeId,
  text: prediction.text.text,
  read: async () => {
    const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] })
    token = undefined
    const address = readPlaceAddress(place.addressComponents ?? [])
    return address.address1 ? address : undefined
  }
})
