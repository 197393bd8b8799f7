import { id, shape, text } from '../http/read-answer'
import { scapiFamily } from './scapi-family'
import type { PlatformAddress } from './shopper-baskets-checkout'

/** A payment that the shopper was asked to agree to before the order. */
export interface PlatformExpressPayment {
  /** `agreed`, or why not: `open`, `refused`, `cancelled`. */
  c_state: string
  /** Of the payer, once it is agreed to. */
  c_email?: string
  c_address?: PlatformAddress
  /** The way of delivery that the payer chose at the provider. */
  c_shippingMethodId?: string
}

/** The shop's own API for payments that are agreed to before there is an order (decision 58). */
interface CustomExpressCheckout {
  /** Asks for the shopper's consent at the provider; nothing in the basket changes. */
  beginExpressPayment(
    parameters: object,
    body: { c_basketId: string; c_paymentResourceId: string; c_successUrl: string; c_failureUrl: string }
  ): Promise<{ c_redirectUrl: string }>
  /** @throws PlatformError 404 for an unknown or ended one, and another shopper's. */
  getExpressPayment(parameters: { paymentResourceId: string }): Promise<PlatformExpressPayment>
}

export const customExpressCheckout = scapiFamily<CustomExpressCheckout>(
  'custom/express-checkout/v1',
  {
    beginExpressPayment: 'POST /payments body',
    getExpressPayment: 'GET /payments/{paymentResourceId}'
  },
  {
    answers: {
      beginExpressPayment: shape({ c_redirectUrl: id }),
      getExpressPayment: shape(
        { c_state: id },
        { c_email: text, c_address: shape({}), c_shippingMethodId: text }
      )
    }
  }
)
