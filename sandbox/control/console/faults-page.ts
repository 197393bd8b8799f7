import { operationFamilies } from '../../operations/families'
import { requestClassNames } from '../../requests/classify-request'
import type { ControlServices } from '../control-services'
import { faultKinds } from '../../faults/fault-input'
import type { Fault } from '../../faults/faults'
import { actionButton, code, empty } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'

/** The form's values, as sent. */
export type FaultForm = Partial<Record<'operation' | 'kind' | 'status' | 'ms' | 'times', string>>

const option = (value: string, label: string, chosen: string | undefined) =>
  html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option>`

function renderOperations(chosen: string | undefined): Markup {
  return html` <optgroup label="Whole families">
      ${operationFamilies.map(({ id, name }) => option(id, name, chosen))}
    </optgroup>
    <optgroup label="Groups of calls">${requestClassNames.map(name => option(name, name, chosen))}</optgroup>
    ${operationFamilies.map(
      family =>
        html`<optgroup label="${family.name}">
          ${family.operations.map(({ id, name }) => option(id, name, chosen))}
        </optgroup>`
    )}`
}

function describeFault({ kind, status, ms, times }: Fault): string {
  const detail = kind === 'status' ? ` ${status}` : kind === 'delay' ? ` ${ms} ms` : ''
  return `${kind}${detail}, ${times === undefined ? 'until switched off' : `${times} more`}`
}

const renderActive = (faults: Fault[]) => html`
  <ul role="list" class="rows">
    ${faults.map(
      fault =>
        html`<li>
          <p>${code(fault.operation)} ${describeFault(fault)}</p>
          ${actionButton(`/console/faults/${fault.id}/off`, 'Switch off', {
            about: `fault ${fault.id}, ${fault.kind} of ${fault.operation}`
          })}
        </li>`
    )}
  </ul>
  ${
    faults.length > 1 &&
    html`<div class="buttons">${actionButton('/console/faults/off', 'Switch all off')}</div>`
  }
`

/** The active faults, and a form for more. `form` has refused values. */
export function buildFaultsPage({ faults }: ControlServices, form: FaultForm = {}): Omit<Page, 'message'> {
  const active = faults.list()
  return {
    path: '/console/faults',
    introduction: 'What goes wrong on purpose. A reset and a restart switch everything off.',
    body: html` <div class="grid">
      <section class="wide">
        <h2>Switched on</h2>
        ${active.length > 0 ? renderActive(active) : empty('Everything works.')}
      </section>
      <section class="wide">
        <h2>Switch a fault on</h2>
        <form method="post" action="/console/faults" class="fields">
          <label class="field"
            >Operation<select name="operation" required>
              ${renderOperations(form.operation ?? 'shopper-products.getProduct')}
            </select></label
          >
          <label class="field"
            >Kind<select name="kind" required>
              ${Object.entries(faultKinds).map(([kind, words]) => option(kind, `${kind}: ${words}`, form.kind))}
            </select></label
          >
          <label class="field"
            >Status<span class="hint">of the kind “status”</span
            ><input type="number" name="status" min="400" max="599" value="${form.status ?? '503'}"
          /></label>
          <label class="field"
            >Milliseconds<span class="hint">of the kind “delay”</span
            ><input type="number" name="ms" min="0" max="120000" value="${form.ms ?? '1000'}"
          /></label>
          <label class="field"
            >Times<span class="hint">empty: until switched off</span
            ><input type="number" name="times" min="1" max="1000000" value="${form.times ?? ''}"
          /></label>
          <div class="field"><button class="primary">Switch on</button></div>
        </form>
      </section>
    </div>`
  }
}
