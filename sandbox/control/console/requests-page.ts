import { allOperations } from '../../operations/families'
import type { ControlServices } from '../control-services'
import { actionButton, code, empty, table } from './elements'
import { html } from './html'
import type { Page } from './layout'

const namesById = new Map(
  allOperations.map(({ id, name, method, path }) => [id, { name, call: `${method} ${path}` }])
)

/** What was asked since the start or the last reset of the counters. */
export function buildRequestsPage({ statistics }: ControlServices): Omit<Page, 'message'> {
  const operations = Object.entries(statistics.getOperationCounts())
  const families = Object.entries(statistics.getCounts())
  return {
    path: '/console/requests',
    introduction: 'What was asked since the sandbox started, or since the counters were set back.',
    body: html` <div class="grid">
      <section class="wide">
        <h2>By operation</h2>
        ${
          operations.length === 0
            ? empty('Nothing was asked yet.')
            : table(
                'Requests by operation',
                ['Operation', 'Requests', 'Refused', 'Call'],
                operations.map(([id, { requests, refusals }]) => [
                  namesById.get(id)?.name ?? id,
                  requests,
                  refusals,
                  code(namesById.get(id)?.call ?? '')
                ])
              )
        }
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
