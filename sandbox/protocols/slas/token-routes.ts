import type { Router } from 'express'
import type { Customers } from '../../domain/customers/customers'
import type { ExternalProfiles } from '../../domain/customers/external-profiles'
import type { Sessions } from '../../domain/sessions/sessions'
import { SlasError } from '../../domain/sessions/slas-error'
import type { TokenCheck } from '../../domain/sessions/token-check'
import { readBearer } from '../../http/require-access'
import { handle } from './handle'
import { buildOpenIdConfiguration } from './openid-configuration'
import { readInput, requirePrivateClient, tokenActionInput, userInfoInput } from './slas-input'

export interface TokenServices {
  sessions: Sessions
  customers: Customers
  externalProfiles: Pick<ExternalProfiles, 'findLatest'>
  publicOrigin: string
}

/** The caller of a checked token; throws 401 in the words that clients look for (requirement 13.3). */
export function requireValid(check: TokenCheck) {
  if (check.outcome === 'valid') return check.caller
  if (check.outcome === 'invalid') throw new SlasError(401, check.reason)
  throw new SlasError(
    401,
    `EXPIRED_TOKEN: the access token expired at ${new Date(check.expiredAt).toISOString()}`
  )
}

/** Information about tokens, and their end: userinfo, introspection, revocation, discovery. */
export function addTokenRoutes(
  router: Router,
  { sessions, customers, externalProfiles, publicOrigin }: TokenServices
): void {
  router.get(
    '/oauth2/userinfo',
    handle(async (request, response) => {
      const { channel_id: siteId } = readInput(userInfoInput, request.query)
      const caller = requireValid(await sessions.verify(readBearer(request.headers.authorization) ?? ''))
      if (siteId !== undefined && siteId !== caller.siteId)
        throw new SlasError(400, 'the access token belongs to another channel_id')
      const { customerId, usid, registered } = caller
      if (!registered) {
        response.json({ sub: customerId, usid })
        return
      }
      const { firstName, lastName, email } = customers.getCustomer(caller.siteId, customerId)
      const name = [firstName, lastName].filter(Boolean).join(' ')
      // Of a customer with a provider SLAS asks the provider, whose claims say whether the address is confirmed.
      const profile = externalProfiles.findLatest(customerId)
      response.json({
        sub: customerId,
        usid,
        name,
        given_name: firstName,
        family_name: lastName,
        email: profile?.email ?? email,
        ...(profile && { email_verified: profile.emailVerified })
      })
    })
  )

  router.post(
    '/oauth2/introspect',
    handle(async (request, response) => {
      requirePrivateClient(request.headers.authorization)
      const input = readInput(tokenActionInput, request.body)
      response.json(await sessions.introspect(input.token, input.token_type_hint))
    })
  )

  router.post(
    '/oauth2/revoke',
    handle(async (request, response) => {
      requirePrivateClient(request.headers.authorization)
      const input = readInput(tokenActionInput, request.body)
      await sessions.revoke(input.token)
      response.json(input)
    })
  )

  router.get('/oauth2/.well-known/openid-configuration', (_request, response) => {
    response.json(buildOpenIdConfiguration(publicOrigin))
  })
}
