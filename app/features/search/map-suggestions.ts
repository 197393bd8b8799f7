import { findContentAddress } from '../../visit/addresses/find-content-address'
import { findProductAddress } from '../../visit/addresses/find-product-address'
import { paths } from '../../visit/addresses/paths'
import type { SiteSuggestions } from '../../platform/controllers/site-search-controllers'
import type { Suggestion, Suggestions } from './suggestions'

/**
 * Maps the platform's answer, at most `most` of a kind. Entries without a name or marked as not for this shop
 * are left out (requirement 5.1).
 */
export function mapSuggestions(answer: SiteSuggestions, most: number): Suggestions {
  const take = (entries: unknown, buildPath: PathBuilder) =>
    (Array.isArray(entries) ? (entries as unknown[]) : [])
      .flatMap(entry => mapEntry(entry, buildPath) ?? [])
      .slice(0, most)
  return {
    recent: [],
    products: take(answer.productSuggestions, ({ id, name, headlessUrl }) =>
      findProductAddress(id, name, { slugUrl: headlessUrl })
    ),
    categories: take(answer.categorySuggestions, ({ id, headlessUrl }) =>
      headlessUrl ? readAddress(headlessUrl) : paths.category(id)
    ),
    pages: take(answer.contentSuggestions, ({ id, name, headlessUrl, url }) =>
      findContentAddress(id, name, readAddress(headlessUrl ?? url ?? id))
    )
  }
}

/** An entry's addresses; `headlessUrl` is the one in this shop. */
type PathBuilder = (entry: { id: string; name: string; url?: string; headlessUrl?: string }) => string

const readText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** A path of this shop, or an address of the web; everything else is taken for the name of a page. */
const readAddress = (address: string) =>
  /^(\/(?!\/)|https?:\/\/)/.test(address) ? address : `/${address.replace(/^\/+/, '')}`

function mapEntry(value: unknown, buildPath: PathBuilder): Suggestion | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entry = value as Record<string, unknown>
  const id = readText(entry.id)
  const name = readText(entry.name)
  if (!id || !name || entry.c_showSuggestionHeadless === false) return undefined
  const image = readText(entry.imageUrl)
  const context = readText(entry.category)
  return {
    id,
    name,
    to: buildPath({ id, name, url: readText(entry.url), headlessUrl: readText(entry.headlessUrl) }),
    ...(image ? { image } : {}),
    ...(typeof entry.price === 'number' ? { price: entry.price } : {}),
    ...(context ? { context } : {})
  }
}
