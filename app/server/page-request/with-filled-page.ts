import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { RenderedPage } from './request-context'

/**
 * Sends a page with the parts in it that the renderer has kept. No two renders are the same (their state says when it
 * was read), so each gets a tag of its own, by which a cache in front knows its copy again: the hash over all of it
 * that Express would write says no more.
 */
export const withFilledPage: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    const { fillPage } = res.locals as RenderedPage
    // What says what it is is no page: the framework leaves that of a page to Express.
    if (typeof body !== 'string' || !fillPage || res.get('content-type')) return send(body)
    res.type('html')
    if (!res.hasHeader('etag')) res.setHeader('etag', `W/"${randomUUID()}"`)
    return send(fillPage(body))
  }
  next()
}
