import { useEffect, type RefObject } from 'react'

/** What floats over the window's edges: header and banner above; the bar with the price below. In CSS pixels. */
const COVERED = { above: 160, below: 96 }

/** Brings what has just appeared into the window, unless it stands there already. */
export function useReveal(ref: RefObject<HTMLElement>, isWanted: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!isWanted || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= COVERED.above && bottom <= window.innerHeight - COVERED.below) return
    // Not "nearest": that would put it below what floats. Not every test environment can scroll.
    element.scrollIntoView?.({ block: 'center' })
  }, [ref, isWanted])
}
