import type { CaptionedImage, Card } from '@braze/web-sdk'
import { findLinkKind } from '../../ui/action/link-kind'
import type { MarketingCard } from './content-cards'

const DEFAULT_RATIO = 4 / 3

/** Only captioned images have all members. */
type ToolCard = Pick<Card, 'id' | 'extras'> &
  Partial<
    Pick<
      CaptionedImage,
      'title' | 'description' | 'imageUrl' | 'altImageText' | 'aspectRatio' | 'url' | 'linkText'
    >
  >

/**
 * Maps the tool's card to the shop's model; undefined without an id, because it could not be tracked. Fields that
 * an editor has left empty are null or missing. An unsafe address is left out.
 */
export function mapCard(card: ToolCard, isCaptionedImage: boolean): MarketingCard | undefined {
  const { id } = card
  if (!id) return undefined
  const extras = card.extras ?? {}
  const url = card.url?.trim()
  return {
    id,
    extras,
    isCaptionedImage,
    title: card.title ?? '',
    description: card.description ?? '',
    imageUrl: card.imageUrl || undefined,
    imageAlt: card.altImageText || undefined,
    aspectRatio: card.aspectRatio && card.aspectRatio > 0 ? card.aspectRatio : DEFAULT_RATIO,
    url: url && findLinkKind(url) !== 'unsafe' ? url : undefined,
    linkText: card.linkText || undefined
  }
}
