import { getItemStatus } from '../../../domain/orders/lifecycle/item-status'
import type { Order } from '../../../domain/orders/order'
import type { MappingContext } from '../../mapping-context'
import { toDecimal } from '../../money'

const toIso = (time: number) => new Date(time).toISOString()

/**
 * An order's progress in the shop's `c_` attributes: lists as JSON text, initially empty (requirement 8.1).
 * `c_orderstatus` is the label of each product.
 */
export function mapOrderLifecycle(order: Order, { buildDocumentUrl }: MappingContext) {
  const { basket, parcels = [], invoice, returnLabel, refunds = [] } = order
  const invoices = invoice && {
    invoiceNo: invoice.invoiceNo,
    date: toIso(invoice.issuedAt),
    url: buildDocumentUrl(order, 'invoice')
  }
  const labels = returnLabel && {
    labelNo: returnLabel.labelNo,
    date: toIso(returnLabel.issuedAt),
    url: buildDocumentUrl(order, 'return-label')
  }
  return {
    c_overallStatus: order.overallStatus,
    c_orderstatus: JSON.stringify(
      basket.lines.map(line => ({
        itemId: line.itemId,
        productId: line.productId,
        quantity: line.quantity,
        status: getItemStatus(order, line)
      }))
    ),
    c_shipping: JSON.stringify(
      parcels.map(({ shipmentId, carrier, trackingNumber, shippedAt, deliveredAt }) => ({
        shipmentId,
        carrier,
        trackingNumber,
        trackingUrl: buildDocumentUrl(order, 'tracking', trackingNumber),
        shippedDate: toIso(shippedAt),
        ...(deliveredAt !== undefined && { deliveredDate: toIso(deliveredAt) })
      }))
    ),
    c_return: JSON.stringify(listReturns(order)),
    c_refund: JSON.stringify(
      refunds.map(({ refundNo, cause, amount, parts, options = [], state, createdAt, refundedAt }) => ({
        refundNo,
        cause,
        amount: toDecimal(amount),
        state,
        date: toIso(refundedAt ?? createdAt),
        parts: parts.map(part => ({ paymentMethodId: part.paymentMethodId, amount: toDecimal(part.amount) })),
        options: options.map(option => ({ optionId: option.optionId, amount: toDecimal(option.amount) }))
      }))
    ),
    c_invoice: JSON.stringify(invoices ? [invoices] : []),
    c_returnLabel: JSON.stringify(labels ? [labels] : [])
  }
}

/** Units that are back, and those that are announced. */
function listReturns({ basket, returns = [], announcedReturns = [] }: Order) {
  const findProduct = (id: string) => basket.lines.find(({ itemId }) => itemId === id)?.productId
  const announced = announcedReturns.filter(({ receivedAt }) => receivedAt === undefined)
  return [
    ...returns.map(({ itemId, productId, quantity, returnedAt }) => ({
      itemId,
      productId,
      quantity,
      state: 'received',
      date: toIso(returnedAt)
    })),
    ...announced.flatMap(({ returnNo, items, announcedAt }) =>
      items.map(({ itemId, quantity, reason }) => ({
        itemId,
        productId: findProduct(itemId),
        quantity,
        state: 'announced',
        returnNo,
        reason,
        date: toIso(announcedAt)
      }))
    )
  ]
}
