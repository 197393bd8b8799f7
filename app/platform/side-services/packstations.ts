import { serializeQuery } from '../http/encode'
import { listOf, number, readAnswer, shape, text } from '../http/read-answer'
import { sendRequest } from '../http/send-request'
import type { Family } from '../platform-core'

/** A parcel locker, or another place where parcels wait (requirement 10.2). */
export interface Packstation {
  locationId: string
  name: string
  /** Metres from the searched place. */
  distance: number
  address: { street: string; city: string; postalCode: string; country: string }
  /** e.g. Packstation, and its number. */
  keyword?: string
  keywordId?: string
  type?: string
  latitude: number
  longitude: number
}

/** Where to look: a point, or a postal code of Germany. */
export type PackstationPlace = { latitude: number; longitude: number } | { postalCode: string }

/** The shop's own endpoint for the courier's service, whose key must not reach a browser. */
export const PACKSTATIONS_ENDPOINT = '/find-packstations'

export interface PackstationsAnswer {
  locations: Packstation[]
}

interface Packstations {
  /**
   * Packstations near a place in Germany, nearest first (requirement 10.2).
   *
   * @throws PlatformError when the service fails: the map then has no marks, and the list says why.
   */
  findPackstations(place: PackstationPlace, signal?: AbortSignal): Promise<Packstation[]>
}

const address = shape({ street: text, city: text, postalCode: text }, { country: text })
const location = shape(
  { locationId: text, name: text, distance: number, address, latitude: number, longitude: number },
  { keyword: text, keywordId: text, type: text }
)
const answer = shape({ locations: listOf(location) })

export const packstations: Family<Packstations> = ({ send }) => ({
  async findPackstations(place, signal) {
    const operation = 'findPackstations'
    const url = `${PACKSTATIONS_ENDPOINT}?${serializeQuery({ ...place })}`
    const found = readAnswer(operation, answer, await sendRequest(send, { operation, url, signal }))
    return (found as PackstationsAnswer).locations
  }
})
