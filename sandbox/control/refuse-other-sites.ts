import type { RequestHandler } from 'express'
import { forbidden } from '../http/problem'

/**
 * Another website's page in the same browser must not be able to read or steer the sandbox. Browsers say where
 * a request comes from; a page of another port of this machine may link to the console, but change nothing.
 */
export function createRefuseOtherSites(publicOrigin: string): RequestHandler {
  return (request, _response, next) => {
    const { 'sec-fetch-site': from, origin, host } = request.headers
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isOwnOrigin = origin === undefined || origin === publicOrigin || origin.endsWith(`://${host}`)
    const isRefused = from === 'cross-site' || (!isReading && (from === 'same-site' || !isOwnOrigin))
    if (isRefused) throw forbidden('The console answers its own pages only.')
    next()
  }
}
