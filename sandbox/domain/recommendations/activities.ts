import type { Clock } from '../clock'
import type { SiteId } from '../sites/site'
import { createActivityStore } from '../../storage/sqlite/activities'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { activityWeights, type Activity } from './activity'

/** So many products of one checkout are remembered as bought together; pairs grow with the square. */
const MAX_TOGETHER = 12
const MAX_LISTED = 200

/** What shoppers do (requirement 3.7.4): kept, and added up for the recommendations. */
export function createActivities({ db, clock }: { db: Database; clock: Clock }) {
  const store = createActivityStore(db)

  return {
    record(given: Omit<Activity, 'at'>): void {
      const { siteId, name, productIds } = given
      const weight = activityWeights[name] ?? 0
      inTransaction(db, () => {
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

    /** Counts a page view; nothing else of it is kept. */
    countPageView: (siteId: SiteId): void => store.countPageView(siteId),
    /** Page views by site. */
    getPageViews: store.getPageViews
  }
}

export type Activities = ReturnType<typeof createActivities>
