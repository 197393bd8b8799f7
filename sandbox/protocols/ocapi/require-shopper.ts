import type { Request, RequestHandler } from 'express'
import type { SessionMark, VerifyToken } from '../../domain/sessions/token-check'
import { readBearer } from '../../http/require-access'
import { OcapiFault } from './ocapi-fault'

const refuseToken = (message: string) => new OcapiFault(401, 'InvalidAccessTokenException', message)

const missingToken = () =>
  new OcapiFault(401, 'AuthorizationHeaderMissingException', 'The authorization header is missing.')

/**
 * The shopper of a request's token. Throws a 401 fault for a missing, a wrong or an expired one, and a 403
 * fault for a token of another site than the address names.
 */
export async function requireMark(request: Request, verify: VerifyToken): Promise<SessionMark> {
  const { authorization } = request.headers
  if (!authorization) throw missingToken()
  const token = readBearer(authorization)
  if (token === undefined) {
    throw new OcapiFault(
      401,
      'InvalidAuthorizationHeaderException',
      "The authorization header must read 'Bearer {access_token}'."
    )
  }
  const check = await verify(token)
  if (check.outcome === 'expired') {
    throw refuseToken(
      `EXPIRED_TOKEN: the access token expired at ${new Date(check.expiredAt).toISOString()}.`
    )
  }
  if (check.outcome === 'invalid') throw refuseToken(check.reason)
  if (check.caller.siteId !== request.params.siteId) {
    const path = request.baseUrl + request.path
    throw new OcapiFault(
      403,
      'UserAccessForbiddenException',
      `The access token belongs to site '${check.caller.siteId}'.`,
      { method: request.method, path }
    )
  }
  return check
}

/** Reads the token of a call that has one, and puts its `Caller` on `response.locals.caller`. */
export const createReadShopper =
  (verify: VerifyToken): RequestHandler =>
  (request, response, next) => {
    if (!request.headers.authorization) {
      next()
      return
    }
    requireMark(request, verify)
      .then(({ caller }) => {
        response.locals.caller = caller
        next()
      })
      .catch(next)
  }

/** Guard of what belongs to a shopper: without a token, there is a 401 fault. */
export const requireShopper: RequestHandler = (_request, response, next) => {
  if (!response.locals.caller) throw missingToken()
  next()
}
