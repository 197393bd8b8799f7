import { Router, type RequestHandler } from 'express'
import { z } from 'zod'
import type { ExternalProfiles } from '../../domain/customers/external-profiles'
import { forbidden } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { handleCustomerErrors } from '../scapi/customers/handle-customer-errors'
import { refuseUndeclared } from './refuse-undeclared'

const linkBody = z.object({ c_ticket: z.string().min(1).max(256) })

const requireCustomer: RequestHandler = (_request, response, next) => {
  if (!readScope(response).caller.registered) throw forbidden('Only customers have linked accounts.')
  next()
}

/**
 * The shop's own API for accounts at sign-in providers, mounted at
 * `/custom/linked-accounts/v1/organizations/:organizationId`. B2C Commerce keeps external profiles of customers,
 * and its scripts may move them, but shoppers have no operation for that.
 */
export function createLinkedAccountsRouter({
  externalProfiles
}: {
  externalProfiles: ExternalProfiles
}): Router {
  const router = Router()
  router.use(requireCustomer, refuseUndeclared)

  router.post(
    '/entries',
    handleCustomerErrors((_request, response) => {
      const { hasOtherAccount, ticket } = externalProfiles.enter(readScope(response).caller)
      response.json({ c_hasOtherAccount: hasOtherAccount, c_ticket: ticket })
    })
  )
  router.get(
    '/accounts',
    handleCustomerErrors((_request, response) => {
      const { accounts, otherWays } = externalProfiles.list(readScope(response).caller)
      response.json({
        c_otherWays: otherWays,
        c_accounts: accounts.map(({ authenticationProviderId, email, linkedAt, lastUsedAt }) => ({
          authenticationProviderId,
          email,
          linkedAt: new Date(linkedAt).toISOString(),
          lastUsedAt: new Date(lastUsedAt).toISOString()
        }))
      })
    })
  )
  router.post(
    '/accounts',
    handleCustomerErrors((request, response) => {
      externalProfiles.link(readScope(response).caller, linkBody.parse(request.body).c_ticket)
      response.status(204).end()
    })
  )
  router.delete(
    '/accounts/:providerId',
    handleCustomerErrors((request, response) => {
      externalProfiles.unlink(readScope(response).caller, request.params.providerId ?? '')
      response.status(204).end()
    })
  )
  return router
}
