import type { ReactNode } from 'react'
import { Link } from '../action/link'

interface WideBannerProps {
  picture?: ReactNode
  title?: string
  text?: string
  /** The text of the link, which is the whole banner. */
  linkText?: string
  to?: string
  /** The name of a link without text. */
  label?: string
  onClick?: () => void
  /** Takes the height that its place has. */
  fills?: boolean
}

/** A banner of text, a picture or both; the whole banner is the link, if it has one. */
export function WideBanner({ picture, title, text, linkText, to, label, onClick, fills }: WideBannerProps) {
  const hasText = title || text || linkText
  const content = (
    <>
      {picture}
      {hasText && (
        <div className="wide-banner-words">
          {title && <p className="heading-3">{title}</p>}
          {text && <p>{text}</p>}
          {linkText && <p className="link">{linkText}</p>}
        </div>
      )}
    </>
  )
  const className = fills ? 'wide-banner wide-banner-filling' : 'wide-banner'
  return to ? (
    <Link to={to} className={className} aria-label={label} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  )
}
