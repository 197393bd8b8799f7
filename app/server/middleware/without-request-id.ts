import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/** The placeholder in pages for the request's id. */
const NO_ID = 'page'

/**
 * Keeps the id of a request out of its page. The framework writes it into the data of each page: no two pages would be
 * the same, and a cache would show one visitor's id to all. Log and response header have it again after the render.
 */
export const withoutRequestId: RequestHandler = (_req, res, next) => {
  const requestId: unknown = res.locals.requestId
  const restore = () => void (res.locals.requestId = requestId)
  res.locals.requestId = NO_ID
  onHeaders(res, restore)
  // A visitor who goes away gets no headers; the framework counts by the id all the same.
  res.prependOnceListener('close', restore)
  next()
}
