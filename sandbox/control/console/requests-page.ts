import { allOperations } from '../../operations/families'
import type { ControlServices } from '../control-services'
import type { OperationCount } from '../../requests/request-statistics'
import { actionButton, breakable, code, empty, table } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'

const namesById = new Map(
  allOperations.map(({ id, name, method, path }) => [id, { name, call: `${method} ${path}` }])
)

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

/** Requests since the start or the last reset of the counters. */
export function buildRequestsPage({ statistics }: ControlServices): Omit<Page, 'message'> {
  const families = Object.entries(statistics.getCounts())
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
    </div>`
  }
}
