import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../../visit/site/site-context'
import { placesQuery, type PlacePrediction } from './predict-places'

/**
 * Finds the most likely place for a text, when the form is sent before suggestions arrive. Rejects when the
 * service fails.
 */
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
