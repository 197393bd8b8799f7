import type { ProductLookup, SellableProduct } from '../../catalogue/sellable-product'
import type { Cents } from '../../money'
import { getTaxRate, type TaxClass, computeContainedTax } from '../../pricing/tax'
import type { Basket, BasketLine } from '../basket'
import { hasStockFor } from '../mutations/line-quantity'
import { findChosen } from '../mutations/line-options'
import type { PricedLine, PricedOption, TaxedAmount } from './priced-basket'

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

/** The options of a line at the prices of the catalogue; taxed as a service. */
function priceOptions(
  { chosenOptions, quantity }: BasketLine,
  product: SellableProduct | undefined,
  currency: string,
  country: string
): PricedOption[] {
  return (product?.options ?? []).flatMap(option => {
    const value = findChosen(option, chosenOptions)
    if (!value) return []
    const unitPrice = value.price[currency] ?? 0
    return [
      {
        optionId: option.id,
        optionName: option.name,
        valueId: value.id,
        name: value.name,
        unitPrice,
        amount: taxAmount(unitPrice * quantity, country, 'standard')
      }
    ]
  })
}

/** Price of a line's options, and the tax in it. */
export const sumOptions = (lines: readonly Pick<PricedLine, 'options'>[]): { gross: Cents; tax: Cents } =>
  lines
    .flatMap(({ options = [] }) => options)
    .reduce((sum, { amount }) => ({ gross: sum.gross + amount.gross, tax: sum.tax + amount.tax }), {
      gross: 0,
      tax: 0
    })

/** A line priced from the catalogue as it is now, before any coupon. */
export function priceLine(
  line: BasketLine,
  basket: Basket,
  catalogue: ProductLookup,
  country: string
): PricedLine {
  const product = catalogue.findSellable(basket.siteId, line.productId, basket.currency, line.inventoryId)
  const unitBasePrice = product?.basePrice ?? 0
  const options = priceOptions(line, product, basket.currency, country)
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
    ...(options.length > 0 && { options }),
    purchasable: product !== undefined,
    orderable: product !== undefined && hasStockFor(product, line.quantity)
  }
}
