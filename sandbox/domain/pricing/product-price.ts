import type { Product } from '../catalogue/product'
import type { Cents } from '../money'
import type { Promotion } from './promotion'

/** The price of a product in one currency at one time. All amounts gross. */
export interface ProductPrice {
  currency: string
  /** The selling price: the lowest of list price, sale price and promotional prices. */
  price: Cents
  /** Highest price among the variants of a master, where they differ. */
  priceMax?: Cents
  /** Before any reduction. */
  listPrice: Cents
  /** Before promotions: list or sale price, whichever is lower. */
  basePrice: Cents
  /** Lowest price of the 30 days before a reduction. */
  lastMonthPrice?: Cents
  isReduced: boolean
  /** Promotions that run for the product, each with the price it alone would give. */
  promotions: { promotion: Promotion; price: Cents }[]
  /** The promotion that made the price, if one did. */
  applied?: Promotion
}

/** A percentage off an amount, rounded to whole cents. */
export function reduceByPercent(amount: Cents, percentOff: number): Cents {
  return Math.round((amount * (100 - Math.min(100, Math.max(0, percentOff)))) / 100)
}

/**
 * Price of a product that has its own list price (simple products and variants).
 * Promotions do not add up: the lowest price wins. Undefined when it has no price in the currency.
 */
export function computeOwnPrice(
  product: Product,
  currency: string,
  promotions: Promotion[]
): ProductPrice | undefined {
  const listPrice = product.listPrice?.[currency]
  if (listPrice === undefined) return undefined
  const salePrice = product.salePrice?.[currency]
  const basePrice = Math.min(listPrice, salePrice ?? listPrice)
  const promoted = promotions.map(promotion => ({
    promotion,
    price: reduceByPercent(basePrice, promotion.percentOff ?? 0)
  }))
  const best = promoted.reduce<{ promotion: Promotion; price: Cents } | undefined>(
    (lowest, candidate) => (candidate.price < (lowest?.price ?? basePrice) ? candidate : lowest),
    undefined
  )
  const price = best?.price ?? basePrice
  const lastMonthPrice = product.lastMonthPrice?.[currency]
  return {
    currency,
    price,
    listPrice,
    basePrice,
    isReduced: price < listPrice,
    promotions: promoted,
    ...(lastMonthPrice !== undefined && basePrice < listPrice ? { lastMonthPrice } : {}),
    ...(best ? { applied: best.promotion } : {})
  }
}

/** A master shows the price of its cheapest variant, and the highest price where they differ. */
export function combineVariantPrices(prices: ProductPrice[]): ProductPrice | undefined {
  if (prices.length === 0) return undefined
  const cheapest = prices.reduce((lowest, candidate) => (candidate.price < lowest.price ? candidate : lowest))
  const priceMax = Math.max(...prices.map(({ price }) => price))
  return priceMax > cheapest.price ? { ...cheapest, priceMax } : cheapest
}

/** A set costs the sum of its parts. */
export function sumPartPrices(
  parts: { price: ProductPrice; quantity: number }[],
  promotions: Promotion[]
): ProductPrice | undefined {
  const first = parts[0]
  if (!first) return undefined
  const sum = (amount: (price: ProductPrice) => Cents) =>
    parts.reduce((total, part) => total + amount(part.price) * part.quantity, 0)
  const price = sum(part => part.price)
  const listPrice = sum(part => part.listPrice)
  return {
    currency: first.price.currency,
    price,
    listPrice,
    basePrice: sum(part => part.basePrice),
    isReduced: price < listPrice,
    promotions: promotions.map(promotion => ({ promotion, price }))
  }
}
