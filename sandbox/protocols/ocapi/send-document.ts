import type { Response } from 'express'
import { buildDocument } from './build-document'
import { readVersion } from './ocapi-version'

/** Sends an object as a document of OCAPI, e.g. sendDocument(response, 'basket', basket). */
export function sendDocument(response: Response, type: string, value: object): void {
  response.json({ _v: readVersion(response), ...buildDocument(type, value) })
}
