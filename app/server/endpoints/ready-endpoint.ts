import { NO_STORE, type Endpoint } from './endpoint'
import type { SettingsReport } from '../../visit/config/check-settings'

/**
 * `GET /ready`: whether shoppers can buy here, as far as this process knows by itself: 200, or 503 with the obstacles.
 * It names variables and never a value, calls no service, and also lists disabled optional services. `/health` of `npm
 * run serve` reports only that a process lives, so that no missing setting restarts it.
 */
export function readyEndpoint({ problems, off }: SettingsReport): Endpoint {
  const isReady = problems.length === 0
  return {
    path: '/ready',
    methods: ['GET', 'HEAD'],
    cache: NO_STORE,
    handle(_req, res) {
      res.status(isReady ? 200 : 503)
      res.json({ status: isReady ? 'ready' : 'not ready', problems, off: off.map(({ setting }) => setting) })
    }
  }
}
