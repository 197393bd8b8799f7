import type { History } from 'history'
import { startTransition } from 'react'
import { isTakenOver } from './taken-over'

/**
 * Lets React hydrate what it has left of the page before the router moves on. Blocks are hydrated one by one after the
 * page's first commit. A navigation within a click changes all of them at once, and React would throw
 * away the server's markup of those that it has not hydrated yet (message 421); in a transition it hydrates them first.
 *
 * Later navigations are none: they show at once what can be shown.
 */
export function hydrateBeforeNavigating(root: Element, history: History): void {
  const { listen } = history
  history.listen = listener =>
    listen((...moved) => {
      if (hasServedBlock(root)) startTransition(() => listener(...moved))
      else listener(...moved)
    })
}

/** A comment of React's opens each block; of those below it that React has, it says so. */
function hasServedBlock(root: Element): boolean {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment
    if (data === '$' && nextSibling instanceof Element && !isTakenOver(root, nextSibling)) return true
  }
  return false
}
