import { operationFamilies } from '../../operations/families'
import type { Operation, OperationFamily } from '../../operations/operation'
import type { ControlServices } from '../control-services'
import { badge, breakable, code, table } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'

function renderFamily({ name, addresses, operations }: OperationFamily, served: Set<Operation>): Markup {
  const count = operations.filter(operation => served.has(operation)).length
  return html` <details>
    <summary>
      <span class="name">${name}</span>
      ${badge(`${count} of ${operations.length}`, count > 0 ? 'good' : 'plain')}
    </summary>
    <p>${addresses.map(address => html`${code(address)} `)}</p>
    ${table(
      `Operations of ${name}`,
      ['Operation', 'Call', 'Served'],
      operations.map(operation => [
        breakable(operation.name),
        code(`${operation.method} ${operation.path || '/'}`),
        served.has(operation) ? badge('yes', 'good') : badge('501')
      ])
    )}
  </details>`
}

/** Every operation of the platform, and whether the sandbox serves it: read from the mounted routes. */
export function buildOperationsPage({ listServed }: ControlServices): Omit<Page, 'message'> {
  const served = new Set(listServed())
  return {
    path: '/console/operations',
    introduction: `${served.size} operations are served; every other answers 501 and says its name.`,
    body: html`<div class="families">${operationFamilies.map(family => renderFamily(family, served))}</div>`
  }
}
