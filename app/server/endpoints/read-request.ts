import type { Request } from 'express'
import type { z } from 'zod'
import type { AccessTokenClaims } from '../../platform/session/access-token'
import type { VerifyAccessToken } from '../../platform/session/verify-access-token'
import { EndpointError } from './endpoint'

/**
 * The caller of a protected route: needs a Bearer token of the platform with a session id
 * (requirement 13.2), whose signature is checked.
 *
 * @throws EndpointError 401 'Not authorized' or 'Not authorized, no token'.
 */
export async function requireBearer(req: Request, verify: VerifyAccessToken): Promise<AccessTokenClaims> {
  const token = /^Bearer +(\S+)$/i.exec(req.get('authorization') ?? '')?.[1]
  if (!token) throw new EndpointError(401, 'Not authorized, no token')
  const claims = await verify(undefined, token)
  if (!claims?.usid) throw new EndpointError(401, 'Not authorized')
  return claims
}

/**
 * The body of a request that a page of a site sends, with that site.
 *
 * @throws EndpointError 400 'The request is malformed', also for a site that the shop does not have.
 */
export function readSiteBody<Body extends { siteId: string }, Site extends { id: string }>(
  req: Request,
  schema: z.ZodType<Body>,
  sites: readonly Site[]
): { data: Body; site: Site } {
  const { data } = schema.safeParse(req.body)
  const site = sites.find(({ id }) => id === data?.siteId)
  if (!data || !site) throw new EndpointError(400, 'The request is malformed')
  return { data, site }
}

/**
 * The body of a request (requirement 13.3).
 *
 * @throws EndpointError 400 'The body is missing'; 'The request is malformed' in
 *   production, and with details elsewhere.
 */
export function readBody<Schema extends z.ZodType>(
  req: Request,
  schema: Schema,
  production: boolean
): z.output<Schema> {
  const body: unknown = req.body
  const isMissing = body === undefined || (req.get('content-length') ?? '0') === '0'
  if (isMissing && req.get('transfer-encoding') === undefined)
    throw new EndpointError(400, 'The body is missing')
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  throw new EndpointError(400, production ? 'The request is malformed' : problems.join('; '))
}
