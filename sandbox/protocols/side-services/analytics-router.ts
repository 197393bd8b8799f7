import { Router } from 'express'
import { z } from 'zod'
import type { Site } from '../../domain/sites/site'
import type { Activities } from '../../domain/recommendations/activities'
import { reportFields } from '../../domain/recommendations/page-report'
import { notFound } from '../../http/problem'

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const text = z.string().max(2_000)
/** A field that is given several times becomes one line; unreadable ones are left out. */
const field = z
  .union([text, z.array(text).transform(values => values.join(' '))])
  .optional()
  .catch(undefined)
const report = z.object({
  type: z.string().min(1).max(100).catch('page'),
  ...(Object.fromEntries(reportFields.map(name => [name, field])) as Record<
    (typeof reportFields)[number],
    typeof field
  >)
})

/**
 * Controller `__Analytics-Start`: a picture whose request is the message (requirement 12.2). Allowed page
 * data is kept for the console, without personal data in addresses.
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
    const { type, ...fields } = report.parse(request.query)
    activities.recordReport({ siteId: site.id, type, fields })
    response.set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }).type('gif').send(PIXEL)
  })
  return router
}
