import { listDelivered } from '../../baskets/pricing/price-basket'
import type { PricedBasket, PricedLine, TaxedAmount } from '../../baskets/pricing/priced-basket'
import type { Cents } from '../../money'
import type { Order } from '../order'
import { countCancelled } from './line-units'

type CancelledOrder = Pick<Order, 'basket' | 'cancelledItems'>

/** The rest of a line's amount after its cancelled share, which is rounded as its refund is. */
const keep = (amount: Cents, cancelled: number, all: number): Cents =>
  amount - Math.round((amount * cancelled) / all)

function takeOutUnits(line: PricedLine, cancelled: number): PricedLine {
  const all = line.quantity
  const keepTaxed = (amount: TaxedAmount): TaxedAmount => ({
    ...amount,
    gross: keep(amount.gross, cancelled, all),
    tax: keep(amount.tax, cancelled, all)
  })
  return {
    ...line,
    quantity: all - cancelled,
    price: keep(line.price, cancelled, all),
    discounted: keepTaxed(line.discounted),
    afterOrderDiscount: keepTaxed(line.afterOrderDiscount),
    ...(line.options && {
      options: line.options.map(option => ({ ...option, amount: keepTaxed(option.amount) }))
    })
  }
}

const sumLines = (lines: readonly PricedLine[], read: (line: PricedLine) => Cents): Cents =>
  lines.reduce((sum, line) => sum + read(line), 0)

const sumOptions = (line: PricedLine, part: 'gross' | 'tax'): Cents =>
  (line.options ?? []).reduce((sum, { amount }) => sum + amount[part], 0)

/** Delivery costs of the shipments that have lost all their goods. */
export function computeEmptied(before: PricedBasket, after: PricedBasket): { gross: Cents; tax: Cents } {
  const left = new Set(listFilled(after).map(({ shipmentId }) => shipmentId))
  const emptied = listDelivered(before).filter(({ shipmentId }) => !left.has(shipmentId))
  return {
    gross: emptied.reduce((sum, { shipping }) => sum + (shipping?.gross ?? 0), 0),
    tax: emptied.reduce((sum, { shipping }) => sum + (shipping?.tax ?? 0), 0)
  }
}

/** An order as if its cancelled units had never been in it. */
export const withoutCancelled = (order: Order): Order => ({
  ...order,
  basket: takeOutCancelled(order),
  cancelledItems: []
})

/** Whether a shipment has anything left after cancellations by line. */
export const hasItemsLeft = (order: CancelledOrder, shipmentId: string): boolean =>
  listFilled(takeOutCancelled(order)).some(shipment => shipment.shipmentId === shipmentId)

/** The shipments with goods; none where nothing is left. */
const listFilled = (basket: PricedBasket) =>
  basket.lines.length + basket.giftCertificateItems.length > 0 ? listDelivered(basket) : []

/**
 * The basket of an order without the units that were cancelled by line, and its sums without theirs and without the
 * delivery of emptied shipments: what is packed, billed, and named in later mails.
 */
export function takeOutCancelled(order: CancelledOrder): PricedBasket {
  const { basket, cancelledItems = [] } = order
  if (cancelledItems.length === 0) return basket
  const lines = basket.lines.flatMap(line => {
    const cancelled = countCancelled(order, line.itemId)
    if (cancelled === 0) return [line]
    return cancelled < line.quantity ? [takeOutUnits(line, cancelled)] : []
  })
  const left = { ...basket, lines }
  const shipping = computeEmptied(basket, left)
  const lose = (read: (line: PricedLine) => Cents) => sumLines(basket.lines, read) - sumLines(lines, read)
  const options = {
    gross: lose(line => sumOptions(line, 'gross')),
    tax: lose(line => sumOptions(line, 'tax'))
  }
  const goods = lose(({ discounted }) => discounted.gross)
  const paid = lose(({ afterOrderDiscount }) => afterOrderDiscount.gross)
  const tax = lose(({ afterOrderDiscount }) => afterOrderDiscount.tax) + options.tax
  const { totals } = basket
  return {
    ...left,
    shipments: listFilled(left),
    totals: {
      ...totals,
      products: totals.products - goods - options.gross,
      orderDiscount: totals.orderDiscount - (goods - paid),
      productsTax: totals.productsTax - tax,
      ...(totals.shipping !== undefined && { shipping: totals.shipping - shipping.gross }),
      ...(totals.shippingTax !== undefined && { shippingTax: totals.shippingTax - shipping.tax }),
      tax: totals.tax - tax - shipping.tax,
      ...(totals.order !== undefined && {
        order: totals.order - paid - options.gross - shipping.gross
      })
    }
  }
}
