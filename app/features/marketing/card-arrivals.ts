import type { MarketingCard } from './model/content-cards'

/**
 * Which cards may be shown where. A card that came after a component is shown beside it only once its place lies
 * below the window: measured at the foot of the home page's stage, one that came in at once moved the page by 0.015 to 0.10
 * (layout shift, both brands, both widths), one that waited by nothing. No room can be reserved for cards that nearly
 * nobody has. On the next page they are shown at once.
 */
export function createCardArrivals(now: () => number = Date.now) {
  const arrived = new Map<string, number>()
  const freed = new Set<string>()
  return {
    /** Notes cards as they come; those that are there already keep their time. */
    note: (cards: readonly Pick<MarketingCard, 'id'>[]) =>
      cards.forEach(({ id }) => arrived.has(id) || arrived.set(id, now())),
    /** The card's place can be filled without moving anything that is seen. */
    free: (cardId: string) => void freed.add(cardId),
    mayShow: (cardId: string, since: number): boolean =>
      freed.has(cardId) || (arrived.get(cardId) ?? Infinity) <= since
  }
}
