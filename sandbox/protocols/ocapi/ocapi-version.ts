import type { RequestHandler, Response } from 'express'
import { OcapiFault } from './ocapi-fault'

/**
 * Path segment of each served version, and how responses write it in `_v`. Sessions are asked for in 22.8 (requirement
 * 13.2).
 */
const versions: Record<string, string> = { v21_3: '21.3', v22_8: '22.8' }

/** The version of the request as responses write it; the shop's own until the address has been understood. */
export function readVersion(response: Response): string {
  const { version } = response.locals
  return typeof version === 'string' ? version : '21.3'
}

/** Refuses versions that are not served with a 404 fault. */
export const requireVersion: RequestHandler = (request, response, next) => {
  const wanted = request.params.version ?? ''
  const version = Object.hasOwn(versions, wanted) ? versions[wanted] : undefined
  if (version === undefined) {
    throw new OcapiFault(404, 'VersionNotFoundException', `The version '${wanted}' does not exist.`, {
      version: wanted
    })
  }
  response.locals.version = version
  next()
}
