import { splitAddress } from '../visit/site/shop-link'
import { keepQuery } from './keep-query'

/** An address of the shop with the query of the request that is redirected to it; its own parameters win. */
export function addQuery(address: string, search: URLSearchParams): string {
  const { pathname, search: own, hash } = splitAddress(address)
  const query = new URLSearchParams(own)
  const names = new Set(query.keys())
  for (const [name, value] of search) if (!names.has(name)) query.append(name, value)
  return `${pathname}${keepQuery(query)}${hash}`
}
