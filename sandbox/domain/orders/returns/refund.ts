import { sumOptions } from '../../baskets/pricing/price-line'
import type { Cents } from '../../money'
import type { Order, Refund } from '../order'
import { countCancelled, countReturned } from './line-units'

interface Units {
  itemId: string
  quantity: number
}

/**
 * What units of the order's lines have cost with their options, after all discounts. The shares of a line's units add up to its price:
 * the last one takes the cents that are left. Call it before the units are noted in the order.
 */
export function computeValue(order: Order, items: readonly Units[]): Cents {
  return items.reduce((total, { itemId, quantity }) => {
    const line = order.basket.lines.find(each => each.itemId === itemId)
    if (!line) return total
    const before = countCancelled(order, itemId) + countReturned(order, itemId)
    const paid = line.afterOrderDiscount.gross + sumOptions([line]).gross
    const shareOf = (units: number) => Math.round((paid * units) / line.quantity)
    return total + shareOf(before + quantity) - shareOf(before)
  }, 0)
}

const sumRefunds = ({ refunds = [] }: Order): Cents => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** What is left of the order's total, delivery included. */
export const computeRest = (order: Order): Cents => (order.basket.totals.order ?? 0) - sumRefunds(order)

/** Goes to the payment first, then to gift cards, to each as much as came from it. */
function split(order: Order, amount: Cents): Refund['parts'] {
  const refunded = (id: string) =>
    (order.refunds ?? [])
      .flatMap(({ parts }) => parts)
      .reduce((sum, part) => (part.paymentInstrumentId === id ? sum + part.amount : sum), 0)
  const instruments = [...order.basket.paymentInstruments].sort(
    (one, other) => Number(Boolean(one.giftCertificate)) - Number(Boolean(other.giftCertificate))
  )
  let rest = amount
  return instruments.flatMap(({ paymentInstrumentId, paymentMethodId, amount: paid }) => {
    const part = Math.min(rest, paid - refunded(paymentInstrumentId))
    rest -= part
    return part > 0 ? [{ paymentInstrumentId, paymentMethodId, amount: part }] : []
  })
}

/**
 * The order with its refunds, of the payment and of gift cards; without any where nothing was paid for the units. Gift
 * cards have the money of a cancellation back at once; the merchant pays the others.
 */
export function addRefund(order: Order, cause: Refund['cause'], value: Cents, now: number): Order {
  const amount = Math.min(value, computeRest(order))
  if (amount <= 0) return order
  const { refunds = [], orderNo, paymentStatus, basket } = order
  const isGiftCard = ({ paymentInstrumentId: id }: Refund['parts'][number]) =>
    basket.paymentInstruments.some(each => each.paymentInstrumentId === id && each.giftCertificate)
  const parts = split(order, amount)
  const build = (of: Refund['parts'], state: Refund['state']): Omit<Refund, 'refundNo'>[] =>
    of.length === 0
      ? []
      : [
          {
            cause,
            amount: of.reduce((sum, part) => sum + part.amount, 0),
            parts: of,
            state,
            createdAt: now,
            ...(state === 'refunded' && { refundedAt: now })
          }
        ]
  const added = [
    ...build(
      parts.filter(part => !isGiftCard(part)),
      paymentStatus === 'paid' ? 'pending' : 'not_charged'
    ),
    ...build(parts.filter(isGiftCard), cause === 'cancellation' ? 'refunded' : 'pending')
  ]
  const numbered = added.map((refund, index) => ({
    refundNo: `G-${orderNo}-${refunds.length + index + 1}`,
    ...refund
  }))
  return { ...order, refunds: [...refunds, ...numbered] }
}
