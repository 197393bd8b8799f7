import { readFile } from 'node:fs/promises'
import { Router } from 'express'
import type { WorkerSettings } from '../worker/worker-scope'
import type { ServerSettings } from './server-settings'

const BUILT_WORKER = `${process.cwd()}/build/worker.js`

/**
 * `GET /worker.js` (spec 3 section 9): the service worker with the shop's settings in front
 * of its code, so that each deployment is a new worker. Where the settings switch it off,
 * the answer is a worker that unregisters itself (worker/README.md). None in development.
 */
export function workerEndpoint(
  { config, bundleId, production }: ServerSettings,
  readWorker: () => Promise<string> = () => readFile(BUILT_WORKER, 'utf8')
): Router {
  const { url, defaultSite, sites, serviceWorker } = config
  const shop: WorkerSettings = {
    bundle: bundleId,
    app: { url, defaultSite, sites },
    isOff: !serviceWorker
  }
  let worker: Promise<string> | undefined
  const router = Router()

  router.get('/worker.js', (_req, res, next) => {
    if (!production) return next()
    worker ??= readWorker().then(code => `self.shop=${JSON.stringify(shop)}\n;${code}`)
    worker.then(
      code => {
        // Browsers look whether it has changed each time they ask.
        res.setHeader('cache-control', 'public, max-age=0, must-revalidate')
        res.type('application/javascript').send(code)
      },
      () => {
        worker = undefined
        res.setHeader('cache-control', 'private, no-store')
        res.status(404).type('text/plain').send('There is no service worker')
      }
    )
  })
  return router
}
