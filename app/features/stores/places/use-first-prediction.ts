import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../../site/site-context'
import { placesQuery, type PlacePrediction } from './predict-places'

/** Finds what a text most likely means, for shoppers who do not wait for suggestions. Fails with the service. */
export function useFirstPrediction(
  countryCode: string
): (text: string) => Promise<PlacePrediction | undefined> {
  const client = useQueryClient()
  const { locale } = useSite()
  return async text => {
    const [first] = await client.fetchQuery(placesQuery(text, countryCode, locale.id))
    return first
  }
}
