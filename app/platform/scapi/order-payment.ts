import type { PlatformOrder } from './shopper-orders'

/**
 * How far the payment of an order is: `open` waits for the shopper, who pays at `continueAt`; `pending` for the
 * provider; what `failed` has ordered nothing; everything else is `settled`, also an invoice.
 */
export type OrderPayment =
  { state: 'open'; continueAt: string } | { state: 'pending' } | { state: 'failed' } | { state: 'settled' }

type PaidOrder = Pick<PlatformOrder, 'status' | 'paymentInstruments'> & { c_paymentState?: unknown }

const FAILED = ['refused', 'cancelled', 'timed-out']

/** Reads it from the order's status, its `c_paymentState` and the `c_redirectUrl` of its payment instrument. */
export function readOrderPayment(order: PaidOrder): OrderPayment {
  const state = order.c_paymentState
  if (order.status === 'failed' || FAILED.includes(String(state))) return { state: 'failed' }
  if (order.status !== 'created') return { state: 'settled' }
  if (state === 'pending') return { state: 'pending' }
  const [continueAt] = (order.paymentInstruments ?? []).flatMap(({ c_redirectUrl }) =>
    readWebAddress(c_redirectUrl)
  )
  if (state === 'redirect') return continueAt ? { state: 'open', continueAt } : { state: 'pending' }
  return state === undefined && continueAt ? { state: 'open', continueAt } : { state: 'settled' }
}

/** Nothing but a page of the web, as a list of one: a shopper is sent there. */
export function readWebAddress(value: unknown): string[] {
  if (typeof value !== 'string' || !URL.canParse(value)) return []
  const { protocol, href } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' ? [href] : []
}
