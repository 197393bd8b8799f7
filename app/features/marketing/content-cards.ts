/** A card of the marketing tool, as far as the shop shows it. */
export interface MarketingCard {
  id: string
  isCaptionedImage: boolean
  title: string
  description: string
  imageUrl?: string
  imageAlt?: string
  /** Width by height. */
  aspectRatio: number
  /** Its link: an address or a path of the shop, checked to be safe. */
  url?: string
  linkText?: string
  extras: Record<string, string>
}

const POSITIONS = ['top', 'bottom', 'replace'] as const
export type AnchorPosition = (typeof POSITIONS)[number]

/** A card that belongs above, below or in place of a component of the page. */
export interface AnchoredCard {
  card: MarketingCard
  componentId: string
  position: AnchorPosition
}

/**
 * The cards that have a place in the page (requirement 12.3): captioned images of type banner
 * with both `anchor_component_id` and `anchor_position`, sorted by `extras.order`; without one, last.
 * Cards with neither picture nor text are ignored.
 */
export function selectAnchoredCards(cards: readonly MarketingCard[]): AnchoredCard[] {
  return cards
    .flatMap(card => {
      const { type, anchor_component_id: componentId, anchor_position: anchor } = card.extras
      const position = POSITIONS.find(known => known === anchor)
      const isPlaced = card.isCaptionedImage && type === 'banner' && componentId && position
      return isPlaced && hasContent(card) ? [{ card, componentId, position }] : []
    })
    .sort((one, other) => readOrder(one.card) - readOrder(other.card))
}

/** An editor may have left everything empty but the place. */
const hasContent = ({ title, description, imageUrl }: MarketingCard) =>
  Boolean(title || description || imageUrl)

/** How many cards are notifications. */
export const countNotifications = (cards: readonly MarketingCard[]): number =>
  cards.filter(({ extras }) => extras.type === 'notification').length

/** The sort order of a card; last without one. */
function readOrder({ extras }: MarketingCard): number {
  const order = Number.parseFloat(extras.order ?? '')
  return Number.isFinite(order) ? order : Number.MAX_SAFE_INTEGER
}
