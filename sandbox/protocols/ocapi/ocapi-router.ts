import { findClient } from '../../domain/sessions/slas-clients'
import { toOcapiFault } from './to-ocapi-fault'
import { readScope } from '../../http/request-scope'
import { Router, type RequestHandler, type ErrorRequestHandler, type Response } from 'express'
import type { ProtocolContext } from '../protocol-context'
import { findOperation } from '../../operations/find-operation'
import { createBasketHandlers, type BasketServices } from './routes/basket-handlers'
import { addBasketRoutes } from './routes/basket-routes'
import { addItemRoutes } from './routes/item-routes'
import { OcapiFault } from './ocapi-fault'
import { requireVersion, readVersion } from './ocapi-version'
import { addOrderRoutes, type OrderServices } from './routes/order-routes'
import { addPasswordResetRoute } from './routes/password-reset-route'
import { addPaymentRoutes } from './routes/payment-routes'
import { addProductRoutes, type ProductServices } from './routes/product-routes'
import { readOcapiBody } from './read-ocapi-body'
import { createRequireOcapiScope } from './require-ocapi-scope'
import { createReadShopper, requireShopper } from './require-shopper'
import { addSessionRoutes, type SessionServices } from './routes/session-routes'
import { addShipmentRoutes } from './routes/shipment-routes'
import { addStoreRoutes } from './routes/store-routes'
import { addVoucherRoutes } from './routes/voucher-routes'

/** Every call names the client that makes it, in the header `x-dw-client-id` or the query's `client_id`. */
const requireOcapiClient: RequestHandler = (request, _response, next) => {
  const clientId = request.get('x-dw-client-id') ?? request.query.client_id
  if (typeof clientId !== 'string' || clientId === '') {
    throw new OcapiFault(403, 'MissingClientIdException', 'The request names no client id.')
  }
  if (!findClient(clientId)) {
    throw new OcapiFault(403, 'UnknownClientIdException', `The client id '${clientId}' is unknown.`, {
      clientId
    })
  }
  next()
}

function sendFault(response: Response, { status, type, message, args }: OcapiFault): void {
  const fault = { arguments: args, type, message }
  response.status(status).json({ _v: readVersion(response), fault })
}

/** Last in OCAPI's line: writes whatever was refused as a fault. Defects go on to the frame, which reports them. */
const writeFault: ErrorRequestHandler = (error, _request, response, next) => {
  const fault = toOcapiFault(error, readScope(response).language ?? 'de')
  if (fault === undefined || response.headersSent) next(error)
  else sendFault(response, fault)
}

type OcapiServices = SessionServices &
  BasketServices &
  OrderServices &
  ProductServices &
  Parameters<typeof addPasswordResetRoute>[1] &
  Parameters<typeof addStoreRoutes>[1] &
  ProtocolContext

/** The real platform may have the resource, the sandbox does not. */
const refuseUnknownResource: RequestHandler = request => {
  const { method } = request
  const path = request.baseUrl + request.path
  const operation = findOperation(method, path)?.name
  const call = operation === undefined ? `${method} ${path}` : `${operation} (${method} ${path})`
  throw new OcapiFault(501, 'NotImplementedException', `The sandbox does not serve ${call}.`, {
    ...(operation !== undefined && { operation }),
    method,
    path
  })
}

/**
 * The resources behind their guards. As on the platform, public resources need no token, but a wrong one is
 * refused.
 */
function createShopRouter(services: OcapiServices): Router {
  const router = Router({ mergeParams: true })
  router.use(requireOcapiClient, createReadShopper(services.sessions.verify), readOcapiBody)
  addProductRoutes(router, services)
  addStoreRoutes(router, services)
  addPasswordResetRoute(router, services)

  router.use(['/baskets', '/orders'], requireShopper)
  const handlers = createBasketHandlers(services)
  addBasketRoutes(router, handlers)
  addItemRoutes(router, handlers)
  addShipmentRoutes(router, handlers)
  addPaymentRoutes(router, handlers)
  addVoucherRoutes(router, handlers)
  addOrderRoutes(router, services)
  return router
}

/**
 * OCAPI Shop (requirement 13.1), version 21.3, and the session bridge, which is asked for in 22.8.
 * Documents are in snake case; every refusal below the address is a fault of OCAPI's own shape.
 */
export function createOcapiRouter(services: OcapiServices): Router {
  const router = Router()
  const versions = Router({ mergeParams: true })
  versions.use(requireVersion, createRequireOcapiScope(services.sites))
  addSessionRoutes(versions, services)
  versions.use(createShopRouter(services))
  versions.use(refuseUnknownResource)
  versions.use(writeFault)
  router.use('/s/:siteId/dw/shop/:version', versions)
  return router
}
