import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { defineMessages } from '../../intl/intl'

/** The headlines of the rows that pages have of themselves; they come late, with the rows' code. */
export const rowMessages = defineMessages({
  alsoViewed: { id: 'recommendedRow.alsoViewed', defaultMessage: 'Others also viewed' },
  recentlyViewed: { id: 'recommendedRow.recentlyViewed', defaultMessage: 'Recently viewed' },
  cart: { id: 'recommendedRow.cart', defaultMessage: 'Goes with your cart' }
})

/** Rows are asked for this far before their place is in view, in CSS pixels: they should be there by then. */
const AHEAD = 1_200

interface RecommendedRowsProps {
  /** One after the other, so that each knows what those above it show. */
  rows: readonly ((onSettled: OnSettled) => ReactNode)[]
  /** Rows after this many with products are not asked for. */
  most?: number
}

/** Called once there is an answer, with the number of its products. */
export type OnSettled = (products: number) => void

/**
 * Rows of recommendations at the end of a page: asked for when the shopper comes near, each when the one above it has
 * its answer. The page does not wait for them.
 */
export function RecommendedRows({ rows, most = rows.length }: RecommendedRowsProps) {
  const place = useRef<HTMLSpanElement>(null)
  /** Rows that were asked for, and those among them with products. */
  const [{ asked }, setRows] = useState({ asked: 0, shown: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setRows(before => ({ ...before, asked: Math.max(1, before.asked) }))
      },
      { rootMargin: `0px 0px ${AHEAD}px` }
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  function settle(index: number, products: number) {
    setRows(before => {
      const found = before.shown + (products > 0 ? 1 : 0)
      return { shown: found, asked: found < most ? Math.max(before.asked, index + 2) : before.asked }
    })
  }
  return (
    <>
      <span ref={place} className="without-room absolute" data-rows-place="" />
      {rows.slice(0, asked).map((render, index) => (
        // The rows of a page are always the same.
        <Fragment key={index}>{render(products => settle(index, products))}</Fragment>
      ))}
    </>
  )
}
