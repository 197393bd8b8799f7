import { CheckoutError } from '../checkout-error'
import type { CustomValue, PaymentInstrument } from '../baskets/basket'
import { CREDIT_CARD, LINK_PAY, NO_PAY } from '../payment/payment-methods'
import {
  PaymentRefusal,
  PaymentUnavailable,
  type PaymentPort,
  type PaymentRefusalReason
} from '../payment/payment-port'
import { invalidPayment } from '../payment/payment-rules'
import type { Order } from './order'
import { buildOrderPayment } from './order-payment'

const details: Record<PaymentRefusalReason, string> = {
  RESOURCE_MISSING: 'The payment instrument has no resource of the payment provider.',
  RESOURCE_UNKNOWN: 'The payment provider does not know the resource, or not for this payment method.',
  RESOURCE_EXPIRED: 'The resource of the payment instrument has expired.',
  RESOURCE_USED: 'The resource of the payment instrument has paid an order already.',
  CARD_EXPIRED: 'The card has expired.',
  FRAUD_SESSION_MISSING: 'The payment provider has not screened the session.',
  BIRTHDAY_MISSING: 'The payment method needs a date of birth.',
  RETURN_URL_REFUSED: 'The payment provider does not lead back to these addresses.',
  DECLINED: 'The payment provider has declined the payment.'
}

const unavailable = (): CheckoutError =>
  new CheckoutError(
    'unavailable',
    'payment-provider-unavailable',
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'The payment provider does not answer. Nothing was ordered.'
  )

const readText = (value: CustomValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A refusal of the provider as an error of the checkout; any other error as it is. */
export function toPaymentError(error: unknown): unknown {
  if (error instanceof PaymentRefusal) return invalidPayment(details[error.reason], { reason: error.reason })
  return error instanceof PaymentUnavailable ? unavailable() : error
}

/** The instrument that pays money, if any. */
export const findMoneyInstrument = ({ basket }: Pick<Order, 'basket'>): PaymentInstrument | undefined =>
  basket.paymentInstruments.find(
    ({ giftCertificate, paymentMethodId, amount }) =>
      !giftCertificate && paymentMethodId !== CREDIT_CARD && paymentMethodId !== NO_PAY && amount > 0
  )

/**
 * Asks the provider for exactly the instrument's amount, and returns the order with its payment. Throws a 400
 * error for a refusal, 503 when the provider does not answer.
 */
export function takePayment(order: Order, payments: PaymentPort, isRepeated = false): Order {
  const instrument = findMoneyInstrument(order)
  if (!instrument) return order
  const { custom, paymentMethodId: methodId, amount } = instrument
  try {
    const report = payments.authorise({
      siteId: order.siteId,
      orderNo: order.orderNo,
      orderToken: order.orderToken,
      customerId: order.customerId,
      registered: order.registered,
      methodId,
      amount,
      currency: order.basket.currency,
      email: order.basket.email,
      resourceId: readText(custom.c_paymentResourceId),
      fraudSessionId: readText(custom.c_threatMetrixSessionId),
      birthday: readText(custom.c_birthday),
      successUrl: readText(custom.c_successUrl),
      failureUrl: readText(custom.c_failureUrl),
      isRepeated
    })
    return { ...order, payment: buildOrderPayment(report, methodId === LINK_PAY) }
  } catch (error) {
    throw toPaymentError(error)
  }
}
