import type { History } from 'history'
import { startTransition } from 'react'

/**
 * Lets React hydrate the rest of the server's page before the router moves on. Blocks are hydrated one by one after the
 * page's first commit. A navigation within a click changes all of them at once, and React would throw away the server's
 * markup of those that it has not hydrated yet (message 421); in a transition it hydrates them first.
 *
 * Later navigations are no transitions: they render at once whatever has its code.
 */
export function hydrateBeforeNavigating(history: History): void {
  const { listen } = history
  history.listen = listener => {
    let isFirst = true
    return listen((...moved) => {
      if (!isFirst) return listener(...moved)
      isFirst = false
      startTransition(() => listener(...moved))
    })
  }
}
