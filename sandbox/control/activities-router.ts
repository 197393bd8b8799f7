import { Router } from 'express'
import type { Activities } from '../domain/recommendations/activities'

/**
 * Calls received by the side services, for tests and the console: mounted at `/control/activities`.
 * `siteId`, `name` and `cookieId` of the query narrow it down.
 */
export function createActivitiesRouter({ activities }: { activities: Activities }): Router {
  const router = Router()
  router.get('/', ({ query }, response) => {
    const isWanted = (name: string, value: string) => query[name] === undefined || query[name] === value
    const wanted = activities
      .listLatest()
      .filter(
        ({ siteId, name, cookieId }) =>
          isWanted('siteId', siteId) && isWanted('name', name) && isWanted('cookieId', cookieId)
      )
    response.set('Cache-Control', 'no-store').json({
      activities: wanted.map(({ at, ...activity }) => ({ ...activity, at: new Date(at).toISOString() })),
      // Page reports are anonymous.
      reports:
        query.cookieId === undefined
          ? activities
              .listReports()
              .filter(({ siteId, type }) => isWanted('siteId', siteId) && isWanted('name', type))
              .map(({ at, ...report }) => ({ ...report, at: new Date(at).toISOString() }))
          : [],
      pageViews: activities.getPageViews()
    })
  })
  return router
}
