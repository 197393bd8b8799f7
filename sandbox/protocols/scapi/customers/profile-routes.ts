import type { Customer } from '../../../domain/customers/customer'
import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Router } from 'express'
import type { Customers } from '../../../domain/customers/customers'
import type { NewsletterWish } from '../../../domain/customers/newsletter-wish'
import { RESET_LIFETIME, type PasswordReset } from '../../../domain/customers/password-reset'
import { findClient } from '../../../domain/sessions/slas-clients'
import type { ProtocolContext } from '../../protocol-context'
import { buildConfirmLink } from '../../newsletter-confirm-link'
import { readScope } from '../../../http/request-scope'
import { customerBody, passwordBody, registrationBody, resetBody, resetRequestBody } from './customer-bodies'
import { handleCustomerErrors } from './handle-customer-errors'
import { requireOwner, requireRegistered } from './require-owner'

/** A registered customer as the API shows them. */
function mapCustomer(customer: Customer): ShopperCustomersTypes.Customer {
  return { ...customer, authType: 'registered', enabled: true }
}

/** A guest has an id and nothing else. */
const mapGuest = (customerId: string): ShopperCustomersTypes.Customer => ({
  authType: 'guest',
  customerId
})

interface ProfileServices extends Pick<ProtocolContext, 'publicOrigin'> {
  wishForNewsletter: NewsletterWish
  customers: Customers
  passwordReset: PasswordReset
}

/** Registration, profile and password. */
export function addProfileRoutes(
  router: Router,
  { customers, passwordReset, wishForNewsletter, publicOrigin }: ProfileServices
): void {
  router.post(
    '/customers',
    handleCustomerErrors(async (request, response) => {
      const { customer, password } = registrationBody.parse(request.body)
      const { site, locale } = readScope(response)
      response.json(mapCustomer(await customers.register(site.id, customer, password, locale)))
    })
  )
  router.post(
    '/customers/password/actions/create-reset-token',
    handleCustomerErrors((request, response) => {
      const { caller, site, locale } = readScope(response)
      const { login } = resetRequestBody.parse(request.body)
      const resetToken = passwordReset.requestReset(site.id, login, locale)
      // The token grants access to the account: a browser's client gets it from the mail only.
      const isTrusted = findClient(caller.clientId)?.isPrivate === true
      response.json({
        login,
        email: login,
        expiresInMinutes: RESET_LIFETIME,
        ...(isTrusted && { resetToken })
      })
    })
  )
  router.post(
    '/customers/password/actions/reset',
    handleCustomerErrors(async (request, response) => {
      const { login, resetToken, newPassword } = resetBody.parse(request.body)
      await passwordReset.resetPassword(readScope(response).site.id, login, resetToken, newPassword)
      response.status(204).end()
    })
  )

  router
    .route('/customers/:customerId')
    .all(requireOwner)
    .get(
      handleCustomerErrors((_request, response) => {
        const { caller, site } = readScope(response)
        response.json(
          caller.registered
            ? mapCustomer(customers.getCustomer(site.id, caller.customerId))
            : mapGuest(caller.customerId)
        )
      })
    )
    .patch(
      requireRegistered,
      handleCustomerErrors((request, response) => {
        const { caller, site, locale } = readScope(response)
        const confirmLink = buildConfirmLink(publicOrigin, site.id, locale)
        const changes = wishForNewsletter(caller, customerBody.parse(request.body), confirmLink)
        response.json(mapCustomer(customers.update(site.id, caller.customerId, changes, locale)))
      })
    )
  router.put(
    '/customers/:customerId/password',
    requireOwner,
    requireRegistered,
    handleCustomerErrors(async (request, response) => {
      const { caller, site, locale } = readScope(response)
      const { currentPassword, password } = passwordBody.parse(request.body)
      await customers.changePassword(site.id, caller.customerId, currentPassword, password, locale)
      response.status(204).end()
    })
  )
}
