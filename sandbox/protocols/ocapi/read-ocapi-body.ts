import type { ErrorRequestHandler, RequestHandler } from 'express'
import { ProblemError } from '../../http/problem'
import { readJsonBody } from '../../http/read-json-body'
import { toCamelCase } from './key-case'
import { OcapiFault } from './ocapi-fault'

const renameKeys: RequestHandler = (request, _response, next) => {
  request.body = toCamelCase(request.body)
  next()
}

/** A body that is no JSON, or nested too deep, in OCAPI's words. */
const refuseBody: ErrorRequestHandler = (error, _request, _response, next) =>
  next(
    error instanceof ProblemError
      ? new OcapiFault(error.status, 'BodyDecodingException', error.detail)
      : error
  )

/** Reads JSON bodies into `request.body`, keys in camel case as the rest of the sandbox has them. */
export const readOcapiBody = [...readJsonBody, renameKeys, refuseBody]
