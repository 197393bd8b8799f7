import type { MarketingCard } from './model/content-cards'

/** What the shop wants of a marketing tool (requirement 3.7.4 "Local messaging SDK calls"). */
export interface MarketingTool {
  changeUser: (customerNo: string) => void
  setLanguage: (language: string) => void
  sendLastViewedProduct: (productId: string) => void
  /** Whether this browser knows push messages at all. */
  canPush: () => boolean
  /** Has messages sent to this browser, whose permission is there; also to be said again with each visit. */
  subscribeToPush: () => void
  /** Tells of the cards as they are now and whenever they change. */
  followCards: (listener: (cards: MarketingCard[]) => void) => void
  /** A card has been shown, or followed. */
  noteShown: (cardId: string) => void
  noteClicked: (cardId: string) => void
  /** Ends it and removes what it has kept in the browser. */
  end: () => void
}
