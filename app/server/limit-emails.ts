import { createHmac, randomBytes } from 'node:crypto'
import { createRateLimit, type Rate } from './limit-rate'

/** Guesses at one account, from however many addresses: ten, then one in a minute. */
const RATE: Rate = { burst: 10, every: 60 }

/**
 * Answers the seconds until somebody may try to log in with this e-mail address again, or 0. However it is
 * written it counts as one. No address is kept, but a keyed hash that ends with the process.
 */
export function limitEmails(now: () => number): (email: string) => number {
  const key = randomBytes(32)
  const askToWait = createRateLimit(RATE, now)
  return email => askToWait(createHmac('sha256', key).update(normalizeEmail(email)).digest('base64'))
}

const normalizeEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
