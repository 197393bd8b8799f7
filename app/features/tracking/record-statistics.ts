import type { PageAnalytics } from '../../platform/side-services/page-analytics'
import type { ShopEvent } from './event-payloads'
import { EVENT_TABLE } from './event-table'

interface Surroundings {
  /** The page's path without site and locale. */
  path: string
  /** Of the screen, in CSS pixels. */
  resolution: string
  /** Path of the shop's page before this one. */
  referrer?: string
}

/** Counts an event in the instance's page statistics, if they have a type for it. */
export function recordStatistics(statistics: PageAnalytics, event: ShopEvent, around: Surroundings): void {
  const { path, resolution, referrer } = around
  const type = EVENT_TABLE[event.name].statistics
  if (type === undefined) return
  switch (event.name) {
    case 'viewPage':
      return statistics.describePage({ path: event.path, resolution, referrer })
    case 'viewCategory':
    case 'viewSearch': {
      const productIds = event.products.map(({ id }) => id)
      const categoryId = event.name === 'viewCategory' ? event.categoryId : undefined
      return statistics.describePage({ path, categoryId, productIds, resultCount: event.total })
    }
    case 'addToCart':
      return event.products.forEach(({ id }) => statistics.record({ type, productId: id }))
    case 'newsletter':
      return statistics.record({ type, detail: event.source })
    case 'formsSubmit':
      return statistics.record({ type, detail: event.form })
    case 'changed consents': {
      const allowed = Object.entries(event.consents).filter(([, isAllowed]) => isAllowed)
      return statistics.record({ type, detail: allowed.map(([category]) => category).join(' ') })
    }
    default:
      return statistics.record({
        type,
        ...('product' in event && { productId: event.product.sku ?? event.product.id })
      })
  }
}
