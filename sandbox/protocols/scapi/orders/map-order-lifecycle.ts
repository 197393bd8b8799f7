import { getItemStatus } from '../../../domain/orders/lifecycle/item-status'
import type { Order } from '../../../domain/orders/order'
import type { MappingContext } from '../../mapping-context'

const toIso = (time: number) => new Date(time).toISOString()

/**
 * An order's progress in the shop's `c_` attributes: lists as JSON text, initially empty (requirement 8.1).
 * `c_orderstatus` is the label of each product.
 */
export function mapOrderLifecycle(order: Order, { buildDocumentUrl }: MappingContext) {
  const { basket, parcels = [], invoice, returnLabel, returns = [] } = order
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
      parcels.map(({ carrier, trackingNumber, shippedAt, deliveredAt }) => ({
        carrier,
        trackingNumber,
        trackingUrl: buildDocumentUrl(order, 'tracking'),
        shippedDate: toIso(shippedAt),
        ...(deliveredAt !== undefined && { deliveredDate: toIso(deliveredAt) })
      }))
    ),
    c_return: JSON.stringify(
      returns.map(({ itemId, productId, quantity, returnedAt }) => ({
        itemId,
        productId,
        quantity,
        date: toIso(returnedAt)
      }))
    ),
    c_invoice: JSON.stringify(invoices ? [invoices] : []),
    c_returnLabel: JSON.stringify(labels ? [labels] : [])
  }
}
