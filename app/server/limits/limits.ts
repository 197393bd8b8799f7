import { createHmac } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { ServerSettings } from '../settings/server-settings'
import { findClientAddress, groupAddress } from './client-address'
import type { Limit } from './limit-rule'
import { getLimitRule, type LimitName } from './limit-rules'
import { openCounters, type Counted, type Counter } from './open-counters'

export interface Attempt {
  /** Seconds to wait, or 0 for an attempt that may be made. */
  wait: number
  /** Only its subject has had too many. */
  isSubjectSpent: boolean
  /** Takes it back: nothing was guessed by it. */
  forgive(): void
}

export interface Limits {
  /**
   * Counts an attempt under a rule, before it is made.
   *
   * @param subject the account, order or address that it is about, however it is written; where the rule limits those
   */
  attempt(name: LimitName, req: Request, subject?: string): Promise<Attempt>
  /** Closes its connections. */
  close(): void
}

const warnOnLog = (text: string) => void process.stderr.write(`warning: ${text}\n`)

/**
 * The limits of `LIMIT_RULES` for one process. Addresses and subjects are counted under a hash, and the key of that
 * is as secret as the place where the counts are kept.
 */
export function createLimits(
  { trustedProxies, redisUrl }: Pick<ServerSettings, 'trustedProxies' | 'redisUrl'>,
  warn = warnOnLog
): Limits {
  const counters = openCounters(redisUrl, warn)
  const opened = new Map<string, Counter>()
  const hash = (text: string) =>
    createHmac('sha256', redisUrl ?? '')
      .update(text)
      .digest('base64url')

  function open(name: string, limit: Limit): Counter {
    const known = opened.get(name) ?? counters.open(name, limit)
    opened.set(name, known)
    return known
  }

  async function attempt(name: LimitName, req: Request, subject?: string): Promise<Attempt> {
    const rule = getLimitRule(name)
    const address = findClientAddress(req, trustedProxies)
    const all = open(`${name}:all`, rule.all)
    const counted: Counted[] = []
    const forgive = () => {
      for (const one of counted) one.forgive()
    }
    /** One that has to wait uses up nothing of the limits behind. */
    const count = async (counter: Counter, key: string): Promise<number> => {
      const one = await counter.count(key)
      counted.push(one)
      return one.wait
    }
    const refuse = (wait: number, isSubjectSpent = false) => ({ wait, isSubjectSpent, forgive })

    // Checked first as well: a caller with many addresses must not fill the memory with counters.
    const waitForAll = await all.peek('all')
    if (waitForAll) return refuse(waitForAll)
    const waitOfCaller =
      address === undefined
        ? await count(open(`${name}:unknown`, rule.unknown ?? rule.each), 'unknown')
        : await count(open(`${name}:each`, rule.each), hash(groupAddress(address)))
    if (waitOfCaller) return refuse(waitOfCaller)
    if (rule.subject && subject !== undefined) {
      const wait = await count(open(`${name}:subject`, rule.subject), hash(normalize(subject)))
      if (wait) return refuse(wait, true)
    }
    return refuse(await count(all, 'all'))
  }

  return { attempt, close: counters.close }
}

const normalize = (subject: string) => subject.normalize('NFKC').trim().toLowerCase()

/** Limits an endpoint of the shop whose calls all count. */
export const limitCalls =
  (limits: Limits, name: LimitName): RequestHandler =>
  (req, res, next) => {
    limits.attempt(name, req).then(({ wait }) => {
      if (wait === 0) return next()
      res.setHeader('retry-after', String(wait))
      res.status(429).json({ error: true, message: 'Too many requests' })
    }, next)
  }
