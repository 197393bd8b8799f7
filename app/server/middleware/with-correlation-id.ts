import type { RequestHandler } from 'express'
import { choosePlainId } from './clean-headers'

/** Each request has an id for logs and responses; a foreign one counts only if it is plain. */
export const withCorrelationId: RequestHandler = (req, res, next) => {
  const id = choosePlainId(req.get('x-correlation-id'))
  res.locals.requestId = id
  res.setHeader('x-correlation-id', id)
  next()
}
