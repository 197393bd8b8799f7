import { readConsents } from '../../consent/consent'
import type { ShopEvent } from './model/shop-event'

type Receive = (event: ShopEvent) => void

let receive: Receive | undefined
/** What happens before the code that sends it has come. */
let waiting: ShopEvent[] = []

/** Tells what the shopper does; with marketing consent only (requirement 3.6), else it is forgotten at once. */
export function track(event: ShopEvent): void {
  if (!readConsents().marketing) return
  if (receive) receive(event)
  else waiting.push(event)
}

/** Who hears of events from now on, and of those that wait. */
export function receiveEvents(next: Receive): void {
  receive = next
  const events = waiting
  waiting = []
  events.forEach(next)
}

/** Forgets what waits and tells nobody any more. */
export function dropEvents(): void {
  receive = undefined
  waiting = []
}
