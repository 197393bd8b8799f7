import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteTakenOver } from './taken-over'

function Committed({ root, children }: { root: Element; children: ReactNode }) {
  useLayoutEffect(() => noteTakenOver(root), [root])
  return <>{children}</>
}

/** Hydrates the server's page in a transition: the browser gets to taps and scrolling in between. */
export function takeOver(root: Element, page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, <Committed root={root}>{page}</Committed>)
  })
}
