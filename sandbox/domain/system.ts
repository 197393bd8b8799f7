import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Clock, Ids } from '../contracts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const createWord = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** Random ids of the platform's look: usids are UUIDs, tokens 43 URL-safe characters, customers 26 letters and digits. */
export const randomIds: Ids = {
  next(kind) {
    if (kind === 'usid') return randomUUID()
    if (kind === 'token') return randomBytes(32).toString('base64url')
    if (kind === 'basket' || kind === 'item' || kind === 'shipment') return randomBytes(13).toString('hex')
    return createWord(26)
  }
}
