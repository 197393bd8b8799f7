import type { Product } from '../catalogue/product'
import type { Promotion } from './promotion'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import { isActive, listPromotionsOf } from './active-promotions'
import { combineVariantPrices, computeOwnPrice, sumPartPrices, type ProductPrice } from './product-price'

/** Prices of one site in one currency under one set of running promotions. */
export interface PriceList {
  currency: string
  /** Undefined when the product is not sold in the currency. */
  findPrice(product: Product): ProductPrice | undefined
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined

function createPriceList(catalogue: SiteCatalogue, currency: string, promotions: Promotion[]): PriceList {
  const known = new Map<string, ProductPrice | undefined>()

  function computePrice(product: Product): ProductPrice | undefined {
    if (product.kind === 'master') {
      return combineVariantPrices(catalogue.listVariants(product.id).map(findPrice).filter(isPresent))
    }
    const running = listPromotionsOf(product, promotions, catalogue)
    if (product.kind !== 'set') return computeOwnPrice(product, currency, running)
    const parts = (product.setItems ?? []).map(({ productId, quantity }) => {
      const part = catalogue.findProduct(productId)
      // A set inside a set could contain itself.
      const price = part && part.kind !== 'set' ? findPrice(part) : undefined
      return price && { price, quantity }
    })
    const priced = parts.filter(isPresent)
    return priced.length === parts.length ? sumPartPrices(priced, running) : undefined
  }

  function findPrice(product: Product): ProductPrice | undefined {
    if (known.has(product.id)) return known.get(product.id)
    const price = computePrice(product)
    known.set(product.id, price)
    return price
  }

  return { currency, findPrice }
}

/** Moments come from shopper contexts: keep the lists of a few, not of all requests. */
const KEPT_LISTS = 12

/**
 * Returns the price list of a currency for a moment. One list serves all moments with
 * the same set of running promotions, so prices follow the clock at no cost per call.
 */
export function createPriceLists(catalogue: SiteCatalogue): (currency: string, now: number) => PriceList {
  const lists = new Map<string, PriceList>()
  return (currency, now) => {
    const promotions = catalogue.promotions.filter(promotion => isActive(promotion, now))
    const key = [currency, ...promotions.map(promotion => promotion.id)].join('\n')
    const kept = lists.get(key)
    if (kept) return kept
    const list = createPriceList(catalogue, currency, promotions)
    if (lists.size >= KEPT_LISTS) lists.clear()
    lists.set(key, list)
    return list
  }
}
