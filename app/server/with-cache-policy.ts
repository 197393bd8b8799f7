import type { RequestHandler, Response } from 'express'
import { CACHE_POLICY, findPageKind } from '../config/cache-policy'
import { findProductId } from '../site/paths'
import { readAddress } from './read-address'
import type { RequestContext } from './request-context'

/** Sets the cache header when the status is known: a failed page must not be kept. */
export const withCachePolicy: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res)
  res.send = (body: unknown) => {
    if (!res.headersSent && !res.hasHeader('cache-control')) res.setHeader('cache-control', choosePolicy(res))
    return send(body)
  }
  next()
}

function choosePolicy(res: Response): string {
  const { site, maintenance } = res.locals.shop as RequestContext
  if (maintenance || res.statusCode >= 500) return CACHE_POLICY.maintenance
  if (res.statusCode === 404) return CACHE_POLICY.missing
  const path = site.pathOf(readAddress(res.req.originalUrl).pathname)
  return CACHE_POLICY[findPageKind(path, findProductId(path) !== undefined)]
}
