/** A third party that has not answered by then is given up (spec 3 section 9 "Script load time-out"). */
export const SCRIPT_TIMEOUT_MS = 120_000

const loading = new Map<string, { element: HTMLScriptElement; done: Promise<boolean> }>()

/**
 * Loads a script of another origin, once for however many ask. Answers whether it has come: one
 * that fails or takes longer than 120 seconds is taken out of the page again, and nobody has to
 * catch anything. Its origin has to stand in the Content-Security-Policy. Browser only.
 */
export function loadScript(url: string): Promise<boolean> {
  const known = loading.get(url)
  if (known) return known.done
  const element = document.createElement('script')
  element.async = true
  element.src = url
  const done = new Promise<boolean>(resolve => {
    const giveUp = () => {
      removeScript(url)
      end(false)
    }
    const patience = setTimeout(giveUp, SCRIPT_TIMEOUT_MS)
    const end = (isLoaded: boolean) => {
      clearTimeout(patience)
      resolve(isLoaded)
    }
    element.addEventListener('load', () => end(true))
    element.addEventListener('error', giveUp)
  })
  loading.set(url, { element, done })
  document.head.append(element)
  return done
}

/** Takes a script out of the page, so that it can be asked for again; what it has run stays. */
export function removeScript(url: string): void {
  loading.get(url)?.element.remove()
  loading.delete(url)
}
