import { isStationNumber } from '../../intl/formats/packstation'
import type { Packstation } from '../../platform/side-services/packstations'
import type { Store } from '../stores/model/store'

/** A Packstation as list, map and address form show it. */
export interface Locker extends Store {
  address1: string
  postalCode: string
  city: string
  /** Its number, three digits; without one nothing can be delivered there by address. */
  station?: string
}

const KILOMETRE = 1000

/** Maps the courier's location (requirement 10.2); its keyword and number are its name. */
export function mapLocker(packstation: Packstation): Locker {
  const {
    locationId,
    name,
    keyword = '',
    keywordId = '',
    distance,
    address,
    latitude,
    longitude
  } = packstation
  const isFar = distance >= KILOMETRE
  return {
    id: locationId,
    name: keyword && keywordId ? `${keyword} ${keywordId}` : name,
    address1: address.street,
    postalCode: address.postalCode,
    city: address.city,
    position: { lat: latitude, lng: longitude },
    distance: isFar ? distance / KILOMETRE : distance,
    distanceUnit: isFar ? 'km' : 'm',
    categories: [],
    ...(isStationNumber(keywordId) && { station: keywordId })
  }
}
