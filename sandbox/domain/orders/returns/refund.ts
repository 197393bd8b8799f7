import { sumOptions } from '../../baskets/pricing/price-line'
import type { PricedLine } from '../../baskets/pricing/priced-basket'
import type { Cents } from '../../money'
import type { Order, Refund, RefundedOption } from '../order'
import { countCancelled, countKept, countReturned } from './line-units'

interface Units {
  itemId: string
  quantity: number
}

/** Refund of units, and the options' part of it. */
interface Value {
  amount: Cents
  options: RefundedOption[]
}

/**
 * The price of units of the order's lines with their options, after all discounts. The shares of a line's units add up
 * to its price: the last one takes the cents that are left. Call it before the units are noted in the order.
 */
export function computeValue(order: Order, items: readonly Units[]): Value {
  let amount = 0
  const options = new Map<string, RefundedOption>()
  for (const { itemId, quantity } of items) {
    const line = order.basket.lines.find(each => each.itemId === itemId)
    if (!line) continue
    const shareOf = buildShare(order, line, quantity)
    amount += shareOf(line.afterOrderDiscount.gross + sumOptions([line]).gross)
    for (const { optionId, optionName, amount: paid } of line.options ?? []) {
      const share = (options.get(optionId)?.amount ?? 0) + shareOf(paid.gross)
      if (share > 0) options.set(optionId, { optionId, optionName, amount: share })
    }
  }
  return { amount, options: [...options.values()] }
}

/** The share of a line's next units in an amount for all of them. */
function buildShare(order: Order, { itemId, quantity: all }: PricedLine, quantity: number) {
  const before = countCancelled(order, itemId) + countReturned(order, itemId)
  return (paid: Cents): Cents =>
    Math.round((paid * (before + quantity)) / all) - Math.round((paid * before) / all)
}

const sumRefunds = ({ refunds = [] }: Order): Cents => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** The rest of the order's total, delivery included. */
const computeRest = (order: Order): Cents => (order.basket.totals.order ?? 0) - sumRefunds(order)

/** All that is left of an order: its rest, with the options of the units that the shopper still has. */
export const computeRemainingValue = (order: Order): Value => ({
  ...computeValue(
    order,
    order.basket.lines.map(line => ({ itemId: line.itemId, quantity: countKept(order, line) }))
  ),
  amount: computeRest(order)
})

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
export function addRefund(order: Order, cause: Refund['cause'], value: Value, now: number): Order {
  const amount = Math.min(value.amount, computeRest(order))
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
  const takeOptions = buildOptionTaker(value.options)
  const numbered = added.map((refund, index) => {
    const options = takeOptions(refund.amount)
    return {
      refundNo: `G-${orderNo}-${refunds.length + index + 1}`,
      ...refund,
      ...(options.length > 0 && { options })
    }
  })
  return { ...order, refunds: [...refunds, ...numbered] }
}

/** Gives each refund the options that it has room for; the next one has what is left. */
function buildOptionTaker(given: readonly RefundedOption[]) {
  let open = [...given]
  return (amount: Cents): RefundedOption[] => {
    let room = amount
    const taken = open.map(option => {
      const part = Math.min(room, option.amount)
      room -= part
      return { ...option, amount: part }
    })
    open = open.map((option, index) => ({ ...option, amount: option.amount - (taken[index]?.amount ?? 0) }))
    return taken.filter(option => option.amount > 0)
  }
}
