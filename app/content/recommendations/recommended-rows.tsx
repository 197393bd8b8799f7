import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { defineMessages } from '../../intl/intl'

/** The headlines of the rows that pages have of themselves; they come late, with the rows' code. */
export const rowMessages = defineMessages({
  alsoViewed: { id: 'recommendedRow.alsoViewed', defaultMessage: 'Others also viewed' },
  boughtTogether: { id: 'recommendedRow.boughtTogether', defaultMessage: 'Often bought together' },
  completeSet: { id: 'recommendedRow.completeSet', defaultMessage: 'Complete the set' },
  recentlyViewed: { id: 'recommendedRow.recentlyViewed', defaultMessage: 'Recently viewed' },
  cart: { id: 'recommendedRow.cart', defaultMessage: 'Goes with your cart' }
})

/** Rows are asked for this far before their place is in view, in CSS pixels: they should be there by then. */
const AHEAD = 1_200

interface RecommendedRowsProps {
  /** One after the other, so that each knows what those above it show. */
  rows: readonly ((onSettled: () => void) => ReactNode)[]
}

/**
 * Rows of recommendations at the end of a page: asked for when the shopper comes near, each when the one above it has
 * its answer. Nobody waits for them.
 */
export function RecommendedRows({ rows }: RecommendedRowsProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setAsked(1)
      },
      { rootMargin: `0px 0px ${AHEAD}px` }
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <span ref={place} className="without-room absolute" data-rows-place="" />
      {rows.slice(0, asked).map((render, index) => (
        // The rows of a page are always the same.
        <Fragment key={index}>{render(() => setAsked(count => Math.max(count, index + 2)))}</Fragment>
      ))}
    </>
  )
}
