import type { Cents } from '../money'
import type { PaymentState } from '../payment/payment-port'
import type { SiteId } from '../sites/site'
import type { Outcome } from './test-data'

/** Why a shopper comes back without having paid. */
export type PaymentErrorCode =
  'DECLINED' | 'CANCELLED' | 'THREE_D_SECURE_FAILED' | 'LEFT' | 'TIMED_OUT' | 'ORDER_CLOSED'

/** A payment requested for an order. Its id is unguessable: it opens the approval page. */
export interface Payment {
  id: string
  siteId: SiteId
  orderNo: string
  orderToken: string
  methodId: string
  amount: Cents
  currency: string
  resourceId?: string
  state: PaymentState
  error?: PaymentErrorCode
  /** The outcome of the test data; on PayPal's approval page the account decides. */
  outcome: Outcome
  /** Of a payment by link, which has a page and nowhere to go back to. */
  isLink: boolean
  successUrl?: string
  failureUrl?: string
  createdAt: number
}

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
