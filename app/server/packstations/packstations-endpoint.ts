import { Router, type Request } from 'express'
import { z } from 'zod'
import { isPlatformError } from '../../platform/http/platform-error'
import type { Fetch } from '../../platform/http/send-request'
import {
  PACKSTATIONS_ENDPOINT,
  type Packstation,
  type PackstationsAnswer
} from '../../platform/side-services/packstations'
import { createBoundedCache, MIB } from '../services/bounded-cache'
import { createPackstationFinder, type Place } from './find-packstations'
import { allowOnly, refuseHaste } from '../endpoints/guard-endpoint'
import { limitAskers, type AskerRates } from '../limits/limit-askers'
import type { ServerSettings } from '../settings/server-settings'
import { createSingleFlight } from '../services/single-flight'

/** Lockers rarely move. Places are told apart by about 100 metres. */
const KEEP_MS = 5 * 60_000
const MOST_BYTES = 8 * MIB
const KEEP_IN_BROWSER = 'private, max-age=300'

/** A map that is dragged about asks often. */
const RATES: AskerRates = { each: { burst: 20, every: 3 }, unknown: { burst: 300, every: 0.1 } }

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(text => Math.round(Number(text) * 1000) / 1000)
    .pipe(z.number().min(-limit).max(limit))
const place = z.object({ latitude: coordinate(90), longitude: coordinate(180) })

/**
 * `GET /packstations?latitude=&longitude=`: asks the courier with the key that no browser
 * may see (spec 2 section 7 "Packstation"). 503 when the courier does not answer.
 */
export function packstationsEndpoint({ settings, send }: { settings: ServerSettings; send: Fetch }): Router {
  const find = keepShortly(createPackstationFinder(settings, send))
  const askToWait = limitAskers(RATES, settings.trustedProxies, Date.now)
  const router = Router()

  router.all(PACKSTATIONS_ENDPOINT, allowOnly('GET'), (req, res, next) => {
    res.setHeader('cache-control', 'private, no-store')
    const parsed = place.safeParse(req.query)
    const wait = askToWait(req)
    if (isForeign(req)) res.status(403).json({ error: true, message: 'The request is not allowed' })
    else if (!parsed.success) res.status(400).json({ error: true, message: 'The request is malformed' })
    else if (wait > 0) refuseHaste(res, wait)
    else
      find(parsed.data)
        .then(locations => {
          const answer: PackstationsAnswer = { locations }
          res.setHeader('cache-control', KEEP_IN_BROWSER).json(answer)
        })
        .catch((error: unknown) => {
          if (!isPlatformError(error)) return next(error)
          res.status(503).json({ error: true, message: 'The location service does not answer' })
        })
  })
  return router
}

/** Other pages could not read the answer, but they could use up what we may ask. */
const isForeign = (req: Request) => !['same-origin', 'none', undefined].includes(req.get('sec-fetch-site'))

/** Who asks for the same place at once, or a little later, gets the same answer. A failure is not kept. */
function keepShortly(find: (place: Place) => Promise<Packstation[]>) {
  const known = createBoundedCache<Packstation[]>(MOST_BYTES, KEEP_MS)
  const asking = createSingleFlight()
  return async (wanted: Place): Promise<Packstation[]> => {
    const key = `${wanted.latitude} ${wanted.longitude}`
    return (
      known.get(key) ??
      asking.run(key, async () => {
        const found = await find(wanted)
        known.set(key, found)
        return found
      })
    )
  }
}
