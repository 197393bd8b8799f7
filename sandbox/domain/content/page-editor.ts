import { createHash } from 'node:crypto'
import type { ComponentType } from '../../component-types/component-type'
import { findComponentType } from '../../component-types/component-types'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import type { ContentEditStore } from '../../storage/sqlite/content-edits'
import type { Ids } from '../ids'
import { checkData, requireSoundRegions } from './check-component'
import { ContentEditError } from './content-edit-error'
import type { ContentComponent, ContentPage, ContentRegion, PageKey, Schedule } from './content-page'
import {
  findPlaced,
  insertComponent,
  listPlaced,
  moveComponent,
  removeComponent,
  setData,
  setSchedule,
  type RegionPlace
} from './edit-regions'
import type { ContentPages } from './pages'
import { checkSchedule } from './schedule'

/** A page as its editor has it. */
export interface EditedPage {
  page: ContentPage
  /** Undefined where everything is saved. */
  draft?: { says: string; changes: number }
  /** Whether a saved version differs from the seed. */
  isSaved: boolean
  /** The seed has another page since then; the saved version is served all the same. */
  isSeedChanged: boolean
}

interface PageEditorParts {
  db: Database
  store: ContentEditStore
  pages: ContentPages
  seedPages: ContentPage[]
  ids: Ids
}

/** The page that shows an example of every component. */
const EXAMPLES = 'demo'

const isSamePage = (a: PageKey, b: PageKey) =>
  a.siteId === b.siteId && a.language === b.language && a.id === b.id

const hashPage = ({ content }: ContentPage) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Whether a component is unchanged since its form was shown. */
export const hashData = (data: ContentComponent['data']): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)

/**
 * Edits the seed's content pages as a page designer does: changes gather in a draft, which only an editor's
 * frame shows, until they are saved, or discarded. A reset of the sandbox removes drafts and saved versions.
 */
