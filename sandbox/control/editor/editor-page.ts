import { componentGroups, findComponentType } from '../../component-types/component-types'
import type { ContentProblem } from '../../domain/content/content-edit-error'
import type {
  ContentComponent,
  ContentPage,
  ContentRegion,
  Schedule
} from '../../domain/content/content-page'
import { findPlaced, listPlaced, type RegionPlace } from '../../domain/content/edit-regions'
import type { EditedPage } from '../../domain/content/page-editor'
import type { Site } from '../../domain/sites/site'
import { html, type Markup } from '../../http/html'
import { badge, empty } from '../console/elements'
import type { Page } from '../console/layout'
import type { ControlServices } from '../control-services'
import type { Field } from './attribute-fields'
import { hiddenFields, PICTURES, renderComponentForm } from './component-form'
import { buildEditorPath, buildShopAddress, listShops, writeShop, type EditorPlace } from './editor-address'

/** The page's own regions; for `global` all of them. */
const PAGE_REGIONS = ['banner', 'topRegion', 'listTile', 'content', 'modal']
const FOOTER_COLUMNS = ['column1', 'column2', 'column3', 'column4']

/** Regions that a page may have: the global page's footer columns are for all shops, or for one tenant only. */
function listPossibleRegions({ id, siteId }: ContentPage, sites: Site[]): string[] {
  if (id !== 'global') return PAGE_REGIONS
  const tenantId = sites.find(site => site.id === siteId)?.tenantId
  return [...FOOTER_COLUMNS, ...FOOTER_COLUMNS.map(column => `${column}-${tenantId}`)]
}

export interface EditorRefusal {
  fields?: Field[]
  problems?: ContentProblem[]
}

