import { Router, type Request } from 'express'
import type { ContentPage } from '../../domain/content/content-page'
import type { ProtocolContext } from '../protocol-context'
import type { Catalogue } from '../../domain/catalogue/catalogue'
import type { PageSearch } from '../../domain/content/page-search'
import { readScope } from '../../http/request-scope'
import { openCatalogueContext } from '../scapi/products/catalogue-context'
import { readInteger, readTexts } from '../scapi/products/query-parameters'
import { actionAddress, createControllerScope } from './controller-scope'
import { mapSiteSuggestions } from './map-site-suggestions'
import { refuseControllerErrors } from './refuse-controller'

export interface SiteSearchServices extends ProtocolContext {
  catalogue: Catalogue
  searchPages: PageSearch
}

const readQuery = ({ query }: Request): string => (readTexts(query.q)[0] ?? '').trim()

const mapPage = ({ id, title, url, description }: ContentPage) => ({ id, title, url, description })

/**
 * Controllers `OcapiSearch-Suggestions` and `OcapiSearch-Content`, public (requirement 13.1): suggestions for
 * an incomplete query, and the content pages that match it. An empty query finds nothing.
 */
export function createSiteSearchRouter(services: SiteSearchServices): Router {
  const { searchPages, sites } = services
  const readControllerScope = createControllerScope(sites)
  const router = Router()

  router.get(actionAddress('OcapiSearch-Suggestions'), readControllerScope, (request, response) => {
    const query = readQuery(request)
    const count = readInteger(request.query, 'count', { least: 1, most: 50, fallback: 5 })
    const { site, language } = readScope(response)
    const context = openCatalogueContext(response, services)
    const pages = searchPages(site.id, language, query).slice(0, count)
    response.json(mapSiteSuggestions(context, context.view.suggest(query, count), pages))
  })
  router.get(actionAddress('OcapiSearch-Content'), readControllerScope, (request, response) => {
    const { site, language } = readScope(response)
    const start = readInteger(request.query, 'start', { least: 0, most: 100_000, fallback: 0 })
    const count = readInteger(request.query, 'count', { least: 1, most: 200, fallback: 25 })
    const found = searchPages(site.id, language, readQuery(request))
    const hits = found.slice(start, start + count).map(mapPage)
    response.json({ hits, total: found.length, start, count: hits.length })
  })
  router.use(refuseControllerErrors)
  return router
}
