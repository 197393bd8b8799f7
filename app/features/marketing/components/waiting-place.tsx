import { useEffect, useRef } from 'react'

/** Where a card would stand: without height, and asked for as soon as it lies below the window. */
export function WaitingPlace({ onFree }: { onFree: () => void }) {
  const ref = useRef<HTMLSpanElement>(null)
  const told = useRef(onFree)
  useEffect(() => {
    told.current = onFree
  })
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(isBelowWindow)) told.current()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={ref} className="absolute" data-card-place="" />
}

/** Above the window, the rest would be pushed down: measured, that counts even where browsers anchor the scroll position. */
const isBelowWindow = ({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight)
