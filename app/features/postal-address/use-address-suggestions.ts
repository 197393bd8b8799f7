import { useEffect, useState } from 'react'
import { useSite } from '../../visit/site/site-context'
import { suggestAddresses, type AddressSuggestion } from './suggest-addresses'

/** Before the service is called, in ms: each request costs money. */
const DEBOUNCE_MS = 300
const MIN_CHARACTERS = 3

const NONE: AddressSuggestion[] = []

/** Suggested addresses for a text; none for an empty one, and while the service is slow or fails. */
export function useAddressSuggestions(text: string, countryCode: string): AddressSuggestion[] {
  const { locale } = useSite()
  const input = text.trim()
  const [found, setFound] = useState({ input: '', countryCode: '', suggestions: NONE })
  useEffect(() => {
    if (input.length < MIN_CHARACTERS) return undefined
    let isOver = false
    const ask = async () => {
      const suggestions = await suggestAddresses(input, countryCode, locale.id).catch(() => NONE)
      if (!isOver) setFound({ input, countryCode, suggestions })
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [input, countryCode, locale.id])
  return found.input === input && found.countryCode === countryCode ? found.suggestions : NONE
}
