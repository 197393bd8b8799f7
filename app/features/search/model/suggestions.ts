import type { PlatformSuggestions } from '../../../platform/scapi/shopper-search'
import { findProductAddress } from '../../../addresses/find-product-address'
import { paths } from '../../../addresses/paths'

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

/** Maps the platform's response; entries without a name or marked as not for this shop are left out. */
export function mapSuggestions(answer: PlatformSuggestions): Suggestions {
  return {
    products: take(answer.productSuggestions?.products, mapProduct),
    categories: take(answer.categorySuggestions?.categories, mapCategory),
    pages: take(answer.contentSuggestions?.contents as Entry[] | undefined, mapPage)
  }
}

type Entry = Record<string, unknown>

function take(entries: Entry[] | undefined, map: (entry: Entry) => Suggestion | undefined): Suggestion[] {
  return (entries ?? [])
    .filter(entry => entry.c_showSuggestionHeadless !== false)
    .flatMap(entry => map(entry) ?? [])
    .slice(0, MAX_SUGGESTIONS)
}

const readText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

function mapProduct(entry: Entry): Suggestion | undefined {
  const id = readText(entry.productId)
  const name = readText(entry.productName)
  if (!id || !name) return undefined
  const image = entry.image as { disBaseLink?: string; link?: string } | undefined
  const picture = image?.disBaseLink ?? image?.link
  return {
    id,
    name,
    to: findProductAddress(id, name, entry),
    ...(picture ? { image: picture } : {}),
    ...(typeof entry.price === 'number' ? { price: entry.price } : {})
  }
}

function mapCategory(entry: Entry): Suggestion | undefined {
  const id = readText(entry.id)
  const name = readText(entry.name)
  if (!id || !name) return undefined
  const context = readText(entry.parentCategoryName)
  return { id, name, to: paths.category(id), ...(context ? { context } : {}) }
}

/** A content page is reached by its headless address, else its address, else its id (requirement 3.2). */
function mapPage(entry: Entry): Suggestion | undefined {
  const id = readText(entry.id)
  const name = readText(entry.name)
  const address = readText(entry.headlessUrl) ?? readText(entry.url) ?? id
  if (!id || !name || !address) return undefined
  return { id, name, to: /^(\/|https?:)/.test(address) ? address : `/${address}` }
}
