import type { Store } from './store'

/**
 * Stores for search engines (requirement 1.6): one schema.org LocalBusiness each.
 *
 * @param urlOf absolute address of the page of each
 */
export const buildStoreData = (stores: readonly Store[], urlOf: (store: Store) => string) => ({
  '@context': 'https://schema.org',
  '@graph': stores.map(store => buildBusiness(store, urlOf(store)))
})

function buildBusiness(store: Store, url: string) {
  const { name, address1, postalCode, city, countryCode, phone, position, image, openingHours } = store
  return {
    '@type': 'LocalBusiness',
    name,
    url,
    ...(image && { image }),
    ...((address1 || city) && {
      address: {
        '@type': 'PostalAddress',
        ...(address1 && { streetAddress: address1 }),
        ...(postalCode && { postalCode }),
        ...(city && { addressLocality: city }),
        ...(countryCode && { addressCountry: countryCode })
      }
    }),
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng }
    }),
    ...(phone && { telephone: phone }),
    ...(openingHours && { openingHours })
  }
}
