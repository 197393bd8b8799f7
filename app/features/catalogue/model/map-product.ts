import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { deriveAvailability, mapStock, readSteps, type Stock } from '../../../fulfilment/stock'
import { hasFullProductData } from './full-product-data'
import {
  compact,
  readBadge,
  readCallout,
  readNumber,
  readRating,
  readReducedPrices,
  readText,
  type PlatformAttributes
} from './map-attributes'
import { GIFT_WRAP_OPTION } from '../../../gifts/gift-wrap-option'
import { readPricePerUnit } from '../../../pricing/read-price-per-unit'
import { mapCategories, mapImages, mapParts, mapVariations } from './map-product-parts'
import { findProductAddress } from '../../../visit/addresses/find-product-address'
import type { Caffeine, Preparation, Product, ProductDetails, QuantityRules, Taste } from './product'
import { findPartialPrice } from './set-quantities'
import { readSpecs } from './specs'

/** Maps the platform's product to the one that its page shows; `description` is its sanitized long text. */
export function mapProduct(product: PlatformProduct, description: CleanHtml): Product {
  const name = product.name ?? ''
  const stock = mapStock(product)
  const promise = product.shortDescription ?? ''
  const partialPrice = findPartialPrice(product)
  const price = partialPrice ?? product.price
  return compact<Product>({
    id: product.id,
    kind: findKind(product),
    masterId: product.master?.masterId ?? product.id,
    name,
    brand: product.brand ?? '',
    to: findProductAddress(product.id, name, product),
    promise,
    description,
    pageTitle: product.pageTitle ?? name,
    pageDescription: product.pageDescription ?? promise,
    price,
    isFromPrice:
      partialPrice === undefined &&
      price !== undefined &&
      product.priceMax !== undefined &&
      product.priceMax > price,
    // The regular price of the rest of a set is unknown.
    ...(partialPrice === undefined ? readReducedPrices(product, price) : {}),
    basePrice: readPricePerUnit(product),
    promotion: readCallout(product),
    stock,
    quantity: readQuantityRules(product, stock),
    images: mapImages(product),
    badge: readBadge(product.c_badge),
    rating: readRating(product.c_rating),
    fact: readText(product.c_contents),
    categories: mapCategories(product),
    variations: mapVariations(product),
    parts: mapParts(product),
    taste: readTaste(product),
    preparation: readPreparation(product.c_brewing),
    details: readDetails(product),
    scene: readText(product.c_scene),
    goesWith: readText(product.c_goesWith),
    giftWrap: readGiftWrap(product),
    isGiftCard: product.c_isGiftcard === true,
    isVirtual: product.c_giftCardIsVirtual === true,
    hasFullData: hasFullProductData(product)
  })
}

function findKind({ type }: PlatformProduct): Product['kind'] {
  if (type?.master) return 'master'
  if (type?.variant) return 'variant'
  return type?.set ? 'set' : 'simple'
}

/** Of the values of the option, the one without wrap has no price. */
function readGiftWrap({ c_giftWrap, options }: PlatformProduct): number | undefined {
  if (c_giftWrap === true) return 0
  const values = options?.find(({ id }) => id === GIFT_WRAP_OPTION)?.values ?? []
  const prices = values.flatMap(({ price }) => price || [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

const CAFFEINE: readonly Caffeine[] = ['none', 'decaf', 'low', 'medium', 'high']

const readScale = (value: unknown): number | undefined => {
  const number = readNumber(value)
  return number === undefined ? undefined : Math.min(5, Math.max(0, number))
}

function readTaste(product: PlatformProduct): Taste {
  return compact<Taste>({
    flavorIntensity: readScale(product.c_flavorIntensity),
    fruitiness: readScale(product.c_fruitiness),
    roasting: readScale(product.c_roasting),
    caffeine: CAFFEINE.find(level => level === product.c_caffeine)
  })
}

function readPreparation(brewing: unknown): Preparation {
  const { grams, milliliters, temperature, minutes } = (brewing ?? {}) as Record<string, unknown>
  return compact<Preparation>({
    grams: readNumber(grams),
    milliliters: readNumber(milliliters),
    temperature: readNumber(temperature),
    minutes: readNumber(minutes)
  })
}

function readDetails(product: PlatformProduct): ProductDetails {
  return compact<ProductDetails>({
    ingredients: readText(product.c_ingredients),
    origin: readText(product.c_origin),
    material: readText(product.c_material),
    usps: Array.isArray(product.c_usps) ? product.c_usps.filter(usp => readText(usp) !== undefined) : [],
    specs: readSpecs(product.c_specs)
  })
}

/** The quantities in which a product is sold; minimum 0 if no stock (requirement 3.4). */
export function readQuantityRules(product: PlatformAttributes, stock: Stock): QuantityRules {
  const { min, step } = readSteps(product)
  const limit = readNumber(product.c_basketLimit)
  return {
    min: deriveAvailability(stock) === 'out_of_stock' ? 0 : min,
    step,
    ...(limit === undefined ? {} : { limit })
  }
}
