import type { Payment, PaymentErrorCode } from './payment'

/**
 * Where a shopper is sent from the provider's page, with the number and token of the order and, without a
 * payment, the reason; undefined where there is nowhere to go (payment by link). `hasLeft`: the shopper goes
 * back without having decided.
 */
export function buildReturnAddress(payment: Payment, { hasLeft = false } = {}): string | undefined {
  const { state, orderNo, orderToken, successUrl, failureUrl, error } = payment
  const isPaid = state === 'approved' || state === 'pending'
  const target = isPaid ? successUrl : failureUrl
  if (target === undefined) return undefined
  const address = new URL(target)
  address.searchParams.set('orderNo', orderNo)
  address.searchParams.set('token', orderToken)
  const reason: PaymentErrorCode = hasLeft && state === 'open' ? 'LEFT' : (error ?? 'ORDER_CLOSED')
  if (!isPaid) address.searchParams.set('paymentError', reason)
  return address.href
}
