import type { Customer } from '../../../domain/customers/customer'
import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Router } from 'express'
import type { Customers } from '../../../domain/customers/customers'
import type { NewsletterWish } from '../../../domain/customers/newsletter-wish'
import { CustomerError } from '../../../domain/customers/customer-error'
import { RESET_LIFETIME, type PasswordReset } from '../../../domain/customers/password-reset'
import { findClient } from '../../../domain/sessions/slas-clients'
import type { ProtocolContext } from '../../protocol-context'
import { buildConfirmLink } from '../../newsletter-confirm-link'
import { findLocale } from '../../../http/require-site'
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

/** Registration, profile and password. They have no `locale`: the language of mails is the customer's preferred one. */
export function addProfileRoutes(
  router: Router,
  { customers, passwordReset, wishForNewsletter, publicOrigin }: ProfileServices
): void {
  /** A login changes with the current password only, since the platform stores a hash of both. */
  async function requirePasswordForLogin(siteId: string, customerId: string, password = ''): Promise<void> {
    await customers.requirePassword(siteId, customerId, password).catch(() => {
      throw new CustomerError('login-needs-password', 'A new login needs the current password.')
    })
  }

  router.post(
    '/customers',
    handleCustomerErrors(async (request, response) => {
      const { customer, password } = registrationBody.parse(request.body)
      const { site } = readScope(response)
      response.json(mapCustomer(await customers.register(site.id, customer, password)))
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
      handleCustomerErrors(async (request, response) => {
        const { caller, site } = readScope(response)
        const { currentPassword, ...fields } = customerBody.parse(request.body)
        if (fields.login !== undefined)
          await requirePasswordForLogin(site.id, caller.customerId, currentPassword)
        const { preferredLocale } = { ...customers.getCustomer(site.id, caller.customerId), ...fields }
        const locale = findLocale(site, preferredLocale ?? undefined) ?? site.defaultLocale
        const changes = wishForNewsletter(caller, fields, buildConfirmLink(publicOrigin, site.id, locale))
        response.json(mapCustomer(customers.update(site.id, caller.customerId, changes)))
      })
    )
  router.put(
    '/customers/:customerId/password',
    requireOwner,
    requireRegistered,
    handleCustomerErrors(async (request, response) => {
      const { caller, site } = readScope(response)
      const { currentPassword, password } = passwordBody.parse(request.body)
      await customers.changePassword(site.id, caller.customerId, currentPassword, password)
      response.status(204).end()
    })
  )
}
