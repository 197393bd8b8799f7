import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const PLAIN = /^[\w-]{8,64}$/

/** Each request has an id that stands in logs and answers; one from outside counts only when it is plain. */
export const withCorrelationId: RequestHandler = (req, res, next) => {
  const given = req.get('x-correlation-id')
  const id = given && PLAIN.test(given) ? given : randomUUID()
  res.locals.requestId = id
  res.setHeader('x-correlation-id', id)
  next()
}
