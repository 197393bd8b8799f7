import type { RequestHandler, Router } from 'express'
import { refuseUnknownOperation } from './not-served'
import { findOperation } from './find-operation'
import type { Operation } from './operation'
import { listServedOperations } from './served-operations'

/**
 * Refuses by name an operation that has no route of its own before a route with a parameter in place of its
 * fixed word takes it ("customers/external-profile" is no customer). Routes are read at the first request.
 */
export function createRefuseUnserved(platform: Router): RequestHandler {
  let served: Set<Operation> | undefined
  return (request, response, next) => {
    served ??= new Set(listServedOperations(platform))
    const operation = findOperation(request.method, request.baseUrl + request.path)
    if (operation && !served.has(operation)) refuseUnknownOperation(request, response, next)
    else next()
  }
}
