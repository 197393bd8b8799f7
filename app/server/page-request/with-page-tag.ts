import type { RequestHandler } from 'express'
import { tagPage } from './tag-page'

/**
 * Sends a page with an entity tag of ours. No two renders are the same (their state says when the data was read), so
 * the tag that Express would write would never match: by ours, browsers and shared caches recognize their copy.
 */
export const withPageTag: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    // The framework leaves the content type of a page to Express, and sets that of every other response.
    if (typeof body !== 'string' || res.get('content-type')) return send(body)
    const page = Buffer.from(body)
    res.type('html')
    if (!res.hasHeader('etag')) res.setHeader('etag', tagPage(page))
    return send(page)
  }
  next()
}
