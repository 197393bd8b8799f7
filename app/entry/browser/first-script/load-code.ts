import { CODE } from '../../../lazy-loading/name-code'
import { tryAgain } from '../../../lazy-loading/try-again'

/**
 * Milliseconds after which a page that has painted nothing, such as a web view that is not shown yet, gets its code
 * all the same.
 */
const PATIENCE_MS = 2_000

/** How many code files that hydration waits for have failed and not loaded yet. */
let missing = 0

/** While the browser is offline, code is not missing: it is late. */
export const isCodeMissing = () => missing > 0 && navigator.onLine

/**
 * Loads the code that is named in the head (`nameCode`) once the page and the first pictures in the window are
 * painted: until then, styles, fonts and pictures have the line to themselves. An animation frame may come long before
 * its picture is on the screen, so the browser's performance entry of the first paint counts, where there is one. A
 * page in a background tab gets its code at once.
 */
export function loadCodeAfterPaint(): void {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    for (const { content, dataset } of document.head.querySelectorAll<HTMLMetaElement>(
      `meta[name^="${CODE}"]`
    ))
      // A page is hydrated without the code of its content's blocks.
      load(content, !dataset.contentGroup)
  }
  if (document.hidden) return ask()
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  requestAnimationFrame(() => {
    void Promise.all([untilFirstPaint(), ...[...pictures].map(untilLoaded)]).then(() =>
      requestAnimationFrame(() => setTimeout(ask))
    )
  })
  setTimeout(ask, PATIENCE_MS)
}

const untilFirstPaint = () =>
  new Promise<unknown>(resolve => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve(undefined)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })

const untilLoaded = (picture: HTMLImageElement) =>
  picture.complete ||
  new Promise(resolve => ['load', 'error'].forEach(kind => picture.addEventListener(kind, resolve)))

/** Loads a file, and again where it is lost on the way. */
function load(address: string, isAwaited: boolean): void {
  let isLost = false
  const noteLost = (error: unknown) => {
    if (isAwaited && !isLost) missing += 1
    isLost = true
    throw error
  }
  void tryAgain(() => loadOnce(address).catch(noteLost)).then(
    () => {
      if (isAwaited && isLost) missing -= 1
    },
    // The page stays without this file, and the browser sends its forms.
    () => undefined
  )
}

const loadOnce = (address: string) =>
  new Promise<unknown>((resolve, reject) => {
    const script = document.createElement('script')
    script.fetchPriority = 'high'
    script.onload = resolve
    script.onerror = event => {
      script.remove()
      reject(event)
    }
    script.src = address
    document.head.append(script)
  })
