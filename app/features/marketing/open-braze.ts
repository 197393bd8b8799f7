import {
  CaptionedImage,
  changeUser,
  getUser,
  initialize,
  isPushSupported,
  logContentCardClick,
  logContentCardImpressions,
  logCustomEvent,
  openSession,
  registerPush,
  requestContentCardsRefresh,
  subscribeToContentCardsUpdates,
  wipeData,
  type Card
} from '@braze/web-sdk'
import { mapCard } from './map-card'
import type { MarketingTool } from './marketing-tool'

const WORKER = '/worker.js'

/** Opens a session of the marketing tool; undefined when it refuses (robots). Its code is large: load it lazily. */
export function openBraze({
  apiKey,
  endpoint
}: {
  apiKey: string
  endpoint: string
}): MarketingTool | undefined {
  const isOpen = initialize(apiKey, {
    baseUrl: endpoint,
    // The shop has its own service worker, and the tool's cookies would outlive a withdrawal.
    manageServiceWorkerExternally: true,
    serviceWorkerLocation: WORKER,
    noCookies: true,
    // Without a yes the browser's permission alone does not subscribe the shopper.
    disablePushTokenMaintenance: true
  })
  if (!isOpen) return undefined
  let known: Card[] = []
  const find = (cardId: string) => known.filter(({ id }) => id === cardId)
  openSession()
  return {
    changeUser: customerNo => changeUser(customerNo),
    setLanguage: language => void getUser()?.setLanguage(language),
    sendLastViewedProduct: productId => void logCustomEvent('last_viewed_product', { product_id: productId }),
    // Safari's older way has no worker and no permission of the Notification kind.
    canPush: () => isPushSupported() === true && 'PushManager' in window && 'Notification' in window,
    subscribeToPush: () => registerPush(),
    followCards: listener => {
      subscribeToContentCardsUpdates(({ cards }) => {
        known = cards
        listener(cards.flatMap(card => mapCard(card, card instanceof CaptionedImage) ?? []))
      })
      requestContentCardsRefresh()
    },
    noteShown: cardId => void logContentCardImpressions(find(cardId)),
    noteClicked: cardId => find(cardId).forEach(card => logContentCardClick(card)),
    end: wipeData
  }
}
