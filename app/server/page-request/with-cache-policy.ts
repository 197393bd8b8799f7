import type { RequestHandler, Response } from 'express'
import { BRIEF_POLICY, CACHE_POLICY, REDIRECT_POLICY } from '../../visit/config/cache-policy'
import { findPageKind } from '../../visit/addresses/find-address'
import { readAddress } from './read-address'
import type { ShopServices } from '../services/shop-services'
import type { RenderedPage, RequestContext } from './request-context'

/**
 * Sets the cache header when the status is known: a failed page must not be kept. A redirect is kept for
 * minutes, since a renaming may be reverted: browsers keep some for ever otherwise.
 */
export const withCachePolicy =
  ({ isWaiting }: Pick<ShopServices, 'isWaiting'>): RequestHandler =>
  (_req, res, next) => {
    const send = res.send.bind(res)
    res.send = (body: unknown) => {
      if (!res.headersSent && !res.hasHeader('cache-control'))
        res.setHeader('cache-control', choosePolicy(res, isWaiting()))
      return send(body)
    }
    const redirect = res.redirect.bind(res) as (...target: unknown[]) => void
    res.redirect = (...target: unknown[]) => {
      if (!res.hasHeader('cache-control')) res.setHeader('cache-control', chooseRedirectPolicy(res))
      redirect(...target)
    }
    next()
  }

const chooseRedirectPolicy = (res: Response) =>
  findKind(res) === 'personal' ? CACHE_POLICY.personal : REDIRECT_POLICY

function choosePolicy(res: Response, isWaiting: boolean): string {
  const { maintenance } = res.locals.shop as RequestContext
  if (maintenance || res.statusCode >= 500) return CACHE_POLICY.maintenance
  const policy = CACHE_POLICY[res.statusCode === 404 ? 'missing' : findKind(res)]
  const isBrief = isWaiting || (res.locals as RenderedPage).lacksPausedReads
  return policy.startsWith('public') && isBrief ? BRIEF_POLICY : policy
}

function findKind(res: Response) {
  const { site } = res.locals.shop as RequestContext
  const path = site.pathOf(readAddress(res.req.originalUrl).pathname)
  return findPageKind(path)
}
