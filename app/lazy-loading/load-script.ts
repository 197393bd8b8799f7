/** A third party that has not responded by then is given up (requirement 12.1). */
export const SCRIPT_TIMEOUT_MS = 120_000

const loading = new Map<string, { element: HTMLScriptElement; done: Promise<boolean> }>()

/**
 * Loads a script of another origin, once for any number of callers, and not before the page itself has
 * loaded. Resolves to whether it was loaded: one that fails or takes longer than 120 seconds is removed
 * from the page again, and the promise never rejects. Its origin has to be in the
 * Content-Security-Policy. Browser only.
 */
export function loadScript(url: string): Promise<boolean> {
  const known = loading.get(url)
  if (known) return known.done
  const element = document.createElement('script')
  element.async = true
  element.src = url
  const done = untilPageHasLoaded().then(() => loading.get(url)?.element === element && append(element, url))
  loading.set(url, { element, done })
  return done
}

/** Removes a script from the page, so that it can be loaded again; its side effects stay. */
export function removeScript(url: string): void {
  loading.get(url)?.element.remove()
  loading.delete(url)
}

function append(element: HTMLScriptElement, url: string): Promise<boolean> {
  return new Promise(resolve => {
    const end = (hasCome: boolean) => {
      clearTimeout(patience)
      if (!hasCome) removeScript(url)
      resolve(hasCome)
    }
    const patience = setTimeout(() => end(false), SCRIPT_TIMEOUT_MS)
    element.addEventListener('load', () => end(true))
    element.addEventListener('error', () => end(false))
    document.head.append(element)
  })
}

/** A script that is loading delays the page's `load` event, and everything that waits for it. */
function untilPageHasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }))
}
