import { Children, type ReactNode } from 'react'
import { IconButton } from '../action/icon-button'
import { joinClassNames } from '../join-class-names'
import { Icon } from './icon'
import { useTrack } from './use-track'

interface CarouselProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** Its role description for screen readers. */
  kindLabel: string
  /** Width of an item: tiles as in a product list, wider cards, or the full measure. */
  items?: 'tiles' | 'cards' | 'full'
  /** Wraps around from the last item to the first. */
  wraps?: boolean
  /** Heading to the left of the arrows. */
  heading?: ReactNode
  className?: string
  children: ReactNode
}

/** A scrollable row with arrows and "x / y". Without scripts it scrolls by touch, wheel and keys. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    previousLabel,
    nextLabel,
    kindLabel,
    items = 'tiles',
    wraps,
    heading,
    className,
    children
  } = props
  const count = Children.count(children)
  const { track, position, moveTo } = useTrack<HTMLUListElement>(count)
  const current = position.atEnd && !position.fits ? count : position.first + 1
  const atStart = position.first === 0

  function goBack() {
    moveTo(atStart ? count - 1 : position.first - 1)
  }
  function goOn() {
    moveTo(position.atEnd ? 0 : position.first + 1)
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={kindLabel}
      className={joinClassNames('carousel', items === 'full' && 'carousel-full', className)}
    >
      <div className="section-head carousel-head">
        <div>{heading}</div>
        {count > 1 && !position.fits && (
          <div className="carousel-arrows">
            <IconButton
              framed
              label={previousLabel}
              icon={<Icon name="arrow-left" small />}
              className={atStart && !wraps ? 'invisible' : undefined}
              onClick={goBack}
            />
            <span className="carousel-count" aria-live="polite">
              {`${current} / ${count}`}
            </span>
            <IconButton
              framed
              label={nextLabel}
              icon={<Icon name="arrow-right" small />}
              className={position.atEnd && !wraps ? 'invisible' : undefined}
              onClick={goOn}
            />
          </div>
        )}
      </div>
      {/* A scrolling region has to be reachable by keyboard. */}
      <ul {...track} className={`track track-${items} no-scrollbar`} tabIndex={0} aria-label={label}>
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
