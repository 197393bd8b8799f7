import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapSuggestions, MAX_SUGGESTIONS, NO_SUGGESTIONS, type Suggestions } from '../model/suggestions'

/** Live suggestions for a phrase; a failed request gives an empty result (requirement 2.7). */
export function suggestionsQuery(platform: Platform, phrase: string): QueryObject<Suggestions> {
  return {
    queryKey: ['suggestions', phrase],
    queryFn: async ({ signal }) => {
      try {
        return mapSuggestions(
          await platform.search.getSearchSuggestions({ q: phrase, limit: MAX_SUGGESTIONS, signal })
        )
      } catch {
        return NO_SUGGESTIONS
      }
    }
  }
}