/** A component's label: its heading or first words. */
function findText({ data }: ContentComponent): string {
  const words = ['headline', 'title', 'name', 'text', 'html'].map(name => data[name])
  const found = words.find(value => typeof value === 'string' && value.trim() !== '')
  const text = typeof found === 'string' ? found.replace(/<[^>]*>/g, ' ').trim() : ''
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

const writeSchedule = ({ from, until }: Schedule) =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')

function renderTree(regions: ContentRegion[], place: EditorPlace): Markup {
  return html`<ul role="list" class="tree">
    ${regions.map(
      ({ id, components }) =>
        html`<li>
          <span class="region">${id}</span>
          ${components.length === 0 && html`<span class="hint">empty</span>`}
          <ul role="list">
            ${components.map(component => {
              const isChosen = component.id === place.component
              const words = findText(component)
              return html`<li>
                <a
                  href="${buildEditorPath({ ...place, component: component.id })}#component"
                  data-stay
                  ${isChosen && html`aria-current="true"`}
                  >${findComponentType(component.type_id)?.name ?? component.type_id}${words !== '' && html` <span class="hint">${words}</span>`}${component.schedule && html` <span class="hint">${writeSchedule(component.schedule)}</span>`}</a
                >
                ${component.regions && component.regions.length > 0 && renderTree(component.regions, place)}
              </li>`
            })}
          </ul>
        </li>`
    )}
  </ul>`
}

/** The regions into which a component can be put, as values of the form with their names. */
function listTargets(page: ContentPage, sites: Site[]): { place: RegionPlace; label: string }[] {
  const { regions } = page.content
  const own = regions.map(({ id }) => id)
  const missing = listPossibleRegions(page, sites).filter(id => !own.includes(id))
  const nested = listPlaced(regions).flatMap(({ component }) => {
    const type = findComponentType(component.type_id)
    if (!type?.regions) return []
    const known = (component.regions ?? []).map(({ id }) => id)
    const name = `${type.name} ${findText(component)}`.trim()
    return [...known, `column${known.length + 1}`].map((regionId, index) => ({
      place: { componentId: component.id, regionId },
      label: `${name}: ${index < known.length ? regionId : 'a new region'}`
    }))
  })
  return [...[...own, ...missing].map(regionId => ({ place: { regionId }, label: regionId })), ...nested]
}

const writeTarget = ({ componentId, regionId }: RegionPlace) =>
  JSON.stringify(componentId === undefined ? [regionId] : [regionId, componentId])

function renderAdding(page: ContentPage, place: EditorPlace, sites: Site[]): Markup {
  const chosen = place.component === undefined ? undefined : findPlaced(page.content.regions, place.component)
  return html`<section aria-labelledby="adding">
    <h2 id="adding">Add a component</h2>
    <form method="post" action="/console/editor/add" class="attributes" data-stay>
      ${hiddenFields(place)}
      <label class="field"
        >Component<select name="type">
          ${componentGroups.map(
            ({ name, types }) =>
              html`<optgroup label="${name}">
                ${types.map(type => html`<option value="${type.ids[0]}">${type.name}</option>`)}
              </optgroup>`
          )}
        </select></label
      >
      <label class="field"
        >Where<select name="target">
          ${chosen && html`<option value="after">behind the chosen component</option>`}
          ${listTargets(page, sites).map(
            ({ place: target, label }) =>
              html`<option value="${writeTarget(target)}">last in ${label}</option>`
          )}
        </select></label
      >
      <button id="add">Add</button>
    </form>
  </section>`
}

function renderChoice({ key }: EditorPlace, shops: string[], pages: ContentPage[]): Markup {
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen && html`selected`}>${label}</option>`
  return html`<form action="/console/editor" class="row">
    <label
      >Shop<select name="shop">
        ${shops.map(shop => option(shop, shop.replace('/', ', '), shop === writeShop(key)))}
      </select></label
    >
    <label
      >Page<select name="page">
        ${pages.map(({ id, title }) => option(id, title === id ? id : `${title} (${id})`, id === key.id))}
      </select></label
    >
    <button>Open</button>
  </form>`
}

const toolbarButton = (
  name: string,
  label: string,
  place: EditorPlace,
  { isPrimary = false, isOff = false } = {}
) =>
  html`<form method="post" action="/console/editor/${name}" data-stay>
    ${hiddenFields(place)}
    <button id="${name}" ${isPrimary && html`class="primary"`} ${isOff && html`disabled`}>${label}</button>
  </form>`

function renderState({ draft, isSaved, isSeedChanged }: EditedPage, place: EditorPlace): Markup {
  return html`<section aria-labelledby="state">
    <h2 id="state">State</h2>
    <p>
      ${draft ? badge(`${draft.changes} not saved`, 'warning') : badge('nothing to save', 'good')}
      ${isSaved && badge('differs from the seed')}
      ${isSeedChanged && badge('the seed has changed since', 'warning')}
    </p>
    ${isSeedChanged && html`<p>Visitors see what was saved. “Back to the seed” shows what the seed has now.</p>`}
    <div class="buttons">
      ${toolbarButton('save', 'Save', place, { isPrimary: true, isOff: !draft })}
      ${draft && toolbarButton('undo', `Undo: ${draft.says}`, place)}
      ${draft && toolbarButton('discard', 'Discard all', place)}
      ${isSaved && toolbarButton('seed', 'Back to the seed', place)}
    </div>
  </section>`
}

/** The editor: the page's components, the chosen one's attributes, and the shop's page in a frame. */
export function buildEditorPage(
  { pageEditor, seed, shopOrigin, publicOrigin }: ControlServices,
  place: EditorPlace,
  { fields, problems = [] }: EditorRefusal = {}
): Omit<Page, 'message'> {
  const edited = pageEditor.open(place.key)
  const { page } = edited
  const shops = listShops(seed.pages)
  const chosen = place.component === undefined ? undefined : findPlaced(page.content.regions, place.component)
  const listed = pageEditor.listPages(place.key)
  return {
    path: '/console/editor',
    script: '/console/editor.js',
    introduction:
      'Changes pages as a page designer does: the frame shows each change at once, visitors see what is saved.',
    body: html`<div class="editor">
      <div id="panel" data-state="${edited.draft?.changes ?? 0} ${String(edited.isSaved)}">
        ${renderChoice(place, shops, listed)} ${renderState(edited, place)}
        <section aria-labelledby="tree">
          <h2 id="tree">Regions and components</h2>
          ${renderTree(page.content.regions, place)}
        </section>
        ${chosen ? renderComponentForm(chosen, place, { fields, problems }) : html`<section>${empty('Choose a component to change it.')}</section>`}
        ${renderAdding(page, place, seed.sites)}
        <datalist id="${PICTURES}">
          ${seed.pictures.map(({ id }) => html`<option value="${id}"></option>`)}
        </datalist>
      </div>
      <div class="preview">
        <p class="facts">
          <a href="${buildShopAddress(shopOrigin, page, false)}" target="_blank" rel="noreferrer"
            >What visitors see<span class="unseen"> (new window)</span></a
          >
        </p>
        <p id="refused" class="message error" role="alert" hidden>
          The shop at <code>${shopOrigin}</code> does not show itself in this frame. Either nothing runs
          there, or it refuses to be framed: a production shop has to trust this console, with
          <code>TRUSTED_FRAME_PARENTS=${publicOrigin}</code> in its environment.
        </p>
        <iframe
          title="Preview of ${page.title}"
          src="${buildShopAddress(shopOrigin, page, true)}"
          referrerpolicy="origin"
        ></iframe>
      </div>
    </div>`
  }
}
