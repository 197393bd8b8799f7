import { readText, type Attributes } from '../attributes'

/** The most that a browser's timer can wait; more would not wait at all. */
const MOST_MS = 2 ** 31 - 1

/** How long a popup waits, in milliseconds; undefined for anything but digits: then it does not open by itself. */
export function parseOpenDelay(data: Attributes): number | undefined {
  const text = readText(data, 'openDelay')
  return text && /^\d+$/.test(text) && Number(text) <= MOST_MS ? Number(text) : undefined
}
