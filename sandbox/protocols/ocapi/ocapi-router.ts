import { Router, type RequestHandler } from 'express'
import type { ProtocolContext, SiteConfig } from '../../contracts'
import { OcapiFault } from './ocapi-fault'
import { requireVersion } from './ocapi-version'
import { requireOcapiClient } from './require-ocapi-client'
import { addSessionRoutes, type SessionServices } from './session-routes'
import { writeFault } from './write-fault'

const ADDRESS = '/s/:siteId/dw/shop/:version'

const createRequireKnownSite =
  (sites: SiteConfig[]): RequestHandler =>
  (request, response, next) => {
    const { siteId = '' } = request.params
    const site = sites.find(candidate => candidate.id === siteId)
    if (!site) {
      throw new OcapiFault(404, 'UnknownSiteException', `There is no site '${siteId}'.`, { siteId })
    }
    response.locals.site = site
    next()
  }

/** The real platform may have the resource, the sandbox does not. */
const refuseUnknownResource: RequestHandler = request => {
  const { method } = request
  const path = request.baseUrl + request.path
  throw new OcapiFault(501, 'NotImplementedException', `The sandbox does not serve ${method} ${path}.`, {
    method,
    path
  })
}

export type OcapiServices = SessionServices & ProtocolContext

/**
 * OCAPI Shop (spec 3 §7 "Older shop API"), version 21.3, and the session bridge, which is asked for in 22.8.
 * Answers are in snake case; every refusal below its address is a fault of its own shape.
 */
export function createOcapiRouter(services: OcapiServices): Router {
  const shop = Router({ mergeParams: true })
  shop.use(requireVersion, createRequireKnownSite(services.sites))
  addSessionRoutes(shop, services)
  shop.use(requireOcapiClient, refuseUnknownResource)
  shop.use(writeFault)

  const router = Router()
  router.use(ADDRESS, shop)
  return router
}
