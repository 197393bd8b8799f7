import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

/** The framework wants an id on each request, which a CDN would have given it. */
export const giveCorrelationId: RequestHandler = (req, _res, next) => {
  req.headers['x-correlation-id'] ??= randomUUID()
  next()
}
