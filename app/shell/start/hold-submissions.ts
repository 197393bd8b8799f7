import { isTakenOver } from './taken-over'

/**
 * Holds forms back that somebody sends before the page is taken over, and sends them as soon as it is. The browser
 * alone would load the page anew, with what was typed in its address or lost. Forms that work without scripts, such as
 * a search, say `get` and are left alone.
 *
 * @returns what ends it.
 */
export function holdSubmissions(): () => void {
  const held = new Map<HTMLFormElement, HTMLElement | null>()
  let frame = 0

  function hold(event: SubmitEvent) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || isTakenOver(form)) return
    event.preventDefault()
    held.set(form, event.submitter)
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }

  function look() {
    for (const [form, submitter] of held) {
      if (form.isConnected && !isTakenOver(form)) continue
      held.delete(form)
      // A moment later, when the form has got what was typed before (`keepTyped`).
      if (form.isConnected) setTimeout(() => sendNow(form, submitter), LATER_MS)
    }
    if (held.size > 0) frame = requestAnimationFrame(look)
  }

  document.addEventListener('submit', hold, true)
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('submit', hold, true)
  }
}

const LATER_MS = 400

function sendNow(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter?.isConnected) form.requestSubmit(submitter)
  else form.requestSubmit()
}
