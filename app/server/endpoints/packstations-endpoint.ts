import type { Request } from 'express'
import { z } from 'zod'
import { isPlatformError } from '../../platform/http/platform-error'
import {
  PACKSTATIONS_ENDPOINT,
  type Packstation,
  type PackstationPlace,
  type PackstationsAnswer
} from '../../platform/side-services/packstations'
import { MIB } from '../services/bounded-cache'
import { createReadCache } from '../services/read-cache'
import { createPackstationFinder } from './find-packstations'
import { EndpointError, type Endpoint } from './endpoint'
import type { EndpointParts } from './endpoint-parts'

/** Lockers rarely move. Places are distinguished by about 100 metres. */
const KEEP_MS = 5 * 60_000
const MOST_BYTES = 8 * MIB
const KEEP_IN_BROWSER = 'private, max-age=300'

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(text => Math.round(Number(text) * 1000) / 1000)
    .pipe(z.number().min(-limit).max(limit))
const place = z.union([
  z.strictObject({ latitude: coordinate(90), longitude: coordinate(180) }),
  z.strictObject({ postalCode: z.string().regex(/^\d{5}$/) })
])

/**
 * `GET /find-packstations?latitude=&longitude=`, or `?postalCode=`: asks the courier with the key, which stays on the
 * server (requirement 10.2). 503 when the courier does not respond. Absent where the finder is off.
 */
export function packstationsEndpoints({
  settings: { locationFinder },
  send,
  limits,
  report
}: Pick<EndpointParts, 'settings' | 'send' | 'limits' | 'report'>): Endpoint[] {
  if (!locationFinder) return []
  const find = keepShortly(createPackstationFinder(locationFinder, send))

  const endpoint: Endpoint = {
    path: PACKSTATIONS_ENDPOINT,
    methods: ['GET'],
    cache: KEEP_IN_BROWSER,
    async handle(req, res) {
      const parsed = place.safeParse(req.query)
      const { wait } = await limits.attempt('packstations', req)
      if (isForeign(req)) throw new EndpointError(403, 'The request is not allowed')
      if (!parsed.success) throw new EndpointError(400, 'The request is malformed')
      if (wait > 0) throw new EndpointError(429, 'Too many requests', wait)
      const locations = await find(parsed.data).catch((error: unknown) => {
        if (!isPlatformError(error)) throw error
        report(error)
        throw new EndpointError(503, 'The location service does not answer')
      })
      res.json({ locations } satisfies PackstationsAnswer)
    }
  }
  return [endpoint]
}

/** Other pages could not read the response, but they could use up our quota. */
const isForeign = (req: Request) => !['same-origin', 'none', undefined].includes(req.get('sec-fetch-site'))

/** Searches for the same place at once, or a little later, share one answer. */
function keepShortly(find: (place: PackstationPlace) => Promise<Packstation[]>) {
  const keep = createReadCache<Packstation[]>({ bytes: MOST_BYTES, keepMs: KEEP_MS })
  return (wanted: PackstationPlace): Promise<Packstation[]> =>
    keep(Object.values(wanted).join(' '), () => find(wanted))
}
