import { Router } from 'express'
import { z } from 'zod'
import type { Baskets } from '../../domain/baskets/baskets'
import { estimateMoneyDue } from '../../domain/baskets/pricing/open-amount'
import type { PricedBasket } from '../../domain/baskets/pricing/priced-basket'
import { toPaymentError } from '../../domain/orders/take-payment'
import type { DeliveryChoice } from '../../domain/payment-provider/express-consent'
import type { ExpressPayments } from '../../domain/payment-provider/express-payments'
import { invalidPayment } from '../../domain/payment/payment-rules'
import { listApplicableMethods } from '../../domain/shipping/shipping-methods'
import { withCheckoutProblems } from '../../http/checkout-problems'
import { notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { say, type Language } from '../../texts/localized-text'
import { refuseUndeclared } from './refuse-undeclared'

const text = z.string().min(1).max(256)
const beginBody = z.object({
  c_basketId: text,
  c_paymentResourceId: text,
  c_successUrl: z.url().max(2_000),
  c_failureUrl: z.url().max(2_000)
})

/** What the payer may choose among: ways of a parcel. */
const listDeliveryChoices = ({ shipments }: PricedBasket, language: Language): DeliveryChoice[] =>
  shipments
    .slice(0, 1)
    .flatMap(({ situation }) => listApplicableMethods(situation))
    .filter(({ digital, pickUp }) => !digital && !pickUp)
    .map(({ id, name, price }) => ({ id, name: say(name, language), amount: price }))

interface ExpressServices {
  baskets: Baskets
  paymentProvider: { express: ExpressPayments }
  publicOrigin: string
}

/**
 * The shop's own API for payments that are agreed to before there is an order (decision 58), mounted at
 * `/custom/express-checkout/v1/organizations/:organizationId`. The provider's calls behind it need its private key.
 */
export function createExpressCheckoutRouter({
  baskets,
  paymentProvider: { express },
  publicOrigin
}: ExpressServices): Router {
  const router = Router()
  router.post('/payments', refuseUndeclared, (request, response) => {
    const { caller, language } = readScope(response)
    const body = beginBody.parse(request.body)
    const resourceId = body.c_paymentResourceId
    withCheckoutProblems(language, () => {
      const basket = baskets.getBasket(caller, body.c_basketId)
      const amount = estimateMoneyDue(basket)
      if (amount <= 0) throw invalidPayment('There is nothing to pay.', { reason: 'NOTHING_TO_PAY' })
      try {
        express.begin(resourceId, {
          siteId: caller.siteId,
          customerId: caller.customerId,
          amount,
          currency: basket.currency,
          deliveryChoices: listDeliveryChoices(basket, language),
          successUrl: body.c_successUrl,
          failureUrl: body.c_failureUrl
        })
      } catch (error) {
        throw toPaymentError(error)
      }
    })
    response.status(201).json({ c_redirectUrl: `${publicOrigin}/payments/v1/express/${resourceId}` })
  })
  router.get('/payments/:paymentResourceId', refuseUndeclared, (request, response) => {
    const consent = express.find(request.params.paymentResourceId ?? '', readScope(response).caller)
    if (!consent)
      throw notFound('express-payment-not-found', 'Express Payment Not Found', 'There is no such payment.')
    const { state, payer, deliveryId } = consent
    response.set('Cache-Control', 'private, no-store').json({
      c_state: state,
      ...(payer && { c_email: payer.email, c_address: payer.address, c_shippingMethodId: deliveryId })
    })
  })
  return router
}
