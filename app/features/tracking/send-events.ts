import type { Platform } from '../../platform/platform'
import { pageAnalytics } from '../../platform/side-services/page-analytics'
import { personalization } from '../../platform/side-services/personalization'
import type { SideServiceSettings } from '../../platform/side-services/side-service-settings'
import { readConsents } from '../../visit/consent/consent'
import { followListClicks, type ShownList } from './follow-list-clicks'
import type { ShopEvent } from './event-payloads'
import { EVENT_TABLE } from './event-table'
import { buildLayerEntry } from './build-layer-entry'
import { openDataLayer } from './data-layer'
import { recordStatistics } from './record-statistics'
import { sendActivity } from './send-activity'
import { dropEvents, receiveEvents, track } from './track'

interface EventTargets {
  platform: Platform
  /** Of the recommendations service, where it is on. */
  settings: SideServiceSettings['personalization'] | undefined
  /** Of the site's prices. */
  currency: string
  /** Path of an address without site and locale. */
  pathOf: (pathname: string) => string
}

const hasMarketingConsent = () => readConsents().marketing

/**
 * Sends events to the recommendations service, to the instance's page statistics and to `window.dataLayer`, each as
 * the event table says (requirement 12.2). Failures are swallowed. Returns a function that ends it.
 */
export function sendEvents({ platform, settings, currency, pathOf }: EventTargets): () => void {
  const service = platform.family(personalization).open(settings, hasMarketingConsent)
  const statistics = platform.family(pageAnalytics).open(hasMarketingConsent, loadPicture)
  const layer = openDataLayer(hasMarketingConsent)
  const resolution = `${window.screen.width}x${window.screen.height}`
  let referrer: string | undefined
  let shown: ShownList | undefined

  const stopClicks = followListClicks(
    pathOf,
    () => shown,
    ({ list }, product) =>
      track(
        list.name === 'viewSearch'
          ? { name: 'clickSearch', phrase: list.phrase, product }
          : { name: 'clickCategory', categoryId: list.categoryId, product }
      )
  )

  function send(event: ShopEvent): void {
    if (!readConsents()[EVENT_TABLE[event.name].consent]) return
    const path = pathOf(window.location.pathname)
    if (event.name === 'viewCategory' || event.name === 'viewSearch') shown = { path, list: event }
    sendActivity(service, event)
    recordStatistics(statistics, event, { path, resolution, referrer })
    layer.push(buildLayerEntry(event, currency))
    if (event.name === 'viewPage') referrer = event.path
  }

  receiveEvents(send)
  return () => {
    stopClicks()
    layer.close()
    dropEvents()
  }
}

function loadPicture(url: string): void {
  new Image().src = url
}
