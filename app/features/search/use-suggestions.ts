import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { suggestionsQuery } from './suggestions-query'
import { readPhrase, type Suggestions } from './suggestions'

/** Debounce before the platform is called, in ms (requirement 5.1). */
const DEBOUNCE_MS = 600

/** Idle while the text is too short, then searching, then the results for exactly this text. */
type SuggestionState = { kind: 'idle' } | { kind: 'searching' } | { kind: 'found'; suggestions: Suggestions }

export function useSuggestions(text: string): SuggestionState {
  const platform = usePlatform()
  const { maxSuggestions } = useSite().site
  const phrase = readPhrase(text)
  const [settled, setSettled] = useState<string>()

  useEffect(() => {
    if (!phrase) {
      setSettled(undefined)
      return undefined
    }
    const timer = setTimeout(() => setSettled(phrase), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [phrase])

  const { data } = useRead({
    ...suggestionsQuery(platform, settled ?? '', maxSuggestions),
    enabled: settled !== undefined
  })
  if (!phrase) return { kind: 'idle' }
  return settled === phrase && data ? { kind: 'found', suggestions: data } : { kind: 'searching' }
}
