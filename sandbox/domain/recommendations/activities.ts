import type { Clock } from '../clock'
import { createActivityStore } from '../../storage/sqlite/activities'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { activityWeights, type Activity } from './activity'
import type { PageReport } from './page-report'

/** So many products of one checkout are remembered as bought together; pairs grow with the square. */
const MAX_TOGETHER = 12
/** So many products count as looked at before the next one. */
const MAX_BEFORE = 5
const MAX_LISTED = 200

/** Activities of shoppers (requirement 4.5): kept, and counted for the recommendations. */
export function createActivities({ db, clock }: { db: Database; clock: Clock }) {
  const store = createActivityStore(db)

  /** Pairs a product with the same shopper's earlier views. */
  function pairWithBefore({ siteId, cookieId, productIds: [id] }: Omit<Activity, 'at'>): void {
    const before = store.listOfCookie(siteId, cookieId, 'viewProduct').flatMap(({ productIds }) => productIds)
    const others = [...new Set(before)].filter(other => other !== id).slice(0, MAX_BEFORE)
    if (id !== undefined) for (const other of others) store.addViewedPair(siteId, id, other)
  }

  return {
    record(given: Omit<Activity, 'at'>): void {
      const { siteId, name, productIds } = given
      const weight = activityWeights[name] ?? 0
      inTransaction(db, () => {
        if (name === 'viewProduct') pairWithBefore(given)
        store.add({ ...given, at: clock.now() })
        if (weight > 0) for (const id of productIds) store.addPoints(siteId, id, weight)
        if (name !== 'beginCheckout') return
        const together = productIds.slice(0, MAX_TOGETHER)
        for (const id of together)
          for (const other of together) if (other !== id) store.addPair(siteId, id, other)
      })
    },

    /** The latest activities of all sites, the latest first. */
    listLatest: (): Activity[] => store.listLatest(MAX_LISTED),

    /** Keeps a page's report, for the console, and counts page views. */
    recordReport(report: Omit<PageReport, 'at'>): void {
      inTransaction(db, () => {
        store.addReport({ ...report, at: clock.now() })
        if (report.type === 'page') store.countPageView(report.siteId)
      })
    },
    /** The latest reports of pages, the latest first. */
    listReports: (): PageReport[] => store.listReports(MAX_LISTED),
    /** Page views by site. */
    getPageViews: store.getPageViews
  }
}

export type Activities = ReturnType<typeof createActivities>
