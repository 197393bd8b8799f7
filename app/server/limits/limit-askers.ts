import type { Request } from 'express'
import { findClientAddress, groupAddress } from './client-address'
import { createRateLimit, type Rate } from './limit-rate'

export interface AskerRates {
  /** For each address, those of version 6 by household. */
  each: Rate
  /** For all together whose address tells nothing, so that nobody gets around a limit by hiding it. */
  unknown: Rate
  /** For everybody together, behind the other two: what many addresses may do at once. */
  all?: Rate
}

/** Answers the seconds to wait, or 0 for a request that may pass. One that may not uses up nothing of the limit for all. */
export function limitAskers(
  { each, unknown, all }: AskerRates,
  trustedProxies: number,
  now: () => number
): (req: Request) => number {
  const askEach = createRateLimit(each, now)
  const askUnknown = createRateLimit(unknown, now)
  const askAll = all && createRateLimit(all, now)

  return req => {
    const address = findClientAddress(req, trustedProxies)
    const wait = address === undefined ? askUnknown('unknown') : askEach(groupAddress(address))
    return wait || (askAll?.('all') ?? 0)
  }
}
