import type { Router } from 'express'
import { setBillingAddress } from '../../../domain/baskets/mutations/set-billing-address'
import { setCustomer } from '../../../domain/baskets/mutations/set-customer'
import { updateBasket } from '../../../domain/baskets/mutations/update-basket'
import { readScope } from '../../../http/request-scope'
import { addressBody, basketBody, basketChangeBody, customerBody } from '../../scapi/baskets/basket-bodies'
import type { BasketHandlers } from './basket-handlers'
import { readAddressFlag } from './read-address-flag'

/** The basket itself, who orders it and who pays for it. */
export function addBasketRoutes(
  router: Router,
  { baskets, sendBasket, findBasket, changeBasket }: BasketHandlers
): void {
  router.post('/baskets', (request, response) => {
    const { caller, currency } = readScope(response)
    const input = basketBody.parse(request.body)
    sendBasket(response, baskets.createBasket(caller, { ...input, currency: input.currency ?? currency }))
  })
  router
    .route('/baskets/:basketId')
    .get((request, response) => sendBasket(response, findBasket(request, response)))
    .patch((request, response) =>
      changeBasket(request, response, updateBasket(basketChangeBody.parse(request.body)))
    )
    .delete((request, response) => {
      baskets.deleteBasket(readScope(response).caller, request.params.basketId)
      response.status(204).end()
    })
  router.put('/baskets/:basketId/customer', (request, response) =>
    changeBasket(request, response, setCustomer(customerBody.parse(request.body)))
  )
  router.put('/baskets/:basketId/billing_address', (request, response) => {
    const useAsShipping = readAddressFlag(request, 'useAsShipping')
    changeBasket(request, response, setBillingAddress(addressBody.parse(request.body), { useAsShipping }))
  })
}
