/** One line of the live suggestions. */
export interface Suggestion {
  id: string
  name: string
  /** Path without site and locale, or an address outside of the shop. */
  to: string
  /** Unscaled address. */
  image?: string
  /** Whole currency units; of products only. */
  price?: number
  /** Context: the category above. */
  context?: string
}

/** Suggestions by kind, in display order. */
export const SUGGESTION_KINDS = ['recent', 'products', 'categories', 'pages'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]
export type Suggestions = Record<SuggestionKind, Suggestion[]>

/** Search needs at least this many characters (requirement 5.1). */
export const MIN_CHARACTERS = 3

export const NO_SUGGESTIONS: Suggestions = { recent: [], products: [], categories: [], pages: [] }

/** Longer phrases would only make addresses and cache keys grow. */
export const MAX_PHRASE_LENGTH = 100

/**
 * The phrase as it is searched for, in letters of the usual width, cut where it is too long; undefined while it is too
 * short (requirement 5.1).
 */
export function readPhrase(text: string): string | undefined {
  const phrase = text.slice(0, MAX_PHRASE_LENGTH).normalize('NFKC').trim().replace(/\s+/g, ' ')
  return phrase.length >= MIN_CHARACTERS ? phrase : undefined
}

export const countSuggestions = (suggestions: Suggestions): number =>
  SUGGESTION_KINDS.reduce((count, kind) => count + suggestions[kind].length, 0)
