import type { Router } from 'express'
import type { Wallet } from '../../../domain/customers/wallet'
import { readScope } from '../../../http/request-scope'
import { instrumentBody } from './customer-bodies'
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
    .delete(
      handleCustomerErrors(({ params }, response) => {
        const { caller, site } = readScope(response)
        wallet.removeInstrument(site.id, caller.customerId, params.instrumentId ?? '')
        response.status(204).end()
      })
    )
}
