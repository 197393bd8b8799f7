import { sendRequest, type Fetch } from '../http/send-request'

/** A parcel locker, or another place where parcels wait (requirement 2.3 "Packstation / location"). */
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

/** The shop's own endpoint for the courier's service, whose key must not reach a browser. */
export const PACKSTATIONS_ENDPOINT = '/packstations'

export interface PackstationsAnswer {
  locations: Packstation[]
}

/** Packstations near a place; an empty list when the request fails (requirement 2.7). */
export async function findPackstations(
  send: Fetch,
  place: { latitude: number; longitude: number },
  signal?: AbortSignal
): Promise<Packstation[]> {
  const query = `latitude=${place.latitude}&longitude=${place.longitude}`
  const url = `${PACKSTATIONS_ENDPOINT}?${query}`
  try {
    const { locations } = (await sendRequest(send, {
      operation: 'findPackstations',
      url,
      signal
    })) as PackstationsAnswer
    return Array.isArray(locations) ? locations : []
  } catch {
    return []
  }
}
