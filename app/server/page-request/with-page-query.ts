import type { Request, RequestHandler, Response } from 'express'
import { asksUnshared, splitQuery } from '../../visit/addresses/cache-key'
import { removeKeys } from '../../visit/addresses/redact-address'
import { UNSHARED_HEADER } from '../middleware/clean-headers'
import { readAddress } from './read-address'

/**
 * Leaves in a request only what its page may be made from (decision 17), and reads the query as
 * the browser will: the framework's own reading knows no broken encoding, no nameless value, no
 * "__proto__" and no "?" in a value, and a page that differs between server and browser fails
 * there. From here on the address says the same as `req.query`. Where the CDN's edge says that the request shares
 * no page (decision 17), the answer stays out of caches.
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
  if (origin) takeAlong(res, origin)
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

/** Where a visitor came from is still known behind a redirect; then it is theirs alone. */
function takeAlong(res: Response, origin: string): void {
  const redirect = res.redirect.bind(res) as (...target: unknown[]) => void
  res.redirect = (...target: unknown[]) => {
    const url = String(target.pop())
    res.setHeader('cache-control', 'private, no-store')
    redirect(...target, `${url}${url.includes('?') ? '&' : '?'}${origin}`)
  }
}
