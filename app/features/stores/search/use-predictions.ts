import { useEffect, useState } from 'react'
import { useRead } from '../../../platform/use-read'
import { useSite } from '../../../visit/site/site-context'
import { placesQuery, type PlacePrediction } from './predict-places'

/** Debounce before the service is called, in ms: each request costs money. */
const DEBOUNCE_MS = 300
const MIN_CHARACTERS = 2

/** Idle while the text is too short or the service does not respond. */
type PredictionState =
  { kind: 'idle' } | { kind: 'searching' } | { kind: 'found'; predictions: PlacePrediction[] }

/** Predicted places for a text; an empty text triggers no request. */
export function usePredictions(text: string, countryCode: string): PredictionState {
  const { locale } = useSite()
  const input = text.trim()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(input), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [input])

  const isAsked = input.length >= MIN_CHARACTERS
  const { data, isError } = useRead({
    ...placesQuery(settled, countryCode, locale.id),
    enabled: isAsked && settled === input
  })
  if (!isAsked || (settled === input && isError)) return { kind: 'idle' }
  return settled === input && data ? { kind: 'found', predictions: data } : { kind: 'searching' }
}
