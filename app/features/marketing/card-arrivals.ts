import type { MarketingCard } from './content-cards'

/**
 * Which cards may be shown where. A card that arrived after a component is shown beside it only once its place is
 * below the viewport: measured below the home page's stage, a card inserted at once shifted the page by 0.015 to 0.10
 * (layout shift, both brands, both widths), one that waited by 0. Where room is reserved, a place for cards lends its
 * own (`covering-card.tsx`). On the next page all cards are shown at once.
 */
export function createCardArrivals(now: () => number = Date.now) {
  const arrived = new Map<string, number>()
  const freed = new Set<string>()
  return {
    /** Records the arrival of cards; known ones keep their time. */
    note: (cards: readonly Pick<MarketingCard, 'id'>[]) =>
      cards.forEach(({ id }) => arrived.has(id) || arrived.set(id, now())),
    /** The card's place can be filled without a visible layout shift. */
    free: (cardId: string) => void freed.add(cardId),
    mayShow: (cardId: string, since: number): boolean =>
      freed.has(cardId) || (arrived.get(cardId) ?? Infinity) <= since
  }
}
