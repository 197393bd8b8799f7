import type { RequestHandler } from 'express'
import type { RenderedPage } from './request-context'

/** Sends a page with the parts in it that the renderer has kept. */
export const withFilledPage: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    const { fillPage } = res.locals as RenderedPage
    // What says what it is is no page: the framework leaves that of a page to Express.
    if (typeof body !== 'string' || !fillPage || res.get('content-type')) return send(body)
    return res.type('html') && send(fillPage(body))
  }
  next()
}
