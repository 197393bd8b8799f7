import type { RequestHandler } from 'express'
import type { RenderedPage } from './request-context'
import { tagPage } from './tag-page'

/**
 * Sends a page with the parts in it that the renderer has kept. No two renders are the same (their state says when it
 * was read), so the tag that Express would write would never fit: it gets one of ours, by which browsers and caches in
 * front know their copy again.
 */
export const withFilledPage: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    const { fillPage } = res.locals as RenderedPage
    // A response with a content type is no page: the framework leaves a page's type to Express.
    if (typeof body !== 'string' || !fillPage || res.get('content-type')) return send(body)
    res.type('html')
    const page = fillPage(body)
    if (!res.hasHeader('etag')) res.setHeader('etag', tagPage(page))
    return send(page)
  }
  next()
}
