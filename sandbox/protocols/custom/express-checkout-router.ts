import { Router } from 'express'
import { z } from 'zod'
import type { Address } from '../../domain/baskets/basket'
import type { Baskets } from '../../domain/baskets/baskets'
import { setShippingAddress } from '../../domain/baskets/mutations/set-shipping-address'
import { setShippingMethod } from '../../domain/baskets/mutations/set-shipping-method'
import { estimateMoneyDue } from '../../domain/baskets/pricing/open-amount'
import { listDelivered } from '../../domain/baskets/pricing/price-basket'
import type { PricedBasket } from '../../domain/baskets/pricing/priced-basket'
import { toPaymentError } from '../../domain/orders/take-payment'
import type { DeliveryChoice } from '../../domain/payment-provider/express-consent'
import type { ExpressPayments } from '../../domain/payment-provider/express-payments'
import { invalidPayment } from '../../domain/payment/payment-rules'
import type { Caller } from '../../domain/sessions/caller'
import { listApplicableMethods } from '../../domain/shipping/shipping-methods'
import { withCheckoutProblems } from '../../http/checkout-problems'
import { notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { say, type Language } from '../../texts/localized-text'
import { toDecimal } from '../money'
import { refuseUndeclared } from './refuse-undeclared'

/** The number under which the provider keeps the merchant at both wallets. */
const MERCHANT = 'merchant.sandbox.tea-and-coffee'

/** The basket's first shipment. */
const DEFAULT_SHIPMENT = 'me'

const text = z.string().min(1).max(256)
const beginBody = z.object({
  c_basketId: text,
  c_paymentResourceId: text,
  c_successUrl: z.url().max(2_000),
  c_failureUrl: z.url().max(2_000)
})

const quoteBody = z.object({
  c_basketId: text,
  /** The partial address that a wallet gives before its owner agrees. */
  c_address: z.object({
    countryCode: z.string().length(2),
    postalCode: z.string().max(32),
    city: z.string().max(256)
  }),
  c_shippingMethodId: text.optional()
})
/** Apple names the server that a session is asked of; no other may be. */
const sessionBody = z.object({
  c_validationUrl: z.url({ protocol: /^https$/, hostname: /^[a-z0-9-]+\.apple\.com$/ })
})

/** Ways of the parcel that goes to the payer: none where all is collected or comes by e-mail. */
const listParcels = (basket: PricedBasket) =>
  listDelivered(basket)
    .filter(({ shipmentId }) => shipmentId === DEFAULT_SHIPMENT)
    .flatMap(({ situation }) => listApplicableMethods(situation))
    .filter(({ digital, pickUp }) => !digital && !pickUp)

/** Delivery choices of the payer. */
const listDeliveryChoices = (basket: PricedBasket, language: Language): DeliveryChoice[] =>
  listParcels(basket).map(({ id, name, price }) => ({ id, name: say(name, language), amount: price }))

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
  router.get('/wallets', refuseUndeclared, (_request, response) => {
    const wallets = ['UNZER_APPLEPAY', 'UNZER_GOOGLEPAY']
    response.json({
      c_wallets: wallets.map(c_methodId => ({ c_methodId, c_gateway: 'unzer', c_merchantId: MERCHANT }))
    })
  })
  router.post('/quotes', refuseUndeclared, (request, response) => {
    const { caller, language } = readScope(response)
    const { c_basketId: basketId, c_address, c_shippingMethodId: wanted } = quoteBody.parse(request.body)
    const quoted = withCheckoutProblems(language, () =>
      quote(caller, basketId, { ...c_address, custom: {} }, wanted)
    )
    response.json({
      c_shippingMethods: listDeliveryChoices(quoted.basket, language).map(({ id, name, amount }) => ({
        id,
        name,
        price: toDecimal(amount)
      })),
      c_shippingMethodId: quoted.methodId,
      c_amount: toDecimal(estimateMoneyDue(quoted.basket)),
      c_currency: quoted.basket.currency
    })
  })

  /** The basket as if it went there, by the wanted way or else the first one. */
  function quote(caller: Caller, basketId: string, address: Address, wanted: string | undefined) {
    const toAddress = setShippingAddress(DEFAULT_SHIPMENT, address)
    const there = baskets.previewBasket(caller, basketId, toAddress)
    const methods = listParcels(there)
    const methodId = (methods.find(({ id }) => id === wanted) ?? methods[0])?.id
    if (methodId === undefined) return { basket: there, methodId }
    const choose = setShippingMethod(DEFAULT_SHIPMENT, methodId)
    const basket = baskets.previewBasket(caller, basketId, (stored, context) =>
      choose(toAddress(stored, context), context)
    )
    return { basket, methodId }
  }

  router.post('/merchant-sessions', refuseUndeclared, (request, response) => {
    const { c_validationUrl } = sessionBody.parse(request.body)
    response.json({
      c_session: {
        merchantIdentifier: MERCHANT,
        displayName: 'Sandbox',
        nonce: new URL(c_validationUrl).host
      }
    })
  })
  return router
}
