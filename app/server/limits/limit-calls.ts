import type { RequestHandler } from 'express'
import type { LimitName } from './limit-rules'
import type { Limits } from './limits'

/** Limits an endpoint of the shop whose calls all count. */
export const limitCalls =
  (limits: Limits, name: LimitName): RequestHandler =>
  (req, res, next) => {
    limits.attempt(name, req).then(({ wait }) => {
      if (wait === 0) return next()
      res.setHeader('retry-after', String(wait))
      res.status(429).json({ error: true, message: 'Too many requests' })
    }, next)
  }
