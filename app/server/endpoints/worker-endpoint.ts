import { readFile } from 'node:fs/promises'
import type { Response } from 'express'
import type { WorkerSettings } from '../../worker/worker-scope'
import type { ServerSettings } from '../settings/server-settings'
import type { Endpoint } from './endpoint'

const BUILT_WORKER = `${process.cwd()}/build/worker.js`

/**
 * `GET /worker.js` (requirement 13.2): the service worker with the shop's settings in front of its code, so that each
 * deployment is a new worker. `/worker.js?push` is the one that shows push messages too, where they are configured.
 * Where the settings switch workers off, both are a worker that unregisters itself (worker/README.md). 404 in
 * development.
 */
export function workerEndpoint(
  { config, bundleId, production }: ServerSettings,
  readWorker: () => Promise<string> = () => readFile(BUILT_WORKER, 'utf8')
): Endpoint {
  const { url, defaultSite, sites, serviceWorker, thirdParties } = config
  const { push, workerUrl } = thirdParties.marketing
  const shop: WorkerSettings = {
    bundle: bundleId,
    app: { url, defaultSite, sites },
    isOff: !serviceWorker
  }
  let worker: Promise<string> | undefined

  return {
    path: '/worker.js',
    methods: ['GET', 'HEAD'],
    // Browsers look whether it has changed each time they ask.
    cache: 'public, max-age=0, must-revalidate',
    async handle(req, res, next) {
      if (!production) return next()
      const pushScript = push && req.query.push !== undefined ? workerUrl : undefined
      worker ??= readWorker()
      try {
        const code = await worker
        if (pushScript) allowScript(res, new URL(pushScript).origin)
        res
          .type('application/javascript')
          .send(`self.shop=${JSON.stringify({ ...shop, pushScript })}\n;${code}`)
      } catch {
        worker = undefined
        res.status(404).type('text/plain').send('There is no service worker')
      }
    }
  }
}

/** A worker obeys the policy of its own answer; pages never load this script. */
function allowScript(res: Response, origin: string) {
  const policy = String(res.getHeader('content-security-policy') ?? '')
  if (policy) res.setHeader('content-security-policy', policy.replace(/script-src /, `$&${origin} `))
}
