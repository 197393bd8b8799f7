import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueueDrain } from './drain-queued-events'
import { keepServedFields } from './served-fields'

/** Effects of a page run before those of its frame. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return <>{children}</>
}

/**
 * Hydrates the server's page in a transition: the browser gets to taps and scrolling in between. A page that is
 * hydrated, apart from blocks that follow later, has the attribute `data-hydrated`.
 */
export function hydratePage(root: Element, page: ReactNode): void {
  const restoreFields = keepServedFields(root)
  const drainQueuedEvents = createQueueDrain(root)
  const onHydrated = () => {
    root.toggleAttribute('data-hydrated', true)
    drainQueuedEvents()
  }
  const onRecoverableError = (error: unknown) => {
    // As React does by itself.
    window.reportError?.(error)
    queueMicrotask(restoreFields)
  }
  startTransition(() => {
    hydrateRoot(root, <Hydrated onHydrated={onHydrated}>{page}</Hydrated>, { onRecoverableError })
  })
}
