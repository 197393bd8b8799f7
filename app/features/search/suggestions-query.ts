import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { NO_SUGGESTIONS, type Suggestions } from './suggestions'
import { siteSearchControllers } from '../../platform/controllers/site-search-controllers'
import { mapSuggestions } from './map-suggestions'

/** @throws PlatformError when the platform gives no answer. */
async function askSuggestions(
  platform: Platform,
  { phrase, most, signal }: { phrase: string; most: number; signal?: AbortSignal }
): Promise<Suggestions> {
  const answer = await platform
    .family(siteSearchControllers)
    .getSuggestions({ q: phrase, count: most, signal })
  return mapSuggestions(answer, most)
}

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
