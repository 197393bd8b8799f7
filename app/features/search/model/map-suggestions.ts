import type { PlatformSuggestions } from '../../../platform/scapi/shopper-search'
import { findProductAddress } from '../../../addresses/find-product-address'
import { paths } from '../../../addresses/paths'
import { MAX_SUGGESTIONS, type Suggestion, type Suggestions } from './suggestions'

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
