import type { QueryClient } from '@tanstack/react-query'
import type { Request, Response } from 'express'
import { createElement } from 'react'
import { HTTPError } from '../../entry/kit-adapter/http-error'
import { isNotFound, isPlatformError } from '../../platform/http/platform-error'
import { findRequestedPause } from '../../platform/http/waits'
import type { RequestContext } from '../../server/page-request/request-context'
import type { PageComponent } from '../../page-unit/create-page'
import { createQueries, type Loader } from '../../page-unit/loader'
import { type Outcome, redirectTo } from '../../page-unit/outcome'
import { pageQuery, type PageAddress } from '../../page-unit/page-query'
import { decodePath } from '../../visit/addresses/decode-path'
import { loadLayout, loadNotFound } from '../frame/layout-loader'
import { preloadMessages } from './create-server-context'
import { requireAppContext, type Locals } from './app-context'
import { contentPageQuery } from '../../content/content-page-query'
import { findContentRedirect } from '../../content/find-content-redirect'
import { addQuery } from '../../page-unit/redirect-query'

interface InitArgs {
  component: Partial<PageComponent>
  match: { params: Record<string, string | undefined> }
  location: { pathname: string; search: string }
  req: Request
  res: Response & { locals: Locals }
}

interface PageState {
  appState: Record<string, unknown>
  error?: Error
}

/**
 * Reads everything a page needs, once, before the one render (the framework's
 * own pre-pass would render twice). Never rejects: the framework leaves a request
 * without a response when this does.
 */
export async function initPageState(args: InitArgs): Promise<PageState> {
  const state = await readPageState(args)
  await args.res.locals.takeTurn?.()
  return state
}

async function readPageState({ component, match, location, res }: InitArgs): Promise<PageState> {
  try {
    const appContext = requireAppContext(res.locals)
    await preloadMessages(appContext)
    // A closed shop asks nothing of a platform that may be down.
    if (appContext.site.underMaintenance) return { appState: {} }
    if (appContext.closed) {
      const { AccessPage } = await import(/* webpackChunkName: "access" */ '../../pages/access-page')
      appContext.gate = createElement(AccessPage, appContext.closed)
      return { appState: {} }
    }
    const queries = createQueries(appContext.client)
    const address = decodeAddress(match.params, location)
    const path = appContext.site.pathOf(address.pathname)
    const [outcome] = await Promise.all([
      component.loader
        ? queries.fetch(pageQuery(withContentRedirect(component.loader), address, appContext))
        : undefined,
      loadLayout(path, address.search, queries, appContext.platform, appContext.view)
    ])
    if (outcome) await settle(outcome, res, () => loadNotFound(queries, appContext.platform))
    const failures = listFailures(appContext.client)
    if (failures.some(error => error && !findRequestedPause(error)))
      res.setHeader('cache-control', 'private, no-store')
    else if (failures.length > 0) res.locals.lacksPausedReads = true
    return { appState: {} }
  } catch (error) {
    if (isPlatformError(error) && error.retryAfter) res.setHeader('retry-after', String(error.retryAfter))
    return { appState: {}, error: toRenderError(error, res.locals.shop?.report) }
  }
}

/** The framework matches the address as it was sent, the render matches the decoded one: both must lead to the same page. */
const decodeAddress = (
  params: PageAddress['params'],
  { pathname, search }: InitArgs['location']
): PageAddress => ({
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value && decodePath(value)])
  ),
  pathname: decodePath(pathname),
  search
})

async function settle(outcome: Outcome<unknown>, res: Response, loadNotFoundPage: () => Promise<unknown>) {
  if (outcome.kind !== 'not-found') return
  res.status(404)
  await loadNotFoundPage()
}

/**
 * Errors of optional reads that failed, null for one that is still under way: a page without one of its blocks is shown,
 * but no cache may keep it, or for seconds only while the platform is slow or asks to wait, lest all its visitors ask
 * again. A 404 of an optional read does not count as a failure.
 */
const listFailures = (client: QueryClient): unknown[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status !== 'success' && !isNotFound(state.error) })
    .map(({ state }) => state.error)

/**
 * The error that the visitor sees, without the platform's own text. A
 * failing platform makes the page temporarily unavailable (503), so that no
 * robot drops it from its index, and the server's log names it; anything else is our own fault and logged by the
 * framework.
 */
function toRenderError(error: unknown, report?: RequestContext['report']): Error {
  if (!isPlatformError(error)) return error instanceof Error ? error : new Error('The page could not be read')
  report?.(error)
  return new HTTPError(503, 'The shop could not load what it needs')
}

/**
 * A page whose content was fetched by id and has a url of its own is redirected there (requirement 2.1). The layout
 * reads the same content page, so the server asks for it once. Content that cannot be read redirects nowhere.
 */
function withContentRedirect<Data>(loader: Loader<Data>): Loader<Data> {
  return async args => {
    const { path, search, queries, platform, site } = args
    const readPage = (pageId: string) => queries.attempt(contentPageQuery(platform, pageId))
    const [outcome, url] = await Promise.all([loader(args), findContentRedirect({ path, site, readPage })])
    return outcome.kind === 'page' && url !== undefined ? redirectTo(addQuery(url, search)) : outcome
  }
}
