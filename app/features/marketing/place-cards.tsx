import type { ReactElement } from 'react'
import type { CardNeighbour, PlaceCards } from './card-anchors'
import type { MarketingTool } from './marketing-tool'
import type { AnchoredCard, AnchorPosition } from './content-cards'
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
  return (region, index, block, since) => {
    const isReady = ({ card }: AnchoredCard) => mayShow(card.id, since)
    const { above, instead: replacing, below } = selectCards(cards, region, index)
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
    return [...above, ...replacing].map(fill).concat(kept, end, below.map(fill))
  }
}

/** The cards of a component. One above or below it belongs to the `cardPlace` there, if there is one. */
function selectCards(cards: readonly AnchoredCard[], region: readonly CardNeighbour[], index: number) {
  const [before, own, after] = [region[index - 1], region[index], region[index + 1]]
  const select = (component: CardNeighbour | undefined, wanted: AnchorPosition) =>
    cards.filter(({ componentId, position }) => componentId === component?.id && position === wanted)
  const lent = own?.lendsRoom ? [...select(before, 'bottom'), ...select(after, 'top')] : []
  return {
    above: before?.lendsRoom ? [] : select(own, 'top'),
    instead: [...select(own, 'replace'), ...lent],
    below: after?.lendsRoom ? [] : select(own, 'bottom')
  }
}
