import { readText, type Attributes } from '../attributes'

/** The longest delay of a browser's timer, in ms; a longer one would fire at once. */
const MOST_MS = 2 ** 31 - 1

/** How long a popup waits, in milliseconds; undefined for anything but digits: then it does not open automatically. */
export function parseOpenDelay(data: Attributes): number | undefined {
  const text = readText(data, 'openDelay')
  return text && /^\d+$/.test(text) && Number(text) <= MOST_MS ? Number(text) : undefined
}
