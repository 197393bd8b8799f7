import { getCentre } from './country'
import type { Located, Position } from './map-mark'
import type { StorePlace } from './store'

/** Requirement 10.1: by default, and after a place is chosen. */
const DEFAULT_ZOOM = 5
const PLACE_ZOOM = 13

export interface MapView {
  centre: Position
  zoom: number
}

/**
 * The section that a map shows: the country until a place is chosen, then the area around that place.
 * Where only a postal code is known, the nearest result is used as its position.
 */
export function buildMapView(
  countryCode: string,
  { place, isChosen, found }: { place?: StorePlace; isChosen: boolean; found: readonly Located[] }
): MapView {
  const centre = (place && findPosition(place)) ?? found.find(({ position }) => position)?.position
  return centre && isChosen
    ? { centre, zoom: PLACE_ZOOM }
    : { centre: centre ?? getCentre(countryCode), zoom: DEFAULT_ZOOM }
}

const findPosition = (place: StorePlace): Position | undefined =>
  'latitude' in place ? { lat: place.latitude, lng: place.longitude } : undefined
