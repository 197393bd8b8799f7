import { CODED_BUTTON, type EarlyAct } from '../../first-script/first-script'
import { nameElements } from './name-elements'
import { isPageTakenOver, isTakenOver } from './taken-over'

/**
 * Holds back what somebody sends or taps before the page is taken over, and does it as soon as it is. A form that the
 * browser alone sends would load the page anew, with what was typed in its address or lost, and a button without code
 * does nothing. Forms that work without scripts, such as a search, say `get` and are left alone, and so are all while
 * code cannot be loaded. Two taps on one button, because nothing seems to happen, count as one. Where React makes the
 * page anew, the button or form of the same name is meant.
 *
 * @param early what was noted before this code was there.
 * @returns what ends it.
 */
export function holdEarlyActs(root: Element, early: EarlyAct[] = []): () => void {
  const listActors = () => nameElements(root.querySelectorAll<HTMLElement>(`form, ${CODED_BUTTON}`))
  const findName = (element: HTMLElement) => [...listActors()].find(([, each]) => each === element)?.[0] ?? ''
  const held = new Map(early.map(act => [act.element, { ...act, name: findName(act.element) }]))
  let frame = 0

  function hold(element: HTMLElement, event: Event) {
    event.preventDefault()
    // React would hydrate the page for it, and act a second time when it is repeated.
    event.stopPropagation()
    const submitter = event instanceof SubmitEvent ? event.submitter : undefined
    held.set(element, { element, submitter, at: Date.now(), name: findName(element) })
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || isTakenOver(root, form)) return
    if (!window.isCodeMissing?.()) hold(form, event)
  }

  function onClick(event: MouseEvent) {
    // From then on React notices every tap, and takes over what is tapped at once.
    if (isPageTakenOver(root)) return document.removeEventListener('click', onClick, true)
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(CODED_BUTTON)
    if (button) hold(button, event)
  }

  function look() {
    for (const { element: tapped, submitter, at, name } of held.values()) {
      const element = tapped.isConnected ? tapped : listActors().get(name)
      const isOver = !element || Date.now() - at > LONGEST_MS
      if (!isOver && !isTakenOver(root, element)) continue
      held.delete(tapped)
      if (isOver) continue
      // A moment later, when fields and forms have got what was typed before (`keepTyped`), and each in a task of its
      // own, so that it finds what the one before has changed.
      if (element instanceof HTMLFormElement) setTimeout(() => sendNow(element, submitter), LATER_MS)
      else setTimeout(() => element.click())
    }
    if (held.size > 0) frame = requestAnimationFrame(look)
  }

  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('click', onClick, true)
  look()
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('submit', onSubmit, true)
    document.removeEventListener('click', onClick, true)
  }
}

const LATER_MS = 400
/** Nobody waits longer for what a tap does; code that was lost on the way may come minutes later. */
const LONGEST_MS = 30_000

function sendNow(form: HTMLFormElement, submitter: HTMLElement | null | undefined): void {
  if (submitter?.isConnected) form.requestSubmit(submitter)
  else form.requestSubmit()
}
