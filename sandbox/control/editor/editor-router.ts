import path from 'node:path'
import express, { Router, type Request, type Response } from 'express'
import { z } from 'zod'
import { findComponentType } from '../../component-types/component-types'
import { ContentEditError } from '../../domain/content/content-edit-error'
import { findPlaced, type RegionPlace } from '../../domain/content/edit-regions'
import type { Schedule } from '../../domain/content/content-page'
import type { Page } from '../console/layout'
import type { ControlServices } from '../control-services'
import { fillFields, listFields, parseFields } from './attribute-fields'
import { buildEditorPath, listShops, readPlace, type EditorPlace } from './editor-address'
import { buildEditorPage, type EditorRefusal } from './editor-page'

const FOLDER = path.resolve('sandbox/control/editor')

const STATUSES: Record<ContentEditError['reason'], number> = { missing: 404, invalid: 400, outdated: 409 }

/** The message of an action for the page after the redirect. */
const announcements: Record<string, string> = {
  changed: 'The change is in the preview. Visitors see it when it is saved.',
  added: 'The component was added. Visitors see it when it is saved.',
  removed: 'The component was removed. Undo brings it back.',
  undone: 'The latest change was taken back.',
  saved: 'The page is saved: visitors see it now.',
  discarded: 'All changes since the last saving are gone.',
  seed: 'The page is as the seed has it.'
}

const direction = z.object({ by: z.enum(['-1', '1']).transform(by => (by === '1' ? 1 : -1)) })
const addition = z.object({ type: z.string().max(64), target: z.string().max(600) })
const day = z.string().trim().max(10).optional()
const days = z.object({ from: day, until: day })

/** Empty fields are no days. */
const parseSchedule = (body: unknown): Schedule =>
  Object.fromEntries(Object.entries(days.parse(body)).filter(([, value]) => value))

const target = z.tuple([z.string().min(1)]).or(z.tuple([z.string().min(1), z.string()]))

function parseTarget(text: string): RegionPlace {
  try {
    const [regionId, componentId] = target.parse(JSON.parse(text))
    return { regionId, componentId }
  } catch {
    throw new ContentEditError('invalid', 'Choose a place for the component.')
  }
}

type SendPage = (response: Response, page: Page, shownOrigin?: string) => void

/** The editor of content pages: GET shows it, every change is a form that leads back to it. */
export function createEditorRouter(services: ControlServices, send: SendPage): Router {
  const { pageEditor, seed, shopOrigin } = services
  const router = Router()
  const [firstShop = 'none/de'] = listShops(seed.pages)

  function show(
    response: Response,
    place: EditorPlace,
    message?: Page['message'],
    refusal?: EditorRefusal
  ): void {
    send(response, { ...buildEditorPage(services, place, refusal), ...(message && { message }) }, shopOrigin)
  }

  /** A page that another shop does not have: its home page is opened, and no error is shown. */
  function openKnown(place: EditorPlace): EditorPlace {
    const known = pageEditor.listPages(place.key)
    if (known.some(({ id }) => id === place.key.id)) return place
    return { key: { ...place.key, id: known[0]?.id ?? place.key.id } }
  }

  function refuse(response: Response, place: EditorPlace, error: unknown, refusal?: EditorRefusal): void {
    if (!(error instanceof ContentEditError)) throw error
    response.status(STATUSES[error.reason])
    show(response, openKnown(place), { text: error.message, isError: true }, refusal)
  }

  router.get('/console/editor', (request, response) => {
    const place = openKnown(readPlace(request.query, firstShop))
    const text = announcements[String(request.query.done)]
    try {
      show(response, place, text === undefined ? undefined : { text, isError: false })
    } catch (error) {
      if (!(error instanceof ContentEditError)) throw error
      response.status(404).type('text').send(error.message)
    }
  })
  router.get('/console/editor.js', (_request, response) =>
    response.sendFile('editor.js', { root: FOLDER, cacheControl: false })
  )

  const readForm = express.urlencoded({ extended: false, limit: '512kb', parameterLimit: 500 })

  /** POST of a form: does the work, and redirects to the editor or shows the errors. */
  function addAction(
    name: string,
    done: string,
    work: (place: EditorPlace, request: Request) => string | undefined | void
  ): void {
    router.post(`/console/editor/${name}`, readForm, (request, response) => {
      const place = readPlace(request.body, firstShop)
      try {
        const component = work(place, request) ?? place.component
        response.redirect(303, buildEditorPath({ ...place, component }, done))
      } catch (error) {
        refuse(response, place, error)
      }
    })
  }
  const requireChosen = ({ component }: EditorPlace): string => {
    if (component === undefined) throw new ContentEditError('missing', 'Choose a component first.')
    return component
  }

  addAction('move', 'changed', (place, { body }) =>
    pageEditor.move(place.key, requireChosen(place), direction.parse(body).by)
  )
  addAction('schedule', 'changed', (place, { body }) =>
    pageEditor.schedule(place.key, requireChosen(place), parseSchedule(body))
  )
  addAction('remove', 'removed', place => pageEditor.remove(place.key, requireChosen(place)))
  addAction('add', 'added', (place, { body }) => {
    const { type, target: where } = addition.parse(body)
    return where === 'after'
      ? pageEditor.add(place.key, type, { regionId: 'content' }, requireChosen(place))
      : pageEditor.add(place.key, type, parseTarget(where))
  })
  addAction('undo', 'undone', place => pageEditor.undo(place.key))
  addAction('save', 'saved', place => pageEditor.save(place.key))
  addAction('discard', 'discarded', place => pageEditor.discard(place.key))
  addAction('seed', 'seed', place => pageEditor.restorePage(place.key))

  router.post('/console/editor/attributes', readForm, (request, response) => {
    const form = z.record(z.string(), z.string()).parse(request.body)
    const place = readPlace(form, firstShop)
    const placed =
      place.component === undefined
        ? undefined
        : findPlaced(pageEditor.open(place.key).page.content.regions, place.component)
    if (!placed) {
      refuse(response, place, new ContentEditError('missing', 'The component is not on this page any more.'))
      return
    }
    const { component } = placed
    const typed = fillFields(listFields(findComponentType(component.type_id), component.data), form)
    const { data, problems } = parseFields(typed, component.data)
    try {
      if (problems.length > 0)
        throw new ContentEditError('invalid', 'Something in the form has to be mended first.', problems)
      pageEditor.setAttributes(place.key, component.id, data, form.version ?? '')
    } catch (error) {
      const wrong = error instanceof ContentEditError ? error.problems : []
      refuse(response, place, error, { fields: typed, problems: wrong })
      return
    }
    response.redirect(303, buildEditorPath(place, 'changed'))
  })
  return router
}
