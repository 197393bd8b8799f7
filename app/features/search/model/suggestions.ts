/** One line of the live suggestions. */
export interface Suggestion {
  id: string
  name: string
  /** Path without site and locale. */
  to: string
  /** Unscaled address. */
  image?: string
  /** Whole currency units; of products only. */
  price?: number
  /** Context: the parent category. */
  context?: string
}

export interface Suggestions {
  products: Suggestion[]
  categories: Suggestion[]
  pages: Suggestion[]
}

/** Search needs at least this many characters (requirement 2.9). */
export const MIN_CHARACTERS = 3

/** The maximum per type (requirement 2.9). */
export const MAX_SUGGESTIONS = 3

export const NO_SUGGESTIONS: Suggestions = { products: [], categories: [], pages: [] }

/** Longer phrases would only make addresses and cache keys grow. */
export const MAX_PHRASE_LENGTH = 100

/** The phrase as it is searched for, cut where it is too long; undefined while it is too short (requirement 2.5). */
export function readPhrase(text: string): string | undefined {
  const phrase = text.slice(0, MAX_PHRASE_LENGTH).trim().replace(/\s+/g, ' ')
  return phrase.length >= MIN_CHARACTERS ? phrase : undefined
}

export const countSuggestions = ({ products, categories, pages }: Suggestions): number =>
  products.length + categories.length + pages.length
