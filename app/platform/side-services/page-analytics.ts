import type { Family } from '../platform-core'
import { buildPageQuery, type PageFacts } from './page-analytics-query'
import type { IsAllowed } from './side-service-settings'

/** Page data is submitted this long after the first report, in ms (requirement 12.2). */
const SUBMIT_MS = 500
/** Events are sent this long after they happen, in ms. */
const EVENT_MS = 100

/** Something that happened on a page, about a product or not. */
interface PageEvent {
  type: string
  productId?: string
  /** Additional data: a source, a form, consent categories. */
  detail?: string
}

/** The instance's own page statistics (active data). Contains nothing about the person. */
export interface PageAnalytics {
  /** Reports data about the current page; reports within half a second are sent together. */
  describePage(facts: PageFacts): void
  record(event: PageEvent): void
}

interface PageAnalyticsFactory {
  /** `sendImage` requests an address as an image: fire and forget. */
  open(isAllowed: IsAllowed, sendImage: (url: string) => void): PageAnalytics
}

/** `platform.family(pageAnalytics).open(hasMarketingConsent, loadPicture)`: the controller `__Analytics-Start`. */
export const pageAnalytics: Family<PageAnalyticsFactory> = ({ settings }) => ({
  open(isAllowed, sendImage) {
    const { instanceBase, siteId, locale } = settings
    const address = `${instanceBase}/on/demandware.store/Sites-${siteId}-Site/${locale.replace('-', '_')}/__Analytics-Start`
    let gathering: PageFacts | undefined
    let path = ''

    const sendLater = (facts: PageFacts, ms: number) =>
      setTimeout(() => {
        if (facts === gathering) gathering = undefined
        // Consent may have been withdrawn meanwhile.
        if (isAllowed()) sendImage(buildPageQuery(address, facts))
      }, ms)

    return {
      describePage(facts) {
        if (!isAllowed()) return
        path = facts.path
        if (gathering?.path === path) Object.assign(gathering, facts)
        else sendLater((gathering = { ...facts }), SUBMIT_MS)
      },
      record(event) {
        if (isAllowed()) sendLater({ path, ...event }, EVENT_MS)
      }
    }
  }
})
