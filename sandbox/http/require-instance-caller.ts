import { parse } from 'cookie'
import type { RequestHandler } from 'express'
import type { Caller } from '../domain/sessions/caller'
import type { InstanceSessions } from '../domain/sessions/instance-sessions'
import type { VerifyToken } from '../domain/sessions/token-check'
import { forbidden } from './problem'
import { requireCaller } from './require-access'

/** Site of a controller's address, in both of its forms. */
const SITE_IN_ADDRESS = /^\/(?:on\/demandware\.store\/Sites-([^/]+)-Site|s\/([^/]+))(?:\/|$)/

function readSiteId(address: string): string | undefined {
  const match = SITE_IN_ADDRESS.exec(address)
  return match?.[1] ?? match?.[2]
}

/**
 * Guard of the storefront controllers: puts the `Caller` on `response.locals.caller`, read from the `dwsid` cookie or,
 * without a valid one, from the bearer token. A request without both is a 401 problem; a session or token of another
 * site than the address names is a 403 problem.
 */
export function createRequireInstanceCaller(
  instanceSessions: InstanceSessions,
  verify: VerifyToken
): RequestHandler {
  async function findCaller(cookies: string, authorization: string | undefined): Promise<Caller> {
    const { dwsid } = parse(cookies)
    const caller = dwsid ? instanceSessions.findCaller(dwsid) : undefined
    return caller ?? requireCaller(authorization, verify)
  }

  return (request, response, next) => {
    const { cookie = '', authorization } = request.headers
    findCaller(cookie, authorization)
      .then(caller => {
        const siteId = readSiteId(request.baseUrl + request.path)
        if (siteId !== undefined && siteId !== caller.siteId) {
          throw forbidden(`The session belongs to site '${caller.siteId}'.`)
        }
        response.locals.caller = caller
        next()
      })
      .catch(next)
  }
}
