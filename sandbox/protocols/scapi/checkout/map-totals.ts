import type { PricedBasket } from '../../../domain/baskets/pricing/priced-basket'
import { sumOptions } from '../../../domain/baskets/pricing/price-line'
import { toDecimal } from '../../money'

/** The totals that baskets and orders share. Absent ones cannot be computed yet. */
export function mapTotals({ totals, lines }: PricedBasket) {
  const taxBeforeOrderDiscount = lines.reduce((tax, line) => tax + line.discounted.tax, sumOptions(lines).tax)
  const decimal = (cents: number | undefined) => (cents === undefined ? undefined : toDecimal(cents))
  return {
    taxation: 'gross' as const,
    productSubTotal: toDecimal(totals.products),
    productTotal: toDecimal(totals.products - totals.orderDiscount),
    merchandizeTotalTax: toDecimal(taxBeforeOrderDiscount),
    adjustedMerchandizeTotalTax: toDecimal(totals.productsTax),
    shippingTotal: decimal(totals.shipping),
    shippingTotalTax: decimal(totals.shippingTax),
    adjustedShippingTotalTax: decimal(totals.shippingTax),
    taxTotal: toDecimal(totals.tax),
    orderTotal: decimal(totals.order)
  }
}
