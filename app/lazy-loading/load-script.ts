/** A third party that has not answered by then is given up (requirement 3.9 "Script load time-out"). */
export const SCRIPT_TIMEOUT_MS = 120_000

const loading = new Map<string, { element: HTMLScriptElement; done: Promise<boolean> }>()

/**
 * Loads a script of another origin, once for however many ask, and not before the page itself has
 * loaded. Answers whether it has come: one that fails or takes longer than 120 seconds is taken
 * out of the page again, and nobody has to catch anything. Its origin has to stand in the
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

/** Takes a script out of the page, so that it can be asked for again; what it has run stays. */
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

/** A script that is on its way holds up the page's `load`, with all that waits for it. */
function untilPageHasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }))
}
