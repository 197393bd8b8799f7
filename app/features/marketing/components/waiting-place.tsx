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

/** What is above the window would push the rest down in browsers that do not hold on to what is seen. */
const isBelowWindow = ({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight)
