import { PAUSES_MS } from '../lazy-loading/try-again'
import { CODE } from './name-code'

/** A form that was sent, or a button that was tapped, before there was any code. */
export interface EarlyAct {
  element: HTMLElement
  /** In milliseconds since 1970. */
  at: number
  /** What a form was sent with. */
  submitter?: HTMLElement | null
}

declare global {
  interface Window {
    /** Hands over what `FIRST_SCRIPT` has noted, which notes nothing from then on. */
    takeEarlyActs?: () => EarlyAct[]
    /** Whether some of the page's code could not be loaded so far. */
    isCodeMissing?: () => boolean
  }
}

/** What only code can do: buttons that send a form are part of their form, and menus open without any. */
export const CODED_BUTTON = 'button[type=button]:not([popovertarget])'

/** Whoever has painted nothing by then, such as a web view that is not shown yet, gets the code all the same. */
const PATIENCE_MS = 2_000

/**
 * The one script in a page; as text, because the security policy knows it by its hash. It stands at the end of the
 * body, where it waits for the style sheet.
 *
 * It asks for the code of the page once it and the first pictures in the window are painted: until then, styles, fonts
 * and pictures have the line to themselves. A frame may be made long before it is on the screen, so where the browser
 * tells of its first paint, that counts. (Nobody looks at a page in a tab of the background, so its code comes at
 * once.) Until the code is there it notes what is sent and tapped; `takeEarlyActs` hands that over.
 *
 * Code that does not come is asked for again as `tryAgain` does. Meanwhile, unless the browser is offline, no form is
 * held back: who sends it loads the page anew. A page starts without the code of its content's blocks.
 */
export const FIRST_SCRIPT = `(() => {
  const kinds = ['submit', 'click']
  const pauses = ${/* @__PURE__ */ JSON.stringify(PAUSES_MS)}
  let missing = 0
  window.isCodeMissing = () => missing > 0 && navigator.onLine
  const acts = []
  const note = event => {
    const isForm = event.type === 'submit'
    const element = isForm ? event.target : event.target.closest('${CODED_BUTTON}')
    if (!element || (isForm && (element.method !== 'post' || window.isCodeMissing()))) return
    event.preventDefault()
    acts.push({ element, submitter: event.submitter, at: Date.now() })
  }
  kinds.forEach(kind => document.addEventListener(kind, note, true))
  const stop = () => kinds.forEach(kind => document.removeEventListener(kind, note, true))
  window.takeEarlyActs = () => {
    stop()
    return acts.splice(0)
  }
  const load = (address, isAwaited, time) => {
    const script = document.createElement('script')
    script.fetchPriority = 'high'
    script.onload = () => isAwaited && time > 0 && (missing -= 1)
    script.onerror = () => {
      script.remove()
      if (isAwaited && time === 0) missing += 1
      const { onLine } = navigator
      if (onLine && time === pauses.length) return
      const again = () => {
        clearTimeout(timer)
        window.removeEventListener('online', again)
        load(address, isAwaited, onLine ? time + 1 : time || 1)
      }
      const timer = onLine && setTimeout(again, pauses[time])
      window.addEventListener('online', again)
    }
    script.src = address
    document.head.append(script)
  }
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    for (const { content, dataset } of document.head.querySelectorAll('meta[name^="${CODE}"]')) {
      load(content, !dataset.contentGroup, 0)
    }
  }
  if (document.hidden) return ask()
  const pictures = [...document.querySelectorAll('img[fetchpriority=high]')]
  const isLoaded = picture =>
    picture.complete || new Promise(done => ['load', 'error'].map(kind => picture.addEventListener(kind, done)))
  const firstPaint = new Promise(done => {
    const { PerformanceObserver: Observer } = window
    if (Observer?.supportedEntryTypes?.includes('paint')) new Observer(done).observe({ type: 'paint', buffered: true })
    else done()
  })
  requestAnimationFrame(() =>
    Promise.all([firstPaint, ...pictures.map(isLoaded)]).then(() => requestAnimationFrame(() => setTimeout(ask)))
  )
  setTimeout(ask, ${PATIENCE_MS})
})()`
