import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { WideBanner } from '../../ui/frame/wide-banner'
import type { MarketingTool } from './marketing-tool'
import { marketingMessages } from './messages'
import type { MarketingCard } from './content-cards'

interface ContentCardProps {
  card: MarketingCard
  tool: MarketingTool
  /** Takes the height that its place has. */
  fills?: boolean
}

interface CardPictureProps {
  card: MarketingCard
  onError: () => void
}

/** The visible share at which a card counts as seen. */
const SEEN = 0.5

/** A card of the marketing tool within the page: a banner with picture, text and link, as far as it has them. */
export function ContentCard({ card, tool, fills }: ContentCardProps) {
  const { formatMessage } = useIntl()
  const { id, title, description, url, linkText } = card
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        tool.noteShown(id)
      },
      { threshold: SEEN }
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [id, tool])

  const hasText = title || description || linkText
  // A picture that cannot be loaded is removed, and so is a card with nothing else.
  const [hasPicture, setHasPicture] = useState(Boolean(card.imageUrl))
  if (!hasPicture && !hasText) return null
  const isNamed = hasText || card.imageAlt
  return (
    <aside ref={ref} className="wrap py-6" data-content-card={id}>
      <WideBanner
        picture={hasPicture && <CardPicture card={card} onError={() => setHasPicture(false)} />}
        title={title}
        text={description}
        linkText={linkText}
        to={url}
        label={isNamed ? undefined : formatMessage(marketingMessages.card)}
        onClick={() => tool.noteClicked(id)}
        fills={fills}
      />
    </aside>
  )
}

/** Its aspect ratio reserves its space while it loads. */
const CardPicture = ({ card: { imageUrl, imageAlt = '', aspectRatio }, onError }: CardPictureProps) => (
  <img
    src={imageUrl}
    alt={imageAlt}
    loading="lazy"
    decoding="async"
    style={{ aspectRatio }}
    onError={onError}
  />
)
