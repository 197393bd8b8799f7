import { createHmac, randomBytes } from 'node:crypto'
import { createRateLimit, type Rate, type RateLimit } from '../limits/limit-rate'

/** Wrong guesses at one account, from however many addresses: ten, then one in a minute. */
const RATE: Rate = { burst: 10, every: 60 }

/**
 * The seconds until somebody may try to log in with this e-mail address again, or 0. However it is written
 * it counts as one. A try counts when it begins, so that many at once are no way around, and is forgiven
 * unless the credentials were refused. No address is kept, but a keyed hash that ends with the process.
 */
export function limitEmails(now: () => number): RateLimit {
  const key = randomBytes(32)
  const limit = createRateLimit(RATE, now)
  const hash = (email: string) => createHmac('sha256', key).update(normalizeEmail(email)).digest('base64')
  return Object.assign((email: string) => limit(hash(email)), {
    forgive: (email: string) => limit.forgive(hash(email))
  })
}

const normalizeEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
