import type { CatalogueLookup, Cents, SiteConfig, TaxClass } from '../../contracts'
import { getHomeCountry, getShippingRate } from '../shipping/shipping-rates'
import { findShippingMethod } from '../shipping/shipping-methods'
import { computeContainedTax } from '../tax/contained-tax'
import { getTaxRate } from '../tax/tax-rates'
import type { Basket, BasketLine, Shipment } from './basket'
import { hasStockFor } from './line-quantity'
import type { BasketTotals, PricedBasket, PricedLine, PricedShipment, TaxedAmount } from './priced-basket'

const sum = (amounts: Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

function taxAmount(gross: Cents, countryCode: string, taxClass: TaxClass): TaxedAmount {
  const rate = getTaxRate(countryCode, taxClass)
  return { gross, tax: computeContainedTax(gross, rate), rate, taxClass }
}

function priceLine(
  line: BasketLine,
  basket: Basket,
  catalogue: CatalogueLookup,
  country: string
): PricedLine {
  const product = catalogue.findSellable(basket.siteId, line.productId, basket.currency)
  const unitBasePrice = product?.basePrice ?? 0
  return {
    ...line,
    product,
    name: product?.name ?? line.name,
    unitBasePrice,
    price: unitBasePrice * line.quantity,
    discounted: taxAmount(
      (product?.unitPrice ?? 0) * line.quantity,
      country,
      product?.taxClass ?? 'standard'
    ),
    purchasable: product !== undefined,
    orderable: product !== undefined && hasStockFor(product, line.quantity)
  }
}

function priceShipment(
  shipment: Shipment,
  lines: PricedLine[],
  basket: Basket,
  home: string
): PricedShipment {
  const own = lines.filter(line => line.shipmentId === shipment.shipmentId)
  const situation = {
    currency: basket.currency,
    countryCode: shipment.shippingAddress?.countryCode ?? home,
    goods: sum(own.map(line => line.discounted.gross)),
    containsVirtualGiftCard: own.some(line => line.product?.isVirtualGiftCard)
  }
  const method = shipment.shippingMethodId
    ? findShippingMethod(shipment.shippingMethodId, situation)
    : undefined
  const suits = method !== undefined && method.digital === situation.containsVirtualGiftCard
  return {
    ...shipment,
    situation,
    method,
    shipping: suits ? taxAmount(method.price, situation.countryCode, 'standard') : undefined,
    goodsTax: sum(own.map(line => line.discounted.tax))
  }
}

/** The shipments that travel: those with goods. In an empty basket all of them stand for goods to come. */
export const listDelivered = (shipments: PricedShipment[], lines: PricedLine[]): PricedShipment[] =>
  lines.length === 0
    ? shipments
    : shipments.filter(shipment => lines.some(line => line.shipmentId === shipment.shipmentId))

function sumUp(lines: PricedLine[], shipments: PricedShipment[]): BasketTotals {
  const products = sum(lines.map(line => line.discounted.gross))
  const productsTax = sum(lines.map(line => line.discounted.tax))
  const delivered = listDelivered(shipments, lines)
  const costs = delivered.flatMap(shipment => shipment.shipping ?? [])
  const hasMethods = costs.length === delivered.length
  const shipping = hasMethods ? sum(costs.map(cost => cost.gross)) : undefined
  const shippingTax = hasMethods ? sum(costs.map(cost => cost.tax)) : undefined
  const hasAddresses = delivered.every(shipment => shipment.shippingAddress)
  const order = shipping !== undefined && hasAddresses ? products + shipping : undefined
  return { products, productsTax, shipping, shippingTax, tax: productsTax + (shippingTax ?? 0), order }
}

/**
 * Prices a basket from the catalogue as it is now: lines with contained tax, shipments, totals.
 * Pure; all amounts in cents. Taxes follow the shipping address's country, before that the site's.
 */
export function priceBasket(basket: Basket, site: SiteConfig, catalogue: CatalogueLookup): PricedBasket {
  const home = getHomeCountry(site, basket.currency)
  const countryOf = (line: BasketLine) =>
    basket.shipments.find(shipment => shipment.shipmentId === line.shipmentId)?.shippingAddress
      ?.countryCode ?? home
  const lines = basket.lines.map(line => priceLine(line, basket, catalogue, countryOf(line)))
  const shipments = basket.shipments.map(shipment => priceShipment(shipment, lines, basket, home))
  const totals = sumUp(lines, shipments)

  const country = basket.shipments[0]?.shippingAddress?.countryCode ?? home
  const isDigital = lines.some(line => line.product?.isVirtualGiftCard)
  const remaining = isDigital
    ? 0
    : Math.max(0, getShippingRate(basket.currency, country).freeFrom - totals.products)
  return { ...basket, lines, shipments, totals, freeShipping: { isFree: remaining === 0, remaining } }
}
