import { useCallback, useSyncExternalStore } from 'react'

/** From this width on, pictures stand beside words. */
export const WIDE = '(min-width: 64rem)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** True while the media query holds; false on the server and until hydrated. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query]
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false
  )
}
