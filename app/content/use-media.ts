import { useEffect, useState } from 'react'

/** From this width on, pictures are beside text. */
export const WIDE = '(min-width: 64rem)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * True while the media query matches; false on the server and until hydrated. (`useSyncExternalStore` would
 * change while the block is still being hydrated, and React would discard the server's markup.)
 */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(false)
  useEffect(() => {
    const list = window.matchMedia(query)
    const read = () => setHolds(list.matches)
    read()
    list.addEventListener('change', read)
    return () => list.removeEventListener('change', read)
  }, [query])
  return holds
}
