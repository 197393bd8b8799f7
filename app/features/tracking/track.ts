import { readConsents } from '../../visit/consent/consent'
import type { ShopEvent } from './event-payloads'

type Receive = (event: ShopEvent) => void

let receive: Receive | undefined
/** Events from before the sending code was loaded. */
let waiting: ShopEvent[] = []

/** Tracks an event; with marketing consent only (requirement 12.2), else it is dropped at once. */
export function track(event: ShopEvent): void {
  if (!readConsents().marketing) return
  if (receive) receive(event)
  else waiting.push(event)
}

/** Sets the receiver of events from now on, and of those that wait. */
export function receiveEvents(next: Receive): void {
  receive = next
  const events = waiting
  waiting = []
  events.forEach(next)
}

/** Drops waiting events and removes the receiver. */
export function dropEvents(): void {
  receive = undefined
  waiting = []
}
