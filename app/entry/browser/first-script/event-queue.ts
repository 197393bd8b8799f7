/** A click or submit from before hydration. */
export interface QueuedEvent {
  /** The button or form. */
  element: HTMLElement
  submitter?: HTMLElement | null
  /** In milliseconds since 1970. */
  at: number
}

interface EventQueue {
  /** By button or form: two taps on one button, because nothing seems to happen, count as one. */
  events: Map<HTMLElement, QueuedEvent>
  /** Ends the first script's listening. */
  stop: () => void
  /** Whether some code of the page could not be loaded so far. */
  isCodeMissing: () => boolean
}

declare global {
  interface Window {
    eventQueue?: EventQueue
  }
}

export const QUEUED_KINDS = ['submit', 'click'] as const

/** Needs code: a button that sends a form is part of its form, and the browser opens a popover by itself. */
export const CODED_BUTTON = 'button[type=button]:not([popovertarget])'

/**
 * Holds an event back and queues it, if only code can handle it. Forms that work without code, such as a search, have
 * the method `get`. While code cannot be loaded, forms are the browser's, which loads the page anew.
 */
export function queueEvent(event: Event, { events, isCodeMissing }: EventQueue, at = Date.now()): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const isForm = event.type === 'submit'
  const element = isForm ? (target as HTMLFormElement) : target.closest<HTMLElement>(CODED_BUTTON)
  if (!element || (isForm && ((element as HTMLFormElement).method !== 'post' || isCodeMissing()))) return
  event.preventDefault()
  event.stopPropagation()
  events.set(element, { element, submitter: (event as SubmitEvent).submitter, at })
}

/** Queues events from now on, before any other code is there. */
export function queueEvents(isCodeMissing: () => boolean): EventQueue {
  const listen = (event: Event) => queueEvent(event, queue)
  const queue: EventQueue = {
    events: new Map(),
    stop: () => QUEUED_KINDS.forEach(kind => document.removeEventListener(kind, listen, true)),
    isCodeMissing
  }
  for (const kind of QUEUED_KINDS) document.addEventListener(kind, listen, true)
  return queue
}
