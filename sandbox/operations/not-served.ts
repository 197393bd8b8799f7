import type { RequestHandler } from 'express'
import { findOperation } from './find-operation'
import { notFound, ProblemError } from '../http/problem'

/** A 501 problem with the operation's name, in its text and as member `operation`, where the platform has such an operation. */
function buildNotServed(method: string, address: string): ProblemError {
  const operation = findOperation(method, address)?.name
  const call = `${method} ${address}`
  return new ProblemError(
    501,
    'not-implemented',
    'Not Implemented',
    `The sandbox does not serve ${operation === undefined ? call : `${operation} (${call})`}.`,
    operation === undefined ? {} : { operation }
  )
}

/** Under a known family: the real platform may have the operation, the sandbox does not. */
export const refuseUnknownOperation: RequestHandler = request => {
  throw buildNotServed(request.method, request.baseUrl + request.path)
}

/** Outside of every family: such a resource does not exist, unless it is an operation known by name. */
export const refuseUnknownAddress: RequestHandler = request => {
  if (findOperation(request.method, request.path)) throw buildNotServed(request.method, request.path)
  throw notFound('resource-not-found', 'Not Found', `There is no resource ${request.method} ${request.path}.`)
}
