import { useEffect, useRef } from 'react'

/** The placeholder of a waiting card: without height; reports as soon as it is below the viewport. */
export function WaitingPlace({ onFree }: { onFree: () => void }) {
  const ref = useRef<HTMLSpanElement>(null)
  const latestOnFree = useRef(onFree)
  useEffect(() => {
    latestOnFree.current = onFree
  })
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(isBelowWindow)) latestOnFree.current()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={ref} className="without-room absolute" data-card-place="" />
}

/** Above the viewport, the rest would be pushed down: measured, it counts as a shift even with scroll anchoring. */
const isBelowWindow = ({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight)
