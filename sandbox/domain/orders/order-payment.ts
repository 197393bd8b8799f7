import type { PaymentPort, PaymentReport, PaymentState } from '../payment/payment-port'

/** The state of an order's payment, by the provider's messages. Absent without a payment. */
export interface OrderPayment {
  paymentId: string
  /** `open` waits for the shopper, `pending` for the provider's word. */
  state: PaymentState
  error?: string
  /** Paid later by the link of a mail. */
  isLink: boolean
  /** Decided as the order was placed: authorised, and charged when the goods leave. */
  isImmediate: boolean
}

/** The value of `c_paymentState`. */
type ShownPaymentState = Exclude<PaymentState, 'open'> | 'redirect' | 'link'

interface Paid {
  status: string
  payment?: OrderPayment
}

/** Whether an order waits for its money: it is not accepted, and in no list. */
export const isAwaitingPayment = ({ status, payment }: Paid): boolean =>
  status === 'created' && payment !== undefined && payment.state !== 'approved'

export function getPaymentState({ status, payment }: Paid): ShownPaymentState {
  if (!payment) return status === 'failed' ? 'cancelled' : 'approved'
  if (payment.state === 'open') return payment.isLink ? 'link' : 'redirect'
  return payment.state
}

/**
 * The visible state before the provider's message: a shopper who has decided must not be sent to the provider
 * again.
 */
export function lookAhead<T extends Paid>(order: T, payments: PaymentPort | undefined): T {
  const { payment } = order
  if (!payments || payment?.state !== 'open' || !isAwaitingPayment(order)) return order
  const isOpen = payments.findPayment(payment.paymentId)?.state === 'open'
  return isOpen ? order : { ...order, payment: { ...payment, state: 'pending' } }
}

/** An order's payment from the provider's response at its placement. */
export const buildOrderPayment = ({ paymentId, state }: PaymentReport, isLink: boolean): OrderPayment => ({
  paymentId,
  state,
  isLink,
  isImmediate: state === 'approved'
})
