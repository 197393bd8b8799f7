import type { ProductLookup } from '../../catalogue/sellable-product'
import type { Cents } from '../../money'
import { getTaxRate, type TaxClass, computeContainedTax } from '../../pricing/tax'
import type { Basket, BasketLine } from '../basket'
import { hasStockFor } from '../mutations/line-quantity'
import type { PricedLine, TaxedAmount } from './priced-basket'

/** A gross amount in cents with the tax that a country has in it. */
export function taxAmount(gross: Cents, countryCode: string, taxClass: TaxClass): TaxedAmount {
  const rate = getTaxRate(countryCode, taxClass)
  return { gross, tax: computeContainedTax(gross, rate), rate, taxClass }
}

/** The amount less the discount, with its tax. */
export function reduceAmount(amount: TaxedAmount, reduction: Cents): TaxedAmount {
  const gross = amount.gross - reduction
  return { ...amount, gross, tax: computeContainedTax(gross, amount.rate) }
}

/** A line priced from the catalogue as it is now, before any coupon. */
export function priceLine(
  line: BasketLine,
  basket: Basket,
  catalogue: ProductLookup,
  country: string
): PricedLine {
  const product = catalogue.findSellable(basket.siteId, line.productId, basket.currency, line.inventoryId)
  const unitBasePrice = product?.basePrice ?? 0
  const discounted = taxAmount(
    (product?.unitPrice ?? 0) * line.quantity,
    country,
    product?.taxClass ?? 'standard'
  )
  return {
    ...line,
    product,
    name: product?.name ?? line.name,
    variation: product?.variation ?? line.variation,
    unitBasePrice,
    price: unitBasePrice * line.quantity,
    reductions: [],
    discounted,
    afterOrderDiscount: discounted,
    purchasable: product !== undefined,
    orderable: product !== undefined && hasStockFor(product, line.quantity)
  }
}
