import { useEffect, useState } from 'react'

/** From this width on, pictures stand beside words. */
export const WIDE = '(min-width: 64rem)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * True while the media query holds; false on the server and until hydrated. (An external store would
 * answer while the block is still being hydrated, which costs React the server's markup.)
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
