import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSite } from '../../../site/site-context'
import { placesQuery, type PlacePrediction } from './predict-places'

/** Typing has to pause for this long before the service is asked: each question costs. */
const DEBOUNCE_MS = 300
const LEAST_CHARACTERS = 2

/** Idle while there is too little to go by or the service does not answer. */
type PredictionState =
  { kind: 'idle' } | { kind: 'searching' } | { kind: 'found'; predictions: PlacePrediction[] }

/** Places that may be meant by a text; empty text asks nobody. */
export function usePredictions(text: string, countryCode: string): PredictionState {
  const { locale } = useSite()
  const input = text.trim()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(input), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [input])

  const isAsked = input.length >= LEAST_CHARACTERS
  const { data, isError } = useQuery({
    ...placesQuery(settled, countryCode, locale.id),
    enabled: isAsked && settled === input
  })
  if (!isAsked || (settled === input && isError)) return { kind: 'idle' }
  return settled === input && data ? { kind: 'found', predictions: data } : { kind: 'searching' }
}
