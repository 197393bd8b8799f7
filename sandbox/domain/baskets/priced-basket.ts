import type { Cents, SellableProduct, TaxClass } from '../../contracts'
import type { ShippingMethod, ShippingSituation } from '../shipping/shipping-methods'
import type { Basket, BasketLine, Shipment } from './basket'

/** A gross amount with the tax that it contains. `rate` is in percent. */
export interface TaxedAmount {
  gross: Cents
  tax: Cents
  rate: number
  taxClass: TaxClass
}

export interface PricedLine extends BasketLine {
  /** Undefined when the product has left the catalogue: then the line costs nothing and blocks the order. */
  product?: SellableProduct
  /** Of one unit, before promotions. */
  unitBasePrice: Cents
  /** Of all units, before promotions. */
  price: Cents
  /** Of all units, after promotions. */
  discounted: TaxedAmount
  /** Still in the catalogue. */
  purchasable: boolean
  /** Enough in stock for the line's quantity, or sold ahead of stock. */
  orderable: boolean
}

export interface PricedShipment extends Shipment {
  /** What the shopper chose, even where it does not suit the goods any more. */
  method?: ShippingMethod
  /** Cost of the chosen method; undefined until a suitable one is chosen. */
  shipping?: TaxedAmount
  /** Destination and value, after promotions, of the goods in it. */
  situation: ShippingSituation
  goodsTax: Cents
}

export interface BasketTotals {
  /** All lines, after promotions. */
  products: Cents
  productsTax: Cents
  /** Undefined until every shipment has a suitable method. */
  shipping?: Cents
  shippingTax?: Cents
  tax: Cents
  /** Undefined until every shipment has an address and a suitable method. */
  order?: Cents
}

/** A basket with everything that is computed from catalogue, shipping and tax tables at one moment. */
export interface PricedBasket extends Omit<Basket, 'lines' | 'shipments'> {
  lines: PricedLine[]
  shipments: PricedShipment[]
  totals: BasketTotals
  freeShipping: { isFree: boolean; remaining: Cents }
}
