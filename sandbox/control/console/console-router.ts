import express, { Router, type Response } from 'express'
import { z, ZodError } from 'zod'
import { ProblemError } from '../../http/problem'
import type { ControlServices } from '../control-services'
import { faultInput } from '../../faults/fault-input'
import { MAX_SHIFT } from '../shiftable-clock'
import { changeSettings } from '../change-settings'
import { advanceOrder, settleReturn } from '../control-api-router'
import { createEditorRouter } from '../editor/editor-router'
import { createWebviewRouter } from '../webview/webview-router'
import { consoleIcon, consoleStyle } from './console-style'
import { buildFaultsPage, type FaultForm } from './faults-page'
import { renderPage, type Page } from './layout'
import { buildMailsPage } from './mails-page'
import { buildOperationsPage } from './operations-page'
import { buildOrdersPage } from './orders-page'
import { buildOverview } from './overview-page'
import { buildRequestsPage } from './requests-page'
import { buildTrackingPage } from './tracking-page'

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const SECURITY = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store'
}

const HOUR = 3_600_000

/** An empty field counts as absent. */
const numberField = z.preprocess(value => (value === '' ? undefined : value), z.coerce.number().optional())
const faultFields = z.object({
  operation: z.string(),
  kind: z.string(),
  status: numberField,
  ms: numberField,
  times: numberField
})
const shift = z.coerce.number().int().min(-MAX_SHIFT).max(MAX_SHIFT)
const settingsFields = z.object({
  siteId: z.string(),
  minBoxesOrder: numberField,
  hidePhysicalGiftCards: z.enum(['yes', 'no']).transform(value => value === 'yes')
})
const wholeNumber = numberField.pipe(z.number().int().default(0))
const moveFields = z.object({ days: wholeNumber, hours: wholeNumber })

/** The message of an action for the page after the redirect. */
const announcements: Record<string, string> = {
  reset: 'The seed is back.',
  clock: 'The clock was moved.',
  settings: 'The site was switched.',
  'fault-on': 'The fault is switched on.',
  'fault-off': 'The fault is switched off.',
  'faults-off': 'All faults are switched off.',
  order: 'The order was moved on.',
  counters: 'The counters start anew.'
}

/** The words of a refusal that a person at the form can mend; undefined for a defect. */
function explain(error: unknown): string | undefined {
  if (error instanceof ProblemError) return error.detail
  if (!(error instanceof ZodError)) return undefined
  return error.issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('. ')
}

/** The web console: pages without scripts, whose forms end in a redirect or show their errors. */
export function createConsoleRouter(services: ControlServices): Router {
  const { clock, faults, orders, statistics, reset } = services
  const router = Router()
  const readForm = express.urlencoded({ extended: false, limit: '8kb' })

  /** `shownOrigin`: a page that frames it, with a script of the console's own. */
  function send(response: Response, page: Page, shownOrigin?: string): void {
    const state = { faults: faults.list().length, aheadMs: clock.getAhead() }
    response.set(SECURITY)
    if (shownOrigin !== undefined)
      response.set(
        'Content-Security-Policy',
        `${POLICY}; script-src 'self'; connect-src 'self'; frame-src ${shownOrigin}`
      )
    response.type('html').send(renderPage(page, state))
  }

  /** GET of a page; `?done=` names the action that led to it, the rest of the query narrows it down. */
  function addPage(
    path: Page['path'],
    build: (services: ControlServices, query: Record<string, unknown>) => Omit<Page, 'message'>
  ): void {
    router.get(path, (request, response) => {
      const text = announcements[String(request.query.done)]
      send(response, {
        ...build(services, request.query),
        ...(text !== undefined && { message: { text, isError: false } })
      })
    })
  }

  /** POST of a form: does the work and shows the page that `then` names, or the form's own page with its errors. */
  function addAction(
    path: string,
    then: `${Page['path']}?done=${string}`,
    work: (form: unknown, parameters: Record<string, string>) => void,
    buildRefusal: (services: ControlServices, form: FaultForm) => Omit<Page, 'message'>
  ): void {
    router.post(path, readForm, (request, response) => {
      try {
        work(request.body, request.params)
      } catch (error) {
        const text = explain(error)
        if (text === undefined) throw error
        response.status(error instanceof ProblemError ? error.status : 400)
        send(response, { ...buildRefusal(services, request.body), message: { text, isError: true } })
        return
      }
      response.redirect(303, then)
    })
  }

  router.use(createEditorRouter(services, send))
  router.use(createWebviewRouter(services, send))
  router.get('/console/style.css', (_request, response) => void response.type('css').send(consoleStyle))
  router.get('/console/icon.svg', (_request, response) => void response.type('svg').send(consoleIcon))
  addPage('/', buildOverview)
  addPage('/console/orders', buildOrdersPage)
  addPage('/console/mails', buildMailsPage)
  addPage('/console/faults', services => buildFaultsPage(services))
  addPage('/console/tracking', buildTrackingPage)
  addPage('/console/requests', buildRequestsPage)
  addPage('/console/operations', buildOperationsPage)

  addAction('/console/reset', '/?done=reset', reset, buildOverview)
  addAction(
    '/console/clock',
    '/?done=clock',
    form => clock.setAhead(z.object({ aheadMs: shift }).parse(form).aheadMs),
    buildOverview
  )
  addAction(
    '/console/clock/move',
    '/?done=clock',
    form => {
      const { days, hours } = moveFields.parse(form)
      clock.setAhead(shift.parse(clock.getAhead() + (days * 24 + hours) * HOUR))
    },
    buildOverview
  )
  addAction(
    '/console/settings',
    '/?done=settings',
    form => void changeSettings(services, settingsFields.parse(form)),
    buildOverview
  )
  addAction(
    '/console/faults',
    '/console/faults?done=fault-on',
    form => faults.add(faultInput.parse(faultFields.parse(form))),
    buildFaultsPage
  )
  addAction('/console/faults/off', '/console/faults?done=faults-off', faults.clear, buildFaultsPage)
  addAction(
    '/console/faults/:id/off',
    '/console/faults?done=fault-off',
    (_form, { id }) => faults.switchOff(Number(id)),
    buildFaultsPage
  )
  addAction(
    '/console/orders/:siteId/:orderNo',
    '/console/orders?done=order',
    (form, { siteId = '', orderNo = '' }) => void advanceOrder(orders, siteId, orderNo, form),
    buildOrdersPage
  )
  addAction(
    '/console/orders/:siteId/:orderNo/returns',
    '/console/orders?done=order',
    (form, { siteId = '', orderNo = '' }) => void settleReturn(services, siteId, orderNo, form),
    buildOrdersPage
  )
  addAction('/console/requests/reset', '/console/requests?done=counters', statistics.reset, buildRequestsPage)
  return router
}
