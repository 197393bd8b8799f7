import { deriveAvailability } from '../../fulfilment/stock'
import type { Product } from '../../features/catalogue/model/product'
import type { SiteContext } from '../../visit/site/site-context'
import {
  buildAbsoluteAddress,
  buildAbsoluteImage,
  type StructuredData
} from '../../page-head/structured-data'

const AVAILABILITY = { in_stock: 'InStock', pre_order: 'PreOrder', out_of_stock: 'OutOfStock' } as const

/** A product for search engines: description, offer, availability, rating. */
export function buildProductData(site: SiteContext, product: Product): StructuredData {
  const { price, rating, variations } = product
  const url = buildAbsoluteAddress(site, product.to)
  const offer = {
    url,
    priceCurrency: site.currency,
    availability: `https://schema.org/${AVAILABILITY[deriveAvailability(product.stock)]}`,
    itemCondition: 'https://schema.org/NewCondition'
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.promise,
    sku: product.id,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: product.images.map(image => buildAbsoluteImage(site, image.link)),
    ...(price === undefined
      ? {}
      : {
          offers: product.isFromPrice
            ? { '@type': 'AggregateOffer', lowPrice: price, offerCount: variations.variants.length, ...offer }
            : { '@type': 'Offer', price, ...offer }
        }),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count
          }
        }
      : {})
  }
}
