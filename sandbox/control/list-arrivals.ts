import type { Activities } from '../domain/recommendations/activities'

/** A report of a shop's page to a side service. */
export interface Arrival {
  at: number
  siteId: string
  service: 'recommendations' | 'statistics'
  /** By the service's own name for it. */
  event: string
  /** A random number; the statistics are anonymous. */
  visitor?: string
  /** The complete payload. */
  payload: Record<string, unknown>
}

/** Who it was and where it came from: the same in each message. */
const ABOUT_SENDER = new Set(['cookieId', 'userId', 'realm', 'instanceType'])

/** Reports of all sites, the latest first. */
export function listArrivals(activities: Activities): Arrival[] {
  const done = activities.listLatest().map(({ at, siteId, name, cookieId, document }): Arrival => ({
    at,
    siteId,
    service: 'recommendations',
    event: name,
    visitor: cookieId,
    payload: Object.fromEntries(Object.entries(document).filter(([field]) => !ABOUT_SENDER.has(field)))
  }))
  const told = activities.listReports().map(({ at, siteId, type, fields }): Arrival => ({
    at,
    siteId,
    service: 'statistics',
    event: type,
    payload: fields
  }))
  return [...done, ...told].sort((a, b) => b.at - a.at)
}
