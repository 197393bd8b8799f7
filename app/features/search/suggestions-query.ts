import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { askSuggestions } from './ask-suggestions'
import { NO_SUGGESTIONS, type Suggestions } from './suggestions'

/**
 * Live suggestions for a phrase, at most `most` of a kind; a failed request gives an empty result
 * (requirement 5.1).
 */
export function suggestionsQuery(platform: Platform, phrase: string, most: number): QueryObject<Suggestions> {
  return {
    queryKey: ['suggestions', phrase, most],
    queryFn: async ({ signal }) => {
      try {
        return await askSuggestions(platform, { phrase, most, signal })
      } catch {
        return NO_SUGGESTIONS
      }
    }
  }
}
