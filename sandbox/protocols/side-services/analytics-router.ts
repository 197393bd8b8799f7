import { Router } from 'express'
import type { Site } from '../../domain/sites/site'
import type { Activities } from '../../domain/recommendations/activities'
import { notFound } from '../../http/problem'

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * Controller `__Analytics-Start`: a picture whose request is the message (requirement 3.7.4). Only the number of page
 * views is kept, nothing of what the address says about the visitor.
 */
export function createAnalyticsRouter({
  sites,
  activities
}: {
  sites: Site[]
  activities: Activities
}): Router {
  const router = Router()
  router.get('/on/demandware.store/Sites-:site-Site/:locale/__Analytics-Start', (request, response) => {
    const site = sites.find(({ id }) => id === request.params.site)
    if (!site) throw notFound('site-not-found', 'Site Not Found', 'There is no such site.')
    activities.countPageView(site.id)
    response.set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }).type('gif').send(PIXEL)
  })
  return router
}
