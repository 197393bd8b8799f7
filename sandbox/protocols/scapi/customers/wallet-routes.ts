import type { Router } from 'express'
import type { Wallet } from '../../../domain/customers/wallet'
import { readScope } from '../../../http/request-scope'
import { instrumentBody, instrumentChangeBody } from './customer-bodies'
import { handleCustomerErrors } from './handle-customer-errors'

/** Saved payment instruments. */
export function addWalletRoutes(router: Router, wallet: Wallet): void {
  router.post(
    '/customers/:customerId/payment-instruments',
    handleCustomerErrors((request, response) => {
      const { caller, site } = readScope(response)
      response.json(wallet.saveInstrument(site.id, caller.customerId, instrumentBody.parse(request.body)))
    })
  )
  router
    .route('/customers/:customerId/payment-instruments/:instrumentId')
    .get(
      handleCustomerErrors(({ params }, response) => {
        const { caller, site } = readScope(response)
        response.json(wallet.getInstrument(site.id, caller.customerId, params.instrumentId ?? ''))
      })
    )
    .patch(
      handleCustomerErrors(({ params, body }, response) => {
        const { caller, site } = readScope(response)
        const { default: isDefault, paymentCard } = instrumentChangeBody.parse(body)
        const change = {
          isDefault,
          expirationMonth: paymentCard?.expirationMonth,
          expirationYear: paymentCard?.expirationYear
        }
        response.json(wallet.updateInstrument(site.id, caller.customerId, params.instrumentId ?? '', change))
      })
    )
    .delete(
      handleCustomerErrors(({ params }, response) => {
        const { caller, site } = readScope(response)
        wallet.removeInstrument(site.id, caller.customerId, params.instrumentId ?? '')
        response.status(204).end()
      })
    )
}
