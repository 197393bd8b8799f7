import { splitAddress } from '../visit/site/shop-link'

/** The query of an address as "?…", without site and locale: a redirect adds those itself. */
export function keepQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('site')
  kept.delete('locale')
  const text = kept.toString()
  return text ? `?${text}` : ''
}

/** An address of the shop with the query of the request that is redirected to it; its own parameters win. */
export function addQuery(address: string, search: URLSearchParams): string {
  const { pathname, search: own, hash } = splitAddress(address)
  const query = new URLSearchParams(own)
  const names = new Set(query.keys())
  for (const [name, value] of search) if (!names.has(name)) query.append(name, value)
  return `${pathname}${keepQuery(query)}${hash}`
}
