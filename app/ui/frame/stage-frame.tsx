import type { ReactNode } from 'react'
import { groundClass, type Ground } from '../ground'
import { joinClassNames } from '../join-class-names'
import { Image } from '../media/image'

interface StageFrameProps {
  title?: ReactNode
  eyebrow?: ReactNode
  text?: ReactNode
  /** Buttons; the first one primary. */
  actions?: ReactNode
  image?: { src: string; alt: string }
  /** Beside the text from lg on, or behind it with the text on a panel. */
  imagePosition?: 'left' | 'right' | 'behind'
  ground?: Ground
  /** 1 for the first stage of a page. */
  headingLevel?: 1 | 2
  /** The first picture of the page. */
  priority?: boolean
  /** As low as its text allows, without its picture, above something that should be in view with it. */
  low?: boolean
  /** Below the buttons: price, facts. */
  children?: ReactNode
}

/** A stage (hero): text and one large picture. */
export function StageFrame(props: StageFrameProps) {
  const {
    title,
    eyebrow,
    text,
    actions,
    imagePosition = 'right',
    ground = 'tint',
    headingLevel = 2,
    low
  } = props
  const Heading = `h${headingLevel}` as const
  const hasText = Boolean(title || eyebrow || text || actions || props.children)
  const image = low && hasText ? undefined : props.image
  // A picture alone needs no column beside it.
  const position = !hasText ? 'behind' : low ? 'right' : imagePosition
  return (
    <div className={joinClassNames('stage', `stage-${position}`, low && 'stage-low', groundClass(ground))}>
      {hasText && (
        <div className="stage-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <Heading className={low ? 'heading-3' : headingLevel === 1 ? 'heading-display' : 'heading-1'}>
              {title}
            </Heading>
          )}
          {text && (
            <div className={low ? 'max-w-[50em] text-sm text-muted' : 'max-w-[29em] text-lead text-muted'}>
              {text}
            </div>
          )}
          {actions && <div className="stage-actions mt-3 flex flex-wrap gap-3">{actions}</div>}
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
            {...(props.priority && findPriority(low))}
            className="stage-image"
          />
        </div>
      )}
    </div>
  )
}

/** The content below a low stage has the larger pictures, which load first. */
const findPriority = (low: boolean | undefined) => (low ? { loading: 'eager' as const } : { priority: true })
