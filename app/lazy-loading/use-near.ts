import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Margin around the window: loading begins one and a half windows ahead, so that the content is there when it comes
 * into view.
 */
const AHEAD = '150%'

/** Whether an element has come near the window, now or before; at once in browsers without IntersectionObserver. */
export function useNear<E extends Element>(): [ref: RefObject<E>, isNear: boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: AHEAD }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear]
}
