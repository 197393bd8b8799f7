type Sink = (error: unknown) => void

let sink: Sink | undefined

/** Where caught errors go while monitoring is allowed; answers how to stop. */
export function collectErrors(next: Sink): () => void {
  sink = next
  return () => {
    if (sink === next) sink = undefined
  }
}

/** Tells monitoring of an error that the page has survived; without consent nobody hears it. */
export const reportError = (error: unknown): void => sink?.(error)
