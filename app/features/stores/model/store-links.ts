import { writePlace } from '../../../intl/formats/town'
import type { Store } from './store'

/** A number as phones dial it: digits only, with the plus of a country. */
export const buildPhoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A map service that plans routes; it learns only of visitors who follow the link. */
const ROUTES = 'https://www.google.com/maps/dir/'

/** Where the way to a store is planned: to its position, else to its address. Undefined for one that has neither. */
export function buildRouteUrl(store: Store): string | undefined {
  const { position } = store
  const destination = position ? `${position.lat},${position.lng}` : writePlace(store)
  return destination ? `${ROUTES}?${new URLSearchParams({ api: '1', destination })}` : undefined
}
