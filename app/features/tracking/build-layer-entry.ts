import { hidePersonalPart } from '../../platform/side-services/page-analytics-query'
import type { ShopEvent, TrackedProduct } from './event-payloads'
import { EVENT_TABLE } from './event-table'
import { hidePersonalData } from './hide-personal-data'

/** An event as tag managers know it: its name, `ecommerce` where products are concerned, and details. */
export interface LayerEntry {
  event: string
  ecommerce?: {
    currency: string
    value?: number
    items: LayerItem[]
    item_list_id?: string
    transaction_id?: string
    tax?: number
    shipping?: number
  }
  [detail: string]: unknown
}

interface LayerItem {
  item_id: string
  item_name?: string
  item_category?: string
  item_variant?: string
  price?: number
  quantity: number
  /** Place in its list, from 0. */
  index?: number
}

/** Builds what `window.dataLayer` gets of an event; `currency` is the site's. docs/tracking.md shows each. */
export function buildLayerEntry(event: ShopEvent, currency: string): LayerEntry {
  const { dataLayer: name } = EVENT_TABLE[event.name]
  switch (event.name) {
    case 'viewPage':
      return { event: name, page_path: hidePersonalPart(event.path) }
    case 'viewCategory':
      return {
        event: name,
        result_count: event.total,
        ecommerce: { currency, item_list_id: event.categoryId, items: listItems(event.products) }
      }
    case 'viewSearch':
      return {
        event: name,
        search_term: hidePersonalData(event.phrase),
        result_count: event.total,
        ecommerce: { currency, item_list_id: 'search', items: listItems(event.products) }
      }
    case 'viewReco':
      return {
        event: name,
        ecommerce: { currency, item_list_id: event.recommenderName, items: listItems(event.products) }
      }
    case 'clickCategory':
      return {
        event: name,
        ecommerce: { currency, item_list_id: event.categoryId, items: [buildItem(event.product)] }
      }
    case 'clickSearch':
      return {
        event: name,
        search_term: hidePersonalData(event.phrase),
        ecommerce: { currency, item_list_id: 'search', items: [buildItem(event.product)] }
      }
    case 'clickReco':
      return {
        event: name,
        ecommerce: { currency, item_list_id: event.recommenderName, items: [buildItem(event.product)] }
      }
    case 'viewProduct':
    case 'remove_from_cart':
    case 'add_to_wishlist':
    case 'remove_from_wishlist':
      return { event: name, ecommerce: describePurchase(currency, [event.product]) }
    case 'addToCart':
      return { event: name, ecommerce: describePurchase(currency, event.products) }
    case 'beginCheckout':
      return {
        event: name,
        ecommerce: { ...describePurchase(currency, event.products), value: event.amount }
      }
    case 'purchase': {
      const { orderNo, products, amount, tax, shipping } = event
      const ecommerce = { ...describePurchase(currency, products), value: amount, tax, shipping }
      return { event: name, ecommerce: { ...ecommerce, transaction_id: orderNo } }
    }
    case 'checkoutStep':
      // The basket's id stays between shop and platform.
      return { event: name, step_name: event.stepName, step_number: event.stepNumber }
    case 'newsletter':
      return { event: name, source: event.source }
    case 'formsSubmit':
      return { event: name, form: event.form }
    case 'changed consents':
      return { event: name, consents: event.consents }
    default:
      return { event: name }
  }
}

function buildItem({ id, sku, name, category, price, quantity = 1 }: TrackedProduct): LayerItem {
  return {
    item_id: id,
    ...(name !== undefined && { item_name: name }),
    ...(category !== undefined && { item_category: category }),
    ...(sku !== undefined && sku !== id && { item_variant: sku }),
    ...(price !== undefined && { price }),
    quantity
  }
}

const listItems = (products: readonly TrackedProduct[]) =>
  products.map((product, index) => ({ ...buildItem(product), index }))

function describePurchase(currency: string, products: readonly TrackedProduct[]) {
  const prices = products.flatMap(({ price, quantity = 1 }) => (price === undefined ? [] : price * quantity))
  // Sums of decimals are a hair off.
  const value = Math.round(prices.reduce((sum, price) => sum + price, 0) * 100) / 100
  return { currency, ...(prices.length > 0 && { value }), items: products.map(buildItem) }
}
