import type { Request, RequestHandler, Response } from 'express'
import { asksUnshared, splitQuery } from '../../visit/addresses/cache-key'
import { removeKeys } from '../../visit/addresses/redact-address'
import { UNSHARED_HEADER } from '../middleware/clean-headers'
import { readAddress } from './read-address'

/**
 * Reduces the query of a request to the parameters that its page may depend on (decision 17), and parses it as the
 * browser will: the framework's parser fails on broken encodings, values without a name, "__proto__" and "?" in a
 * value, and a page that differs between server and browser cannot be hydrated. From here on the address and
 * `req.query` agree. Where the CDN's edge says that the request shares no page (decision 17), the answer stays out of
 * caches.
 */
export const withPageQuery: RequestHandler = (req, res, next) => {
  const { pathname, search } = readAddress(req.originalUrl)
  // The framework ends the query at a second "?".
  const { kept, ignored } = splitQuery(search.slice(1).replaceAll('?', '%3F'))
  const query = kept && `?${kept}`
  req.originalUrl = pathname + query
  req.url = readAddress(req.url).pathname + query
  req.query = listValues(new URLSearchParams(kept))
  const origin = ignored && removeKeys(`?${ignored}`).slice(1)
  if (origin) keepOriginInRedirects(res, origin)
  if (req.headers[UNSHARED_HEADER] !== undefined || asksUnshared(search.slice(1))) {
    res.setHeader('cache-control', 'private, no-store')
  }
  next()
}

/** All values by name, in an object that has no names of its own. */
function listValues(query: URLSearchParams): Request['query'] {
  const values = Object.create(null) as Record<string, string | string[]>
  for (const name of new Set(query.keys())) {
    const [first = '', ...more] = query.getAll(name)
    values[name] = more.length > 0 ? [first, ...more] : first
  }
  return values
}

/** Appends the parameters about where a visitor came from to redirects, which are then private. */
function keepOriginInRedirects(res: Response, origin: string): void {
  const redirect = res.redirect.bind(res) as (...target: unknown[]) => void
  res.redirect = (...target: unknown[]) => {
    const url = String(target.pop())
    res.setHeader('cache-control', 'private, no-store')
    redirect(...target, `${url}${url.includes('?') ? '&' : '?'}${origin}`)
  }
}
