import type { ErrorRequestHandler, Response } from 'express'
import { readScope } from '../../http/request-scope'
import type { OcapiFault } from './ocapi-fault'
import { readVersion } from './ocapi-version'
import { toOcapiFault } from './to-ocapi-fault'

function sendFault(response: Response, { status, type, message, args }: OcapiFault): void {
  const fault = { arguments: args, type, message }
  response.status(status).json({ _v: readVersion(response), fault })
}

/** Last in OCAPI's line: writes whatever was refused as a fault. Defects go on to the frame, which reports them. */
export const writeFault: ErrorRequestHandler = (error, _request, response, next) => {
  const fault = toOcapiFault(error, readScope(response).language ?? 'de')
  if (fault === undefined || response.headersSent) next(error)
  else sendFault(response, fault)
}
