import type { SiteId } from '../sites/site'

/** What the page statistics may be told; everything else of a report is not kept. */
export const reportFields = ['url', 'ref', 'res', 'cgid', 'count', 'pid', 'pr', 'detail'] as const

/** What a page of the shop has told the instance's statistics, which do not know who looked at it. */
export interface PageReport {
  siteId: SiteId
  /** "page" for what is said of a page as a whole. */
  type: string
  fields: Partial<Record<(typeof reportFields)[number], string>>
  /** Milliseconds since the epoch. */
  at: number
}
