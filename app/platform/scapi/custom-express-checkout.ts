import { id, listOf, number, shape, text } from '../http/read-answer'
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

/** A wallet that the merchant has at the provider. */
export interface PlatformWallet {
  c_methodId: string
  /** The provider, as Google names it. */
  c_gateway: string
  /** The merchant's public number at the wallet. */
  c_merchantId: string
}

/** Price of delivery to an address; the basket does not change. Amounts are decimals of `c_currency`. */
export interface PlatformQuote {
  c_shippingMethods: { id: string; name: string; price: number }[]
  /** The one that the amount is for; absent where nothing is delivered. */
  c_shippingMethodId?: string
  /** Left to pay after gift cards. */
  c_amount: number
  c_currency: string
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
  getWallets(): Promise<{ c_wallets: PlatformWallet[] }>
  quoteDelivery(
    parameters: object,
    body: {
      c_basketId: string
      c_address: { countryCode: string; postalCode: string; city: string }
      c_shippingMethodId?: string
    }
  ): Promise<PlatformQuote>
  /** Apple's proof that this shop may show its sheet, for the address that Apple names. */
  createMerchantSession(
    parameters: object,
    body: { c_validationUrl: string }
  ): Promise<{ c_session: unknown }>
}

export const customExpressCheckout = scapiFamily<CustomExpressCheckout>(
  'custom/express-checkout/v1',
  {
    beginExpressPayment: 'POST /payments body',
    getExpressPayment: 'GET /payments/{paymentResourceId}',
    getWallets: 'GET /wallets',
    quoteDelivery: 'POST /quotes body',
    createMerchantSession: 'POST /merchant-sessions body'
  },
  {
    answers: {
      beginExpressPayment: shape({ c_redirectUrl: id }),
      getExpressPayment: shape(
        { c_state: id },
        { c_email: text, c_address: shape({}), c_shippingMethodId: text }
      ),
      getWallets: shape({
        c_wallets: listOf(shape({ c_methodId: id, c_gateway: id, c_merchantId: id }))
      }),
      quoteDelivery: shape(
        {
          c_shippingMethods: listOf(shape({ id, name: text, price: number })),
          c_amount: number,
          c_currency: id
        },
        { c_shippingMethodId: text }
      )
    }
  }
)
