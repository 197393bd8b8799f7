import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { MAX_SUGGESTIONS, NO_SUGGESTIONS, type Suggestions } from '../model/suggestions'

/** With the list that shows them, since neither is needed before the first search. */
const loadMapping = () => import(/* webpackChunkName: "suggestions" */ '../model/map-suggestions')

/** Live suggestions for a phrase; a failed request gives an empty result (requirement 2.7). */
export function suggestionsQuery(platform: Platform, phrase: string): QueryObject<Suggestions> {
  return {
    queryKey: ['suggestions', phrase],
    queryFn: async ({ signal }) => {
      try {
        const [answer, { mapSuggestions }] = await Promise.all([
          platform.search.getSearchSuggestions({ q: phrase, limit: MAX_SUGGESTIONS, signal }),
          loadMapping()
        ])
        return mapSuggestions(answer)
      } catch {
        return NO_SUGGESTIONS
      }
    }
  }
}
