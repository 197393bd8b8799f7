import { Router } from 'express'
import { setBillingAddress } from '../../../domain/baskets/mutations/set-billing-address'
import { setCustomer } from '../../../domain/baskets/mutations/set-customer'
import { updateBasket } from '../../../domain/baskets/mutations/update-basket'
import { ProblemError } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'
import { readFlag } from '../../../http/read-flag'
import { createBasketHandlers, type BasketsServices } from './basket-handlers'
import { addressBody, basketBody, basketChangeBody, customerBody, reopenQuery } from './basket-bodies'
import { addItemRoutes } from './item-routes'
import { addPaymentRoutes } from './payment-routes'
import { withCheckoutProblems } from '../../../http/checkout-problems'
import { addShipmentRoutes } from './shipment-routes'
import { addGuestBasketRoutes } from './guest-basket-routes'
import { addVoucherRoutes } from './voucher-routes'

/**
 * Shopper Baskets, versions 1 and 2, mounted at `/checkout/shopper-baskets/{version}/organizations/:organizationId`
 * behind the guards. Unserved operations (price books, external taxes, price adjustments, agents, temporary baskets)
 * fall through to the frame's 501.
 */
export function createBasketsRouter(services: BasketsServices): Router {
  const handlers = createBasketHandlers(services)
  const { baskets } = handlers
  const { orders } = services
  const router = Router()

  router.post('/baskets', (request, response) => {
    const { caller, currency, language } = readScope(response)
    if (readFlag(request, 'reopenBasket')) {
      const { orderNo, token } = reopenQuery.parse(request.query)
      handlers.sendBasket(
        response,
        withCheckoutProblems(language, () => orders.reopenBasket(caller, orderNo, token))
      )
      return
    }
    if (readFlag(request, 'temporary')) {
      throw new ProblemError(
        501,
        'not-implemented',
        'Not Implemented',
        'The sandbox has no temporary baskets.'
      )
    }
    const input = basketBody.parse(request.body)
    const basket = withCheckoutProblems(language, () =>
      baskets.createBasket(caller, { ...input, currency: input.currency ?? currency })
    )
    handlers.sendBasket(response, basket)
  })
  addGuestBasketRoutes(router, handlers)

  router
    .route('/baskets/:basketId')
    .get((request, response) => {
      const { caller, language } = readScope(response)
      handlers.sendBasket(
        response,
        withCheckoutProblems(language, () => baskets.getBasket(caller, request.params.basketId))
      )
    })
    .patch((request, response) =>
      handlers.changeBasket(request, response, updateBasket(basketChangeBody.parse(request.body)))
    )
    .delete((request, response) => {
      const { caller, language } = readScope(response)
      withCheckoutProblems(language, () => baskets.deleteBasket(caller, request.params.basketId))
      response.status(204).end()
    })

  router.put('/baskets/:basketId/customer', (request, response) =>
    handlers.changeBasket(request, response, setCustomer(customerBody.parse(request.body)))
  )
  router.put('/baskets/:basketId/billing-address', (request, response) => {
    const useAsShipping = readFlag(request, 'useAsShipping')
    handlers.changeBasket(
      request,
      response,
      setBillingAddress(addressBody.parse(request.body), { useAsShipping })
    )
  })
  addItemRoutes(router, handlers)
  addShipmentRoutes(router, handlers)
  addPaymentRoutes(router, handlers)
  addVoucherRoutes(router, handlers)
  return router
}
