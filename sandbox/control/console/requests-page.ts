import type { Activity } from '../../domain/recommendations/activity'
import { allOperations } from '../../operations/families'
import type { ControlServices } from '../control-services'
import type { OperationCount } from '../../requests/request-statistics'
import { actionButton, breakable, code, empty, table, time } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'

const namesById = new Map(
  allOperations.map(({ id, name, method, path }) => [id, { name, call: `${method} ${path}` }])
)
/** Activities on the page; the rest is at /control/activities. */
const LATEST = 25

function renderOperations(operations: [id: string, count: OperationCount][]): Markup {
  if (operations.length === 0) return empty('Nothing was asked yet.')
  return table(
    'Requests by operation',
    ['Operation', 'Requests', 'Refused', 'Call'],
    operations.map(([id, { requests, refusals }]) => {
      const { name = id, call = '' } = namesById.get(id) ?? {}
      return [breakable(name), requests, refusals, code(call)]
    })
  )
}

function renderActivities(latest: Activity[]): Markup {
  if (latest.length === 0) return empty('No activity of a shopper has arrived.')
  return table(
    'Latest activities of shoppers',
    ['Activity', 'Site', 'About', 'When'],
    latest.map(({ name, siteId, productIds, categoryId, at }) => [
      name,
      siteId,
      [...productIds, ...(categoryId === undefined ? [] : [categoryId])].join(', '),
      time(at)
    ])
  )
}

/** What was asked since the start or the last reset of the counters, and what shoppers did last. */
export function buildRequestsPage({ statistics, activities }: ControlServices): Omit<Page, 'message'> {
  const families = Object.entries(statistics.getCounts())
  const pageViews = Object.entries(activities.getPageViews())
  return {
    path: '/console/requests',
    introduction: 'What was asked since the sandbox started, or since the counters were set back.',
    body: html`<div class="grid">
      <section class="wide">
        <h2>By operation</h2>
        ${renderOperations(Object.entries(statistics.getOperationCounts()))}
      </section>
      <section>
        <h2>By group</h2>
        ${families.length === 0 ? empty('Nothing was asked yet.') : table('Requests by group', ['Group', 'Requests'], families)}
      </section>
      <section>
        <h2>Counters</h2>
        <p>Only numbers are kept, no addresses and no tokens.</p>
        ${actionButton('/console/requests/reset', 'Set the counters back')}
      </section>
      <section class="wide">
        <h2>Activities</h2>
        ${pageViews.length > 0 && html`<p>Page views: ${pageViews.map(([site, views]) => `${site} ${views}`).join(', ')}.</p>`}
        ${renderActivities(activities.listLatest().slice(0, LATEST))}
      </section>
    </div>`
  }
}
