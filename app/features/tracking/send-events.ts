import type { Platform } from '../../platform/platform'
import { pageAnalytics } from '../../platform/side-services/page-analytics'
import { hidePersonalPart } from '../../platform/side-services/page-analytics-query'
import { personalization } from '../../platform/side-services/personalization'
import type { SideServiceSettings } from '../../platform/side-services/side-service-settings'
import { readConsents } from '../../consent/consent'
import { followListClicks, type ShownList } from './follow-list-clicks'
import type { ShopEvent } from './model/shop-event'
import { dropEvents, receiveEvents } from './track'

interface EventTargets {
  platform: Platform
  settings: SideServiceSettings['personalization']
  /** Path of an address without site and locale. */
  pathOf: (pathname: string) => string
}

const hasMarketingConsent = () => readConsents().marketing

/**
 * Sends events to the recommendations service and to the instance's page statistics
 * (requirement 3.7.4). Failures are swallowed. Returns a function that ends it.
 */
export function sendEvents({ platform, settings, pathOf }: EventTargets): () => void {
  const service = platform.family(personalization).open(settings, hasMarketingConsent)
  const statistics = platform.family(pageAnalytics).open(hasMarketingConsent, loadPicture)
  const resolution = `${window.screen.width}x${window.screen.height}`
  let referrer: string | undefined
  let shown: ShownList | undefined

  const stopClicks = followListClicks(
    pathOf,
    () => shown,
    (list, id) => {
      const product = { id }
      if ('phrase' in list) {
        statistics.record({ type: 'searchhit', productId: id })
        void service.sendActivity('clickSearch', { searchText: list.phrase, product })
      } else {
        void service.sendActivity('clickCategory', { category: { id: list.categoryId }, product })
      }
    }
  )

  function send(event: ShopEvent): void {
    const path = pathOf(window.location.pathname)
    switch (event.kind) {
      case 'page':
        statistics.describePage({ path: event.path, resolution, referrer })
        referrer = event.path
        return void service.sendActivity('viewPage', { currentLocation: hidePersonalPart(event.path) })
      case 'product':
        statistics.record({ type: 'detail', productId: event.product.sku ?? event.product.id })
        return void service.sendActivity('viewProduct', { product: event.product })
      case 'category': {
        const { categoryId, productIds, total: resultCount } = event
        shown = { ...event, path }
        statistics.describePage({ path, categoryId, productIds, resultCount })
        return void service.sendActivity('viewCategory', {
          category: { id: categoryId },
          products: productIds.map(id => ({ id }))
        })
      }
      case 'search': {
        const { phrase, productIds, total: resultCount } = event
        shown = { ...event, path }
        statistics.describePage({ path, productIds, resultCount })
        return void service.sendActivity('viewSearch', {
          searchText: phrase,
          products: productIds.map(id => ({ id }))
        })
      }
      case 'added':
        for (const { id } of event.products) statistics.record({ type: 'addToCart', productId: id })
        return void service.sendActivity('addToCart', { products: event.products })
      case 'removed':
        // The recommendations service has no such activity (requirement 3.7.4).
        return statistics.record({ type: 'remove_from_cart', productId: event.product.id })
      // The recommendations service knows none of these either.
      case 'wishlist':
        return statistics.record({
          type: event.change === 'add' ? 'add_to_wishlist' : 'remove_from_wishlist',
          productId: event.productId
        })
      case 'login':
        return statistics.record({ type: `login_${event.outcome}` })
      case 'registration':
        return statistics.record({
          type: event.outcome === 'start' ? 'registration start' : `registration_${event.outcome}`
        })
      case 'checkout':
        return void service.sendActivity('beginCheckout', { products: event.products, amount: event.amount })
      case 'checkout-step':
        return void service.sendActivity('checkoutStep', {
          stepName: event.name,
          stepNumber: event.number,
          basketId: event.basketId
        })
    }
  }

  receiveEvents(send)
  return () => {
    stopClicks()
    dropEvents()
  }
}

function loadPicture(url: string): void {
  new Image().src = url
}
