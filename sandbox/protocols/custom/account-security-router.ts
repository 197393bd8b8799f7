import { Router } from 'express'
import { z } from 'zod'
import { isEmailAddress } from '../../domain/customers/email-address'
import type { EmailChanges } from '../../domain/sessions/email-changes'
import { readScope } from '../../http/request-scope'
import { handleCustomerErrors } from '../scapi/customers/handle-customer-errors'
import { requireRegistered } from '../scapi/customers/require-owner'
import { refuseUndeclared } from './refuse-undeclared'

const requestBody = z.object({
  email: z.string().trim().max(256).refine(isEmailAddress, 'is not an e-mail address')
})
const confirmBody = z.object({
  code: z.string().trim().min(1).max(64),
  /** Of customers who have one: the platform changes a login with the current password only. */
  password: z.string().max(256).optional()
})

/**
 * The shop's own API for a new e-mail address, mounted at `/custom/account-security/v1/organizations/:organizationId`:
 * a code goes to the new address, which is the customer's when the code comes back.
 */
export function createAccountSecurityRouter({ emailChanges }: { emailChanges: EmailChanges }): Router {
  const router = Router()
  router.use(refuseUndeclared, requireRegistered)
  router.post(
    '/email-changes',
    handleCustomerErrors((request, response) => {
      const { caller, site, locale } = readScope(response)
      const { email } = requestBody.parse(request.body)
      const { needsPassword } = emailChanges.request(site.id, caller.customerId, email, locale)
      response.status(202).json({ needsPassword })
    })
  )
  router.post(
    '/email-changes/confirm',
    handleCustomerErrors(async (request, response) => {
      const { caller, site, locale } = readScope(response)
      const typed = confirmBody.parse(request.body)
      response.json({ email: await emailChanges.confirm(site.id, caller.customerId, typed, locale) })
    })
  )
  return router
}
