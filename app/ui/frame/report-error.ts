type Sink = (error: unknown) => void

let sink: Sink | undefined

/** Subscribes to caught errors while monitoring is allowed; returns the unsubscribe function. */
export function collectErrors(next: Sink): () => void {
  sink = next
  return () => {
    if (sink === next) sink = undefined
  }
}

/** Reports an error that the page has survived to monitoring; without consent it is dropped. */
export const reportError = (error: unknown): void => sink?.(error)
