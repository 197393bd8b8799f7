import { useEffect } from 'react'
import { Link } from '../../../ui/link/link'
import type { MarketingTool } from '../marketing-tool'
import type { MarketingCard } from '../model/content-cards'

/** A card of the marketing tool within the page. */
export function ContentCard({ card, tool }: { card: MarketingCard; tool: MarketingTool }) {
  const { id, title, description, imageUrl, imageAlt = '', url, linkText } = card
  useEffect(() => tool.noteShown(id), [id, tool])
  const words = (
    <div className="grid gap-2">
      {title && <p className="heading-3">{title}</p>}
      {description && <p>{description}</p>}
      {linkText && <p className="underline">{linkText}</p>}
    </div>
  )
  const content = (
    <>
      {imageUrl && <img src={imageUrl} alt={imageAlt} loading="lazy" className="w-full" />}
      {words}
    </>
  )
  return (
    <aside className="wrap" data-content-card={id}>
      {url ? (
        <Link to={url} className="grid gap-4" onClick={() => tool.noteClicked(id)}>
          {content}
        </Link>
      ) : (
        <div className="grid gap-4">{content}</div>
      )}
    </aside>
  )
}
