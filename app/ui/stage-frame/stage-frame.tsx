import type { ReactNode } from 'react'
import { groundClass, type Ground } from '../brand/ground'
import { joinClassNames } from '../class-names/join-class-names'
import { Image } from '../image/image'

export interface StageFrameProps {
  title?: ReactNode
  eyebrow?: ReactNode
  text?: ReactNode
  /** Buttons; the first one primary. */
  actions?: ReactNode
  image?: { src: string; alt: string }
  /** Beside the words from lg on, or behind them with the words on a panel. */
  imagePosition?: 'left' | 'right' | 'behind'
  ground?: Ground
  /** 1 for the first stage of a page. */
  headingLevel?: 1 | 2
  /** The first picture of the page. */
  priority?: boolean
  /** Below the buttons: price, facts. */
  children?: ReactNode
}

/** A wide opening: words and one strong picture. */
export function StageFrame(props: StageFrameProps) {
  const {
    title,
    eyebrow,
    text,
    actions,
    image,
    imagePosition = 'right',
    ground = 'tint',
    headingLevel = 2
  } = props
  const Heading = `h${headingLevel}` as const
  const hasWords = Boolean(title || eyebrow || text || actions || props.children)
  // A picture alone needs no room beside it.
  const position = hasWords ? imagePosition : 'behind'
  return (
    <div className={joinClassNames('stage', `stage-${position}`, groundClass(ground))}>
      {hasWords && (
        <div className="stage-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <Heading className={headingLevel === 1 ? 'heading-display' : 'heading-1'}>{title}</Heading>
          )}
          {text && <div className="max-w-[46ch] text-lead text-muted">{text}</div>}
          {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
          {props.children}
        </div>
      )}
      {image && (
        <div className="stage-picture">
          <Image
            {...image}
            width={4}
            height={3}
            widths="full"
            sizes={position === 'behind' ? '100vw' : '(min-width: 64rem) 55vw, 100vw'}
            priority={props.priority}
          />
        </div>
      )}
    </div>
  )
}
