import { siteSearchControllers } from '../../platform/controllers/site-search-controllers'
import type { Platform } from '../../platform/platform'
import { mapSuggestions } from './map-suggestions'
import type { Suggestions } from './suggestions'

/** @throws PlatformError when the platform gives no answer. */
export async function askSuggestions(
  platform: Platform,
  { phrase, most, signal }: { phrase: string; most: number; signal?: AbortSignal }
): Promise<Suggestions> {
  const answer = await platform
    .family(siteSearchControllers)
    .getSuggestions({ q: phrase, count: most, signal })
  return mapSuggestions(answer, most)
}
