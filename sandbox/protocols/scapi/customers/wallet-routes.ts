import type { Router } from 'express'
import type { Wallet } from '../../../domain/customers/wallet'
import { readScope } from '../../../http/request-scope'
import { instrumentBody } from './customer-bodies'
import { handle } from './handle-customer-errors'

/** Saved payment instruments. */
export function addWalletRoutes(router: Router, wallet: Wallet): void {
  router.post(
    '/customers/:customerId/payment-instruments',
    handle((request, response) => {
      const { caller, site } = readScope(response)
      response.json(wallet.addInstrument(site.id, caller.customerId, instrumentBody.parse(request.body)))
    })
  )
  router
    .route('/customers/:customerId/payment-instruments/:instrumentId')
    .get(
      handle(({ params }, response) => {
        const { caller, site } = readScope(response)
        response.json(wallet.getInstrument(site.id, caller.customerId, params.instrumentId ?? ''))
      })
    )
    .delete(
      handle(({ params }, response) => {
        const { caller, site } = readScope(response)
        wallet.removeInstrument(site.id, caller.customerId, params.instrumentId ?? '')
        response.status(204).end()
      })
    )
}
