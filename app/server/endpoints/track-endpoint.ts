import { z } from 'zod'
import { steadyNow } from '../../platform/session/platform-clock'
import { acceptJson } from './accept-json'
import { EndpointError, NO_STORE, type Endpoint } from './endpoint'
import { limitCalls } from '../limits/limits'
import type { EndpointParts } from './endpoint-parts'
import { readBody, requireBearer } from './read-request'
import { createShopperContext } from '../services/shopper-context'
import { withinDeadline } from '../services/within-deadline'

const TRACK_ENDPOINT = '/track'

const word = z.string().regex(/^[\w.\- ]{1,64}$/, 'must be a short word')
const body = z.object({ deviceType: word, screenSize: word })

const ANSWER_MS = 9_000

/**
 * `POST /track` with the shopper's token: writes device type and screen size into the
 * context of the token's own session (requirement 12.2).
 * 204; also when the shop has no private client to do so.
 */
export function trackEndpoint({
  settings,
  verify,
  send,
  clock,
  limits
}: Pick<EndpointParts, 'settings' | 'verify' | 'send' | 'clock' | 'limits'>): Endpoint {
  const { config, production } = settings
  const writeContext = createShopperContext(settings, send, steadyNow, clock.now)

  return {
    path: TRACK_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    guards: acceptJson(settings, limitCalls(limits, 'tracking')),
    async handle(req, res) {
      const { siteId, usid } = await requireBearer(req, verify)
      if (!config.sites.some(site => site.id === siteId)) throw new EndpointError(401, 'Not authorized')
      const { deviceType, screenSize } = readBody(req, body, production)
      if (writeContext) {
        const written = writeContext(siteId, usid, { deviceType, screenSize })
        await withinDeadline('writeShopperContext', ANSWER_MS, written)
      }
      res.status(204).end()
    }
  }
}
