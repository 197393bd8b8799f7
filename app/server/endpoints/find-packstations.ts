import { z } from 'zod'
import { serializeQuery } from '../../platform/http/encode'
import { PlatformError } from '../../platform/http/platform-error'
import { sendRequest, type Send } from '../../platform/http/send-request'
import type { Packstation, PackstationPlace } from '../../platform/side-services/packstations'
import type { ServerSettings } from '../settings/server-settings'

/** Packstation search is for Germany only (requirement 10.2); the rest is what a map can show. */
const DEFAULTS = { countryCode: 'DE', locationType: 'locker', radius: 10_000, limit: 12 }
const DEADLINE_MS = 5_000

const text = z.string().optional().catch(undefined)
const location = z.object({
  name: z.string(),
  distance: z.number(),
  location: z.object({
    ids: z.array(z.object({ locationId: z.string() })).min(1),
    keyword: text,
    keywordId: text,
    type: text
  }),
  place: z.object({
    address: z.object({
      countryCode: z.string(),
      postalCode: z.string(),
      addressLocality: z.string(),
      streetAddress: z.string()
    }),
    geo: z.object({ latitude: z.number(), longitude: z.number() })
  })
})
const answer = z.object({ locations: z.array(z.unknown()) })

/**
 * Asks the courier's location finder. Locations that cannot be read are left out.
 *
 * @throws PlatformError when the service fails; it never carries the key.
 */
export function createPackstationFinder(
  { origin, key }: NonNullable<ServerSettings['locationFinder']>,
  send: Send
) {
  const finder = `${origin}/location-finder/v1`

  return async (place: PackstationPlace): Promise<Packstation[]> => {
    const isPoint = 'latitude' in place
    const operation = isPoint ? 'findByGeo' : 'findByAddress'
    const address = `${finder}/${isPoint ? 'find-by-geo' : 'find-by-address'}`
    const found = answer.safeParse(
      await sendRequest(send, {
        operation,
        url: `${address}?${serializeQuery({ ...place, ...DEFAULTS })}`,
        headers: { 'DHL-API-Key': key },
        deadline: DEADLINE_MS
      })
    )
    if (!found.success) throw new PlatformError({ kind: 'unreadable', operation })
    return found.data.locations.flatMap(entry => {
      const read = location.safeParse(entry)
      return read.success ? mapLocation(read.data) : []
    })
  }
}

function mapLocation({
  name,
  distance,
  location: { ids, keyword, keywordId, type },
  place
}: z.infer<typeof location>) {
  const { addressLocality, countryCode, postalCode, streetAddress } = place.address
  return {
    locationId: ids[0]?.locationId ?? '',
    name,
    distance,
    address: { street: streetAddress, city: addressLocality, postalCode, country: countryCode },
    keyword,
    keywordId,
    type,
    ...place.geo
  }
}
