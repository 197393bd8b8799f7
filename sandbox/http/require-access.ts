import type { RequestHandler } from 'express'
import type { Caller } from '../domain/sessions/caller'
import type { Site } from '../domain/sites/site'
import type { VerifyToken } from '../domain/sessions/token-check'
import { forbidden, unauthorized } from './problem'

/** Reads the token of an `Authorization: Bearer …` header. */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

/** Verifies a bearer token; returns its caller or throws a 401 problem. */
export async function requireCaller(header: string | undefined, verify: VerifyToken): Promise<Caller> {
  const token = readBearer(header)
  if (token === undefined) throw unauthorized('The request carries no bearer token.')
  const check = await verify(token)
  if (check.outcome === 'valid') return check.caller
  if (check.outcome === 'invalid') throw unauthorized(check.reason)
  throw unauthorized(`EXPIRED_TOKEN: the access token expired at ${new Date(check.expiredAt).toISOString()}.`)
}

/**
 * Guard of every Shopper API: puts the `Caller` on `response.locals.caller`.
 * No token, a wrong or an expired one is a 401 problem; a token of another site's channel a 403 problem.
 */
export function createRequireAccess(verify: VerifyToken, sites: Site[]): RequestHandler {
  return (request, response, next) => {
    requireCaller(request.headers.authorization, verify)
      .then(caller => {
        const { siteId } = request.query
        const isOtherSite = siteId !== caller.siteId && sites.some(site => site.id === siteId)
        if (isOtherSite) throw forbidden(`The access token belongs to site '${caller.siteId}'.`)
        response.locals.caller = caller
        next()
      })
      .catch(next)
  }
}
