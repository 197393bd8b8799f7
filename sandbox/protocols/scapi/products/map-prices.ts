import { say } from '../../../texts/localized-text'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../domain/catalogue/product'
import { computeBasePrice, type BasePrice } from '../../../domain/pricing/base-price'
import type { ProductPrice } from '../../../domain/pricing/product-price'
import { toDecimal } from '../../money'
import type { CatalogueContext } from './catalogue-context'

/** The price per measure; that of a master belongs to its cheapest variant, whose price it shows. */
export function findBasePrice({ view, locale }: CatalogueContext, product: Product): BasePrice | undefined {
  const price = view.findPrice(product)
  if (!price) return undefined
  const measured =
    product.kind === 'master'
      ? view.catalogue
          .listVariants(product.id)
          .find(variant => view.findPrice(variant)?.price === price.price)
      : product
  if (!measured?.baseMeasure) return undefined
  const { language, currency } = view
  return computeBasePrice(price.price, measured.baseMeasure, { locale, language, currency })
}

/** Prices of the price books: the list price, and the sale price if lower. Promotions are not in them. */
export const mapTieredPrices = ({ currency, listPrice, basePrice }: ProductPrice) => [
  { price: toDecimal(listPrice), pricebook: `list-${currency}`, quantity: 1 },
  ...(basePrice < listPrice
    ? [{ price: toDecimal(basePrice), pricebook: `sale-${currency}`, quantity: 1 }]
    : [])
]

/** From the cheapest variant of a master to the dearest, in each price book that has one of them. */
export function mapPriceRanges(
  { view }: CatalogueContext,
  master: Product
): ShopperProductsTypes.PriceRange[] {
  const entries = view.catalogue.listVariants(master.id).flatMap(variant => {
    const price = view.findPrice(variant)
    return price ? mapTieredPrices(price) : []
  })
  return [...new Set(entries.map(({ pricebook }) => pricebook))].map(pricebook => {
    const prices = entries.filter(entry => entry.pricebook === pricebook).map(({ price }) => price)
    return { pricebook, minPrice: Math.min(...prices), maxPrice: Math.max(...prices) }
  })
}

/** Standard price fields. */
export function mapPrices(context: CatalogueContext, product: Product, price: ProductPrice) {
  const basePrice = findBasePrice(context, product)
  return {
    price: toDecimal(price.price),
    ...(price.priceMax === undefined ? {} : { priceMax: toDecimal(price.priceMax) }),
    ...(basePrice ? { pricePerUnit: toDecimal(basePrice.amount), unitMeasure: basePrice.unit } : {}),
    ...(product.kind === 'simple' || product.kind === 'variant'
      ? {
          tieredPrices: mapTieredPrices(price)
        }
      : {})
  }
}

/** Promotions that run for the product, with the price each alone would give. */
export function mapProductPromotions(
  { view }: CatalogueContext,
  price: ProductPrice
): ShopperProductsTypes.ProductPromotion[] {
  return price.promotions.map(entry => ({
    promotionId: entry.promotion.id,
    calloutMsg: say(entry.promotion.calloutMsg, view.language),
    promotionalPrice: toDecimal(entry.price)
  }))
}
