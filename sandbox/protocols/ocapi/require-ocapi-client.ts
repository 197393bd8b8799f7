import type { RequestHandler } from 'express'
import { findClient } from '../../domain/sessions/slas-clients'
import { OcapiFault } from './ocapi-fault'

/** Every call names the client that makes it, in the header `x-dw-client-id` or the query's `client_id`. */
export const requireOcapiClient: RequestHandler = (request, _response, next) => {
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
