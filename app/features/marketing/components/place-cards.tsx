import type { ReactElement } from 'react'
import type { PlaceCards } from '../card-anchors'
import type { MarketingTool } from '../marketing-tool'
import type { AnchoredCard, AnchorPosition } from '../model/content-cards'
import { ContentCard } from './content-card'
import { WaitingPlace } from './waiting-place'

interface PlacedCards {
  cards: readonly AnchoredCard[]
  tool: MarketingTool
  /** Whether a card may be shown beside a component that was mounted at `since`. */
  mayShow: (cardId: string, since: number) => boolean
  /** Called when the place of a waiting card can be filled without a visible layout shift. */
  onFree: (cardId: string) => void
}

/** Puts cards above, below or in place of the components that they are anchored to. */
export function createPlaceCards({ cards, tool, mayShow, onFree }: PlacedCards): PlaceCards {
  return (componentId, block, since) => {
    const isReady = ({ card }: AnchoredCard) => mayShow(card.id, since)
    const select = (wanted: AnchorPosition) =>
      cards.filter(card => card.componentId === componentId && card.position === wanted)
    const fill = (anchored: AnchoredCard): ReactElement => {
      const { card } = anchored
      if (isReady(anchored)) return <ContentCard key={`card ${card.id}`} card={card} tool={tool} />
      return <WaitingPlace key={`place ${card.id}`} onFree={() => onFree(card.id)} />
    }
    const replacing = select('replace')
    const kept = replacing.some(isReady) ? [] : [block]
    return [...select('top'), ...replacing].map(fill).concat(kept, select('bottom').map(fill))
  }
}
