import type { Router } from 'express'
import { addPaymentInstrument } from '../../../domain/baskets/mutations/add-payment-instrument'
import { removePaymentInstrument } from '../../../domain/baskets/mutations/remove-payment-instrument'
import { updatePaymentInstrument } from '../../../domain/baskets/mutations/update-payment-instrument'
import { findPaymentSituation } from '../../../domain/baskets/pricing/payment-situation'
import { listPaymentMethods } from '../../../domain/payment/payment-methods'
import { readScope } from '../../../http/request-scope'
import type { BasketHandlers } from './basket-handlers'
import { paymentBody, paymentChangeBody } from './basket-bodies'
import { mapPaymentMethod } from '../checkout/map-payment'

/** Ways to pay for a basket. */
export function addPaymentRoutes(router: Router, { changeBasket, sendPart }: BasketHandlers): void {
  router.get('/baskets/:basketId/payment-methods', (request, response) => {
    const { language } = readScope(response)
    sendPart(request, response, basket => ({
      applicablePaymentMethods: listPaymentMethods(findPaymentSituation(basket)).map(method =>
        mapPaymentMethod(method, language)
      )
    }))
  })
  router.post('/baskets/:basketId/payment-instruments', (request, response) =>
    changeBasket(request, response, addPaymentInstrument(paymentBody.parse(request.body)))
  )
  router
    .route('/baskets/:basketId/payment-instruments/:paymentInstrumentId')
    .patch((request, response) => {
      const { paymentInstrumentId } = request.params
      changeBasket(
        request,
        response,
        updatePaymentInstrument(paymentInstrumentId, paymentChangeBody.parse(request.body))
      )
    })
    .delete((request, response) =>
      changeBasket(request, response, removePaymentInstrument(request.params.paymentInstrumentId))
    )
}
