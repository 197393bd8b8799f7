import { useEffect, useRef } from 'react'

/** Where a card would stand: without height, and asked for as soon as it is out of sight. */
export function WaitingPlace({ onFree }: { onFree: () => void }) {
  const ref = useRef<HTMLSpanElement>(null)
  const told = useRef(onFree)
  useEffect(() => {
    told.current = onFree
  })
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(isOutOfSight)) told.current()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={ref} className="absolute" data-card-place="" />
}

/** Below the window; or above it in browsers that hold on to what is being read when something grows there. */
const isOutOfSight = ({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  !isIntersecting &&
  (boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight) ||
    CSS.supports('overflow-anchor', 'auto'))
