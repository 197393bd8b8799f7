import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

/**
 * The framework wants an id on each request. A proxy in front of the shop may give it; where
 * none is configured, the header is a visitor's own claim and would come back in answers.
 */
export const giveCorrelationId =
  (trustedProxies: number): RequestHandler =>
  (req, _res, next) => {
    if (trustedProxies === 0) delete req.headers['x-correlation-id']
    req.headers['x-correlation-id'] ??= randomUUID()
    next()
  }
