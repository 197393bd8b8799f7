import type { ControlServices } from '../control-services'
import { listArrivals, type Arrival } from '../list-arrivals'
import { badge, code, empty, table, time } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'

/** Arrivals on the page; the rest is at /control/activities. */
const PAGE_SIZE = 100

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option>`

const renderFilter = (events: string[], chosen: string): Markup =>
  html`<form method="get" action="/console/tracking" class="row narrow">
    <label
      >Event<select name="event">
        ${option('', 'All events', chosen)} ${events.map(event => option(event, event, chosen))}
      </select></label
    >
    <button>Show</button>
  </form>`

const renderArrival = ({ at, siteId, service, event, visitor, payload }: Arrival): Markup =>
  html`<li>
    <h3>${event}</h3>
    ${badge(siteId)} ${badge(service)}
    <p class="facts">
      ${time(at)} · ${visitor === undefined ? 'nobody knows who' : html`visitor ${code(visitor)}`}
    </p>
    ${code(JSON.stringify(payload))}
  </li>`

/** Received tracking events, the latest first; `event` shows one kind. */
export function buildTrackingPage(
  { activities }: ControlServices,
  { event = '' }: Record<string, unknown> = {}
): Omit<Page, 'message'> {
  const chosen = String(event)
  const all = listArrivals(activities)
  const events = [
    ...new Set([...all.map(arrival => arrival.event), ...(chosen === '' ? [] : [chosen])])
  ].sort()
  const wanted = all.filter(arrival => chosen === '' || arrival.event === chosen)
  const views = Object.entries(activities.getPageViews())
  return {
    path: '/console/tracking',
    introduction:
      'What shops have told of visits whose shoppers agreed to it. Visitors are random numbers, and nothing personal belongs here.',
    body: html`<div class="grid">
      <section class="wide">
        <h2>What arrived</h2>
        ${all.length > 0 && renderFilter(events, chosen)}
        ${
          all.length === 0
            ? empty('Nothing has arrived. Agree to marketing in a shop and look at a product.')
            : wanted.length === 0
              ? empty(`No event of this kind has arrived: ${chosen}.`)
              : html`<ol role="list" class="arrivals">
                  ${wanted.slice(0, PAGE_SIZE).map(renderArrival)}
                </ol>`
        }
        ${wanted.length > PAGE_SIZE && html`<p>Older ones are at <a href="/control/activities">${code('/control/activities')}</a>.</p>`}
      </section>
      <section>
        <h2>Page views</h2>
        ${views.length === 0 ? empty('None yet.') : table('Page views by site', ['Site', 'Page views'], views)}
      </section>
    </div>`
  }
}
