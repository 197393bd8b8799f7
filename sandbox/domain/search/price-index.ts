import type { Product } from '../catalogue/product'
import type { Language } from '../../texts/localized-text'
import type { PriceList } from '../pricing/price-list'
import { addBit, createBitset, type Bitset } from './bitset'
import { orderDocuments, type SortingId } from './sorting'

/** Prices for the search, by document number. */
export interface PriceIndex {
  /** Cents. */
  prices: Int32Array
  /** Documents that are sold in the currency at all. */
  priced: Bitset
  reduced: Bitset
  /** Documents that some promotion runs for, by promotion id. */
  promoted: Map<string, Bitset>
  findOrder(sorting: SortingId, language: Language): Uint32Array | undefined
  /** Documents that cost from `from` to below `to` cents. */
  selectRange(from: number, to: number): Bitset
}

function buildPriceIndex(products: Product[], list: PriceList): PriceIndex {
  const size = products.length
  const prices = new Int32Array(size)
  const priced = createBitset(size)
  const reduced = createBitset(size)
  const promoted = new Map<string, Bitset>()
  products.forEach((product, document) => {
    const price = list.findPrice(product)
    if (!price) return
    prices[document] = price.price
    addBit(priced, document)
    if (price.isReduced) addBit(reduced, document)
    for (const { promotion } of price.promotions) {
      const bits = promoted.get(promotion.id) ?? createBitset(size)
      addBit(bits, document)
      promoted.set(promotion.id, bits)
    }
  })

  const orders = new Map<string, Uint32Array | undefined>()
  const ranges = new Map<string, Bitset>()
  /** Ranges come from requests: keep a few, not all requested ones. */
  const KEPT_RANGES = 64

  return {
    prices,
    priced,
    reduced,
    promoted,
    findOrder(sorting, language) {
      const key = `${sorting} ${language}`
      if (!orders.has(key)) orders.set(key, orderDocuments(sorting, products, language, prices))
      return orders.get(key)
    },
    selectRange(from, to) {
      const key = `${from} ${to}`
      const kept = ranges.get(key)
      if (kept) return kept
      const bits = createBitset(size)
      for (let document = 0; document < size; document += 1) {
        if (prices[document]! >= from && prices[document]! < to) addBit(bits, document)
      }
      if (ranges.size >= KEPT_RANGES) ranges.clear()
      ranges.set(key, bits)
      return bits
    }
  }
}

/** Returns the index of a price list, built at its first use and dropped together with the list. */
export function createPriceIndexes(products: Product[]): (list: PriceList) => PriceIndex {
  const indexes = new WeakMap<PriceList, PriceIndex>()
  return list => {
    const known = indexes.get(list)
    if (known) return known
    const index = buildPriceIndex(products, list)
    indexes.set(list, index)
    return index
  }
}
