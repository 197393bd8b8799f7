import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import type { ShopperContextsTypes } from 'commerce-sdk-isomorphic'
import {
  type ContextChange,
  ShopperContextError,
  type ShopperContextErrorName
} from '../../domain/shopper-contexts/shopper-context'
import type { ContextKey, ShopperContexts } from '../../domain/shopper-contexts/shopper-contexts'
import { findClient } from '../../domain/sessions/slas-clients'
import { forbidden, ProblemError } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { contextBody } from './context-body'

const problems: Record<ShopperContextErrorName, [status: number, title: string]> = {
  'shopper-context-not-found': [404, 'Shopper Context Not Found'],
  'shopper-session-not-found': [404, 'Shopper Session Not Found'],
  'too-many-qualifiers': [400, 'Too Many Qualifiers']
}

const mapFault: ErrorRequestHandler = (error, _request, _response, next) => {
  if (!(error instanceof ShopperContextError)) return next(error)
  const [status, title] = problems[error.reason]
  next(new ProblemError(status, error.reason, title, error.message))
}

/** A private client may speak for every session of the site, a shopper for their own only. */
const requireOwnContext: RequestHandler = (request, response, next) => {
  const { caller } = readScope(response)
  const isTrusted = findClient(caller.clientId)?.isPrivate === true
  if (!isTrusted && caller.usid !== request.params.usid)
    throw forbidden('The access token belongs to another usid.')
  next()
}

const readKey = (request: Request, response: Response): ContextKey => ({
  siteId: readScope(response).site.id,
  usid: request.params.usid ?? ''
})

/** `evaluateContextWithClientIp=false` says that the address of the client must not be kept. */
function readChange({ body, query }: Request): ContextChange {
  const change = contextBody.parse(body)
  return query.evaluateContextWithClientIp === 'false' ? { ...change, clientIp: undefined } : change
}

/** Shopper Context, mounted at `/shopper/shopper-context/v1/organizations/:organizationId` behind the guards. */
export function createContextsRouter({ shopperContexts }: { shopperContexts: ShopperContexts }): Router {
  const router = Router()
  router
    .route('/shopper-context/:usid')
    .all(requireOwnContext)
    .get((request, response) => {
      const context: ShopperContextsTypes.ShopperContext = shopperContexts.getContext(
        readKey(request, response)
      )
      response.json(context)
    })
    .put((request, response) => {
      const { registered } = readScope(response).caller
      shopperContexts.setContext(readKey(request, response), readChange(request), registered)
      response.status(201).end()
    })
    .patch((request, response) => {
      const { registered } = readScope(response).caller
      const context: ShopperContextsTypes.ShopperContext = shopperContexts.updateContext(
        readKey(request, response),
        readChange(request),
        registered
      )
      response.json(context)
    })
    .delete((request, response) => {
      shopperContexts.deleteContext(readKey(request, response))
      response.status(204).end()
    })
  router.use(mapFault)
  return router
}
