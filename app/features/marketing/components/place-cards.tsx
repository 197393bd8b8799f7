import type { ReactElement } from 'react'
import type { PlaceCards } from '../card-anchors'
import type { MarketingTool } from '../marketing-tool'
import type { AnchoredCard, AnchorPosition } from '../model/content-cards'
import { ContentCard } from './content-card'
import { COVER_END, CoveringCard } from './covering-card'
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
    const replacing = select('replace')
    // The card next to the component, which lends its room to one.
    const covering = replacing.some(isReady) ? undefined : replacing.at(-1)
    const fill = (anchored: AnchoredCard): ReactElement => {
      const { card } = anchored
      if (isReady(anchored)) return <ContentCard key={`card ${card.id}`} card={card} tool={tool} />
      if (anchored === covering)
        return (
          <CoveringCard key={`cover ${card.id}`} card={card} tool={tool} onFree={() => onFree(card.id)} />
        )
      return <WaitingPlace key={`place ${card.id}`} onFree={() => onFree(card.id)} />
    }
    const kept = replacing.some(isReady) ? [] : [block]
    const end = covering
      ? [<span key="end" className="without-room absolute" {...{ [COVER_END]: '' }} />]
      : []
    return [...select('top'), ...replacing].map(fill).concat(kept, end, select('bottom').map(fill))
  }
}
