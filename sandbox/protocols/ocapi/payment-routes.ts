import type { Router } from 'express'
import type { Language } from '../../contracts'
import { addPaymentInstrument } from '../../domain/baskets/add-payment-instrument'
import { computeMoneyDue } from '../../domain/baskets/open-amount'
import { removePaymentInstrument } from '../../domain/baskets/remove-payment-instrument'
import { cardSpecs } from '../../domain/payment/card-specs'
import { listPaymentMethods, type PaymentMethod } from '../../domain/payment/payment-methods'
import { readScope } from '../../http/request-scope'
import { paymentBody } from '../scapi/baskets/bodies'
import { mapPaymentMethod } from '../scapi/baskets/map-parts'
import type { BasketDesk } from './basket-desk'
import { sendDocument } from './send-document'

/** With the processor and, for cards, what their numbers look like (spec 3 §3). */
const mapOcapiPaymentMethod = (method: PaymentMethod, language: Language) => ({
  ...mapPaymentMethod(method, language),
  paymentProcessorId: method.id.startsWith('UNZER') ? 'UNZER' : 'BASIC',
  ...(method.id === 'UNZER_CARDS' && { cards: cardSpecs })
})

/** Ways to pay for a basket. */
export function addPaymentRoutes(router: Router, { find, change }: BasketDesk): void {
  router.get('/baskets/:basketId/payment_methods', (request, response) => {
    const { language } = readScope(response)
    const methods = listPaymentMethods(computeMoneyDue(find(request, response)))
    sendDocument(response, 'payment_method_result', {
      applicablePaymentMethods: methods.map(method => mapOcapiPaymentMethod(method, language))
    })
  })
  router.post('/baskets/:basketId/payment_instruments', (request, response) =>
    change(request, response, addPaymentInstrument(paymentBody.parse(request.body)))
  )
  router.delete('/baskets/:basketId/payment_instruments/:paymentInstrumentId', (request, response) =>
    change(request, response, removePaymentInstrument(request.params.paymentInstrumentId))
  )
}
