import type { Router } from 'express'
import { addPaymentInstrument } from '../../../domain/baskets/mutations/add-payment-instrument'
import { findPaymentSituation } from '../../../domain/baskets/pricing/payment-situation'
import { removePaymentInstrument } from '../../../domain/baskets/mutations/remove-payment-instrument'
import { listPaymentMethods } from '../../../domain/payment/payment-methods'
import { readScope } from '../../../http/request-scope'
import { paymentBody } from '../../scapi/baskets/basket-bodies'
import { mapPaymentMethod } from '../../scapi/checkout/map-payment'
import type { BasketHandlers } from './basket-handlers'
import { sendDocument } from '../send-document'

/** Ways to pay for a basket. */
export function addPaymentRoutes(router: Router, { findBasket, changeBasket }: BasketHandlers): void {
  router.get('/baskets/:basketId/payment_methods', (request, response) => {
    const { language } = readScope(response)
    const methods = listPaymentMethods(findPaymentSituation(findBasket(request, response)))
    sendDocument(response, 'payment_method_result', {
      applicablePaymentMethods: methods.map(method => mapPaymentMethod(method, language))
    })
  })
  router.post('/baskets/:basketId/payment_instruments', (request, response) =>
    changeBasket(request, response, addPaymentInstrument(paymentBody.parse(request.body)))
  )
  router.delete('/baskets/:basketId/payment_instruments/:paymentInstrumentId', (request, response) =>
    changeBasket(request, response, removePaymentInstrument(request.params.paymentInstrumentId))
  )
}
