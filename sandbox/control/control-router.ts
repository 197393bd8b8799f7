import { forbidden } from '../http/problem'
import { Router, type RequestHandler } from 'express'
import { createConsoleRouter } from './console/console-router'
import type { ControlServices } from './control-services'
import { createControlApiRouter } from './control-api-router'

/**
 * Another website's page in the same browser must not be able to read or steer the sandbox. Browsers say where
 * a request comes from; a page of another port of this machine may link to the console, but change nothing.
 */
function createRefuseOtherSites(publicOrigin: string): RequestHandler {
  return (request, _response, next) => {
    const { 'sec-fetch-site': from, origin, host } = request.headers
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isOwnOrigin = origin === undefined || origin === publicOrigin || origin.endsWith(`://${host}`)
    const isRefused = from === 'cross-site' || (!isReading && (from === 'same-site' || !isOwnOrigin))
    if (isRefused) throw forbidden('The console answers its own pages only.')
    next()
  }
}

/** The console at the sandbox's root, and what tests and benchmarks steer it by. */
export function createControlRouter(services: ControlServices): Router {
  const router = Router()
  router.use(
    ['/control', '/console'],
    createRefuseOtherSites(services.publicOrigin),
    (_request, response, next) => {
      response.set('Cache-Control', 'no-store')
      next()
    }
  )
  router.use('/control', createControlApiRouter(services))
  router.use(createConsoleRouter(services))
  return router
}
