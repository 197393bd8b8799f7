import type { QueryObject } from '../../../platform/query-object'

/** A place that the shopper may mean. */
export interface PlacePrediction {
  id: string
  text: string
  /** Requests the coordinates of a place; undefined without them. */
  locate: () => Promise<{ latitude: number; longitude: number } | undefined>
}

/** The session token: all requests until a place is chosen are billed as one. */
let token: google.maps.places.AutocompleteSessionToken | undefined

/**
 * Places of one country that start with the text (requirement 10.1), by the service's current API: its
 * AutocompleteService is closed to new customers. Browser only, once `useMaps` says "ready".
 */
export function placesQuery(
  input: string,
  countryCode: string,
  language: string
): QueryObject<PlacePrediction[]> {
  return {
    queryKey: ['places', countryCode, input],
    queryFn: async () => {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = google.maps.places
      token ??= new AutocompleteSessionToken()
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: [countryCode.toLowerCase()],
        language,
        region: countryCode,
        sessionToken: token
      })
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [mapPrediction(placePrediction)] : []
      )
    }
  }
}

const mapPrediction = (prediction: google.maps.places.PlacePrediction): PlacePrediction => ({
  id: prediction.placeId,
  text: prediction.text.text,
  locate: async () => {
    const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] })
    token = undefined
    return place.location ? { latitude: place.location.lat(), longitude: place.location.lng() } : undefined
  }
})
