import { CODED_BUTTON, queueEvent, QUEUED_KINDS, type QueuedEvent } from './first-script/event-queue'
import { nameElements } from './name-elements'

/** A tap this old (milliseconds) is dropped: nobody still waits for its result when late code comes after minutes. */
const LONGEST_MS = 30_000
const AGAIN_MS = 250

/**
 * To be called before hydration. Returns a function that repeats the queued clicks and submits, to be called once the
 * page is hydrated.
 *
 * React hydrates a block for a click or submit in it, and stops the event where it cannot, because the block's code is
 * not there yet: such events go into the queue as well, and are repeated until the code has come. Where React has
 * rendered the page anew, the button or form of the same name is meant.
 */
export function createQueueDrain(root: Element): () => void {
  const queue = window.eventQueue
  if (!queue) return () => undefined
  const listTargets = () => nameElements(root.querySelectorAll<HTMLElement>(`form, ${CODED_BUTTON}`))
  const names = new Map([...listTargets()].map(([name, element]) => [element, name]))
  let repeated: QueuedEvent | undefined

  const repeat = (queued: QueuedEvent) => {
    const { element: served, submitter, at } = queued
    const element = served.isConnected ? served : listTargets().get(names.get(served) ?? '')
    if (!element || Date.now() - at > LONGEST_MS) return
    repeated = queued
    if (!(element instanceof HTMLFormElement)) element.click()
    else if (submitter?.isConnected) element.requestSubmit(submitter)
    else element.requestSubmit()
    repeated = undefined
  }

  const drainQueuedEvents = () => {
    const queued = [...queue.events.values()]
    queue.events.clear()
    // Each in a task of its own, so that it finds what the one before has changed.
    for (const event of queued) setTimeout(() => repeat(event))
  }

  /** On the same element as React's own listeners, and after them. */
  const queueStopped = (event: Event) => {
    if (!event.cancelBubble) return
    queueEvent(event, queue, repeated?.at)
    setTimeout(drainQueuedEvents, AGAIN_MS)
  }

  return () => {
    queue.stop()
    for (const kind of QUEUED_KINDS) root.addEventListener(kind, queueStopped, true)
    drainQueuedEvents()
  }
}
