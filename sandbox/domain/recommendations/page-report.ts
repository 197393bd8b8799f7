import type { SiteId } from '../sites/site'

/** Allowed fields of page statistics; all others are dropped. */
export const reportFields = ['url', 'ref', 'res', 'cgid', 'count', 'pid', 'pr', 'detail'] as const

/** A page's anonymous report to the instance's statistics. */
export interface PageReport {
  siteId: SiteId
  /** "page" for a report about the page as a whole. */
  type: string
  fields: Partial<Record<(typeof reportFields)[number], string>>
  /** Milliseconds since the epoch. */
  at: number
}
