import { useEffect, type RefObject } from 'react'

/** Height of what covers the window's edges: header and banner above, the bar with the price below. In CSS pixels. */
const COVERED = { above: 160, below: 96 }

/** Scrolls an element that has just appeared into view, unless it is in view already. */
export function useReveal(ref: RefObject<HTMLElement>, isWanted: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!isWanted || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= COVERED.above && bottom <= window.innerHeight - COVERED.below) return
    // Not "nearest": that would put it below the header. Not every test environment can scroll.
    element.scrollIntoView?.({ block: 'center' })
  }, [ref, isWanted])
}
