import { findComponentType } from '../../component-types/component-types'
import type { ContentProblem } from '../../domain/content/content-edit-error'
import type { PlacedComponent } from '../../domain/content/edit-regions'
import { hashData } from '../../domain/content/page-editor'
import { html, type Markup } from '../../http/html'
import { nameField } from '../console/elements'
import { listFields, nameInput, type Field } from './attribute-fields'
import { listPlaceFields, type EditorPlace } from './editor-address'

export const PICTURES = 'pictures'

const idOf = (name: string, part = 'field') => `${part}-${name.replace(/\W+/g, '-')}`

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`

/** The help text of a field: its effect and its rules. */
function describe({ attribute }: Field): string {
  if (!attribute) return 'The shop does not know this attribute.'
  const { says, fallback, min, max, words, most, formerly, entries } = attribute
  const range =
    min !== undefined && max !== undefined
      ? `${min} to ${max}${words ? `, or ${words.join(', ')}` : ''}.`
      : ''
  return [
    says,
    range,
    most !== undefined && `At most ${most}.`,
    entries && entries.length > 0 && `JSON: [{ ${entries.map(({ name }) => `"${name}"`).join(', ')} }].`,
    fallback !== undefined && `Empty: ${fallback}.`,
    formerly && `Also read from ${formerly.join(', ')}.`
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\*/g, 'words')
    .replace(/`/g, '')
}

function renderControl(field: Field, isWrong: boolean): Markup {
  const { name, control, value, alt = '', attribute } = field
  const shared = html`id="${idOf(name)}" name="${nameInput(name)}" aria-describedby="${idOf(name, 'help')}"
  ${isWrong && html`aria-invalid="true"`} ${attribute?.required === true && html`aria-required="true"`}`
  if (control === 'line') return html`<input ${shared} value="${value}" />`
  if (control === 'number') return html`<input ${shared} value="${value}" inputmode="decimal" />`
  if (control === 'lines') return html`<textarea ${shared} rows="5">${value}</textarea>`
  if (control === 'json')
    return html`<textarea
      ${shared}
      class="json"
      rows="${Math.min(12, value.split('\n').length + 1)}"
      spellcheck="false"
    >
${value}</textarea>`
  if (control === 'switch')
    return html`<select ${shared}>
      ${option('', 'as the shop has it', value)}${option('true', 'yes', value)}${option('false', 'no', value)}
    </select>`
  if (control === 'select') {
    const choices = attribute?.choices ?? []
    return html`<select ${shared}>
      ${option('', 'as the shop has it', value)}
      ${value !== '' && !choices.includes(value) && option(value, value, value)}
      ${choices.map(choice => option(choice, choice, value))}
    </select>`
  }
  return html`<input ${shared} value="${value}" list="${PICTURES}" placeholder="none" /><label
      class="field inner"
      >What ${name} shows<input
        name="${nameInput(name, 'alt')}"
        value="${alt}"
        placeholder="nothing to be said"
    /></label>`
}

function renderField(field: Field, problems: ContentProblem[]): Markup {
  const { name, attribute } = field
  const wrong = problems.filter(problem => problem.name === name || problem.name === attribute?.name)
  return html`<div class="field">
    <label for="${idOf(name)}"
      >${nameField(attribute?.name ?? name)}${attribute?.required === true && html` <span class="needed">needed</span>`}</label
    >
    <span class="hint" id="${idOf(name, 'help')}"
      >${wrong.map(({ message }) => html`<strong class="wrong">${nameField(attribute?.name ?? name)} ${message}</strong> `)}${describe(
        field
      )}</span
    >
    ${renderControl(field, wrong.length > 0)}
  </div>`
}

interface ComponentFormState {
  /** As typed, where something has to be mended. */
  fields?: Field[]
  problems: ContentProblem[]
}

/** Fields of the form that say where it is. */
export const hiddenFields = (place: EditorPlace): Markup =>
  html`${Object.entries(listPlaceFields(place)).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`
  )}`

const action = (name: string, label: string, place: EditorPlace, { isOff = false, by = '' } = {}) =>
  html`<form method="post" action="/console/editor/${name}" data-stay>
    ${hiddenFields(place)}${by !== '' && html`<input type="hidden" name="by" value="${by}" />`}
    <button id="${name}${by}" ${isOff && html`disabled`}>${label}</button>
  </form>`

/** The chosen component: place, actions and attributes. */
export function renderComponentForm(
  { component, index, siblings }: PlacedComponent,
  place: EditorPlace,
  { fields, problems }: ComponentFormState
): Markup {
  const type = findComponentType(component.type_id)
  return html`<section aria-labelledby="chosen" id="component">
    <h2 id="chosen" tabindex="-1">${type?.name ?? component.type_id}</h2>
    <p class="hint">${type?.says.replace(/`/g, '') ?? 'The shop does not know this type.'}</p>
    <p class="hint"><code>${component.type_id}</code> <code>${component.id}</code></p>
    <div class="buttons">
      ${action('move', 'Move up', place, { isOff: index === 0, by: '-1' })}
      ${action('move', 'Move down', place, { isOff: index === siblings - 1, by: '1' })}
      ${action('remove', 'Remove', place)}
    </div>
    <form method="post" action="/console/editor/attributes" class="attributes" data-stay>
      ${hiddenFields(place)}
      <input type="hidden" name="version" value="${hashData(component.data)}" />
      ${(fields ?? listFields(type, component.data)).map(field => renderField(field, problems))}
      <button class="primary" id="apply">Apply</button>
    </form>
    <form method="post" action="/console/editor/schedule" class="attributes" data-stay>
      ${hiddenFields(place)}
      <h3>Schedule</h3>
      <p class="hint" id="schedule-help">
        Days in Germany: 2026-12-01, or 12-01 in every year. Visitors do not see the component before and
        after them; the preview shows it always. Empty: always visible.
      </p>
      ${(['from', 'until'] as const).map(
        name =>
          html`<label class="field"
            >${name === 'from' ? 'Visible from' : 'Visible until the day before'}<input
              name="${name}"
              value="${component.schedule?.[name] ?? ''}"
              aria-describedby="schedule-help"
          /></label>`
      )}
      <button id="plan">Plan</button>
    </form>
  </section>`
}
