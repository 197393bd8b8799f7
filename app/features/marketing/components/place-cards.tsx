import type { PlaceCards } from '../card-anchors'
import type { MarketingTool } from '../marketing-tool'
import type { AnchoredCard, AnchorPosition } from '../model/content-cards'
import { ContentCard } from './content-card'

/** Puts cards above, below or in place of the components that they are anchored to. */
export function createPlaceCards(cards: readonly AnchoredCard[], tool: MarketingTool): PlaceCards {
  return (componentId, block) => {
    const show = (wanted: AnchorPosition) =>
      cards
        .filter(card => card.componentId === componentId && card.position === wanted)
        .map(({ card }) => <ContentCard key={`card ${card.id}`} card={card} tool={tool} />)
    const instead = show('replace')
    return [...show('top'), ...(instead.length > 0 ? instead : [block]), ...show('bottom')]
  }
}