export function createPageEditor({ db, store, pages, seedPages, ids }: PageEditorParts) {
  function requireSeedPage(key: PageKey): ContentPage {
    const page = seedPages.find(each => isSamePage(each, key))
    if (!page)
      throw new ContentEditError(
        'missing',
        `${key.siteId} has no page '${key.id}' in the language '${key.language}'.`
      )
    return page
  }

  /** @throws ContentEditError, missing. */
  function open(key: PageKey): EditedPage {
    const seedPage = requireSeedPage(key)
    const saved = store.findSaved(key)
    const draft = store.findDraft(key)
    const regions = draft?.regions ?? saved?.regions ?? seedPage.content.regions
    return {
      page: { ...seedPage, content: { regions } },
      ...(draft && { draft: { says: draft.says, changes: draft.changes } }),
      isSaved: saved !== undefined,
      isSeedChanged: saved !== undefined && saved.seedHash !== hashPage(seedPage)
    }
  }

  function change(key: PageKey, says: string, edit: (regions: ContentRegion[]) => ContentRegion[]): void {
    const { regions } = open(key).page.content
    const edited = edit(regions)
    if (JSON.stringify(edited) !== JSON.stringify(regions)) store.addChange(key, edited, says)
  }

  function requireComponent(key: PageKey, id: string): ContentComponent {
    const placed = findPlaced(open(key).page.content.regions, id)
    if (!placed) throw new ContentEditError('missing', `There is no component '${id}' on this page.`)
    return placed.component
  }

  const nameComponent = ({ type_id }: ContentComponent) => findComponentType(type_id)?.name ?? type_id

  /** The same with ids that no page has. */
  const renew = (component: ContentComponent): ContentComponent => ({
    ...component,
    id: ids.next('item'),
    ...(component.regions && {
      regions: component.regions.map(region => ({ ...region, components: region.components.map(renew) }))
    })
  })

  /** A component to begin with: the example of its type on the page that shows all of them, else an empty one. */
  function buildNew({ siteId, language }: PageKey, typeId: string, type: ComponentType): ContentComponent {
    const examples = seedPages.find(page => isSamePage(page, { siteId, language, id: EXAMPLES }))
    const placed = listPlaced(examples?.content.regions ?? []).map(({ component }) => component)
    const example = [typeId, ...type.ids]
      .map(id => placed.find(({ type_id }) => type_id === id))
      .find(found => found !== undefined)
    return renew({ data: {}, ...example, id: '', type_id: typeId })
  }

  return {
    open,
    /** The pages of a site in a language, as the seed names them. */
    listPages: ({ siteId, language }: Pick<PageKey, 'siteId' | 'language'>) =>
      seedPages.filter(page => page.siteId === siteId && page.language === language),

    /** @throws ContentEditError: outdated where `version` (`hashData`) is of other data, invalid with its problems. */
    setAttributes(key: PageKey, id: string, data: ContentComponent['data'], version: string): void {
      const component = requireComponent(key, id)
      if (hashData(component.data) !== version)
        throw new ContentEditError(
          'outdated',
          'This component was changed elsewhere meanwhile. What you entered is still in the form; apply it once more to replace that change.'
        )
      const type = findComponentType(component.type_id)
      const problems = type ? checkData(type, data) : []
      if (problems.length > 0)
        throw new ContentEditError('invalid', 'Something in the form has to be mended first.', problems)
      change(key, `changed ${nameComponent(component)}`, regions => setData(regions, id, data))
    },

    /** @throws ContentEditError, invalid, for days that are none, or in the wrong order. */
    schedule(key: PageKey, id: string, schedule: Schedule): void {
      const component = requireComponent(key, id)
      const message = checkSchedule(schedule)
      if (message !== undefined)
        throw new ContentEditError('invalid', `The schedule ${message}`, [{ name: 'schedule', message }])
      change(key, `planned ${nameComponent(component)}`, regions => setSchedule(regions, id, schedule))
    },

    move(key: PageKey, id: string, by: -1 | 1): void {
      const component = requireComponent(key, id)
      const says = `moved ${nameComponent(component)} ${by < 0 ? 'up' : 'down'}`
      change(key, says, regions => moveComponent(regions, id, by))
    },

    remove(key: PageKey, id: string): void {
      const component = requireComponent(key, id)
      change(key, `removed ${nameComponent(component)}`, regions => removeComponent(regions, id))
    },

    /** Puts a new component last into a region, or behind the component `after`; returns its id. */
    add(key: PageKey, typeId: string, place: RegionPlace, after?: string): string {
      const type = findComponentType(typeId)
      if (!type) throw new ContentEditError('invalid', `There is no component type '${typeId}'.`)
      const component = buildNew(key, typeId, type)
      change(key, `added ${type.name}`, regions => {
        const neighbour = after === undefined ? undefined : findPlaced(regions, after)
        return insertComponent(
          regions,
          neighbour?.place ?? place,
          component,
          neighbour && neighbour.index + 1
        )
      })
      return component.id
    },

    /** Takes the latest change of the draft back. */
    undo(key: PageKey): void {
      requireSeedPage(key)
      store.dropLatestChange(key)
    },

    /** Forgets the whole draft. */
    discard(key: PageKey): void {
      requireSeedPage(key)
      store.dropDraft(key)
    },

    /**
     * Serves the draft, or the regions given, from now on.
     *
     * @throws ContentEditError, invalid, with the errors; the draft stays.
     */
    save(key: PageKey, given?: ContentRegion[]): void {
      const seedPage = requireSeedPage(key)
      const { regions } = given ? { regions: given } : open(key).page.content
      requireSoundRegions(regions)
      inTransaction(db, () => {
        store.save(key, { regions, seedHash: hashPage(seedPage) })
        store.dropDraft(key)
      })
      pages.replace(key, regions)
    },

    /** Serves the seed's page again; draft and saved version are removed. */
    restorePage(key: PageKey): void {
      requireSeedPage(key)
      inTransaction(db, () => {
        store.removeSaved(key)
        store.dropDraft(key)
      })
      pages.replace(key, undefined)
    }
  }
}

export type PageEditor = ReturnType<typeof createPageEditor>
