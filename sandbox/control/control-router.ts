import { Router } from 'express'
import { createConsoleRouter } from './console/console-router'
import type { ControlServices } from './control-services'
import { createRefuseOtherSites } from './refuse-other-sites'
import { createControlApiRouter } from './control-api-router'

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
