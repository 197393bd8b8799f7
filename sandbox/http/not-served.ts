import type { RequestHandler } from 'express'
import { notFound, ProblemError } from './problem'

/** Under a known family: the real platform may have the operation, the sandbox does not. */
export const refuseUnknownOperation: RequestHandler = request => {
  const address = request.baseUrl + request.path
  throw new ProblemError(
    501,
    'not-implemented',
    'Not Implemented',
    `The sandbox does not serve ${request.method} ${address}.`
  )
}

/** Outside of every family: such a resource does not exist. */
export const refuseUnknownAddress: RequestHandler = request => {
  throw notFound('resource-not-found', 'Not Found', `There is no resource ${request.method} ${request.path}.`)
}
