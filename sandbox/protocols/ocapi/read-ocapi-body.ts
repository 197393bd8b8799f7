import type { ErrorRequestHandler, RequestHandler } from 'express'
import { ProblemError } from '../../http/problem'
import { readJsonBody } from '../../http/read-json-body'
import { toCamelCase } from './key-case'
import { OcapiFault } from './ocapi-fault'

const renameKeys: RequestHandler = (request, _response, next) => {
  request.body = toCamelCase(request.body)
  next()
}

/** A body that is no JSON, by its type or its text, or nested too deep, in OCAPI's words. */
function toBodyFault({ status, detail }: ProblemError, contentType: string): OcapiFault {
  if (status !== 415) return new OcapiFault(status, 'BodyDecodingException', detail)
  return new OcapiFault(
    415,
    'UnsupportedContentTypeException',
    `The content type '${contentType}' is not supported; send 'application/json'.`,
    { contentType }
  )
}

const refuseBody: ErrorRequestHandler = (error, request, _response, next) =>
  next(error instanceof ProblemError ? toBodyFault(error, request.get('content-type') ?? '') : error)

/** Reads JSON bodies into `request.body`, keys in camel case as the rest of the sandbox has them. */
export const readOcapiBody = [...readJsonBody, renameKeys, refuseBody]
