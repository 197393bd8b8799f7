import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../../ui/link/link'
import type { MarketingTool } from '../marketing-tool'
import { marketingMessages } from '../messages'
import type { MarketingCard } from '../model/content-cards'

interface CardPictureProps {
  card: MarketingCard
  onError: () => void
}

/** The visible share at which a card counts as seen. */
const SEEN = 0.5

/** A card of the marketing tool within the page: a banner with picture, text and link, as far as it has them. */
export function ContentCard({ card, tool }: { card: MarketingCard; tool: MarketingTool }) {
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

  const hasWords = title || description || linkText
  // A picture that cannot be loaded is removed, and so is a card with nothing else.
  const [hasPicture, setHasPicture] = useState(Boolean(card.imageUrl))
  if (!hasPicture && !hasWords) return null
  const content = (
    <>
      {hasPicture && <CardPicture card={card} onError={() => setHasPicture(false)} />}
      {hasWords && (
        <div className="content-card-words">
          {title && <p className="heading-3">{title}</p>}
          {description && <p>{description}</p>}
          {linkText && <p className="link">{linkText}</p>}
        </div>
      )}
    </>
  )
  const isNamed = hasWords || card.imageAlt
  return (
    <aside ref={ref} className="wrap py-6" data-content-card={id}>
      {url ? (
        <Link
          to={url}
          className="content-card"
          aria-label={isNamed ? undefined : formatMessage(marketingMessages.card)}
          onClick={() => tool.noteClicked(id)}
        >
          {content}
        </Link>
      ) : (
        <div className="content-card">{content}</div>
      )}
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
