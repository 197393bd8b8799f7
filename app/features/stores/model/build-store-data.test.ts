import { buildStoreData } from './build-store-data'
import { mapStore, type Store } from './store'

const stored = {
  id: 'de-hamburg',
  name: 'Teehaus Hamburg',
  address1: 'Kontorgang 7',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '040 66969 107',
  latitude: 53.55,
  longitude: 9.99,
  image: 'https://pictures.example/hamburg.jpg',
  c_openingHours: ['Mo-Fr 09:30-18:30', 'Sa,Su 10:00-16:00', 'Sundays closed', 7]
}

const build = (store: object) =>
  buildStoreData(
    [mapStore(store as { id: string }) as Store],
    ({ id }) => `https://shop.example/jasmin/de/stores/${id}`
  )['@graph']

it('gives search engines a store’s name, address, position and hours', () => {
  expect(build(stored)).toEqual([
    {
      '@type': 'LocalBusiness',
      name: 'Teehaus Hamburg',
      url: 'https://shop.example/jasmin/de/stores/de-hamburg',
      image: 'https://pictures.example/hamburg.jpg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Kontorgang 7',
        postalCode: '20095',
        addressLocality: 'Hamburg',
        addressCountry: 'DE'
      },
      geo: { '@type': 'GeoCoordinates', latitude: 53.55, longitude: 9.99 },
      telephone: '040 66969 107',
      openingHours: ['Mo-Fr 09:30-18:30', 'Sa,Su 10:00-16:00']
    }
  ])
})

it('says nothing that the platform does not know', () => {
  expect(build({ id: 'a', name: 'Teehaus' })).toEqual([
    { '@type': 'LocalBusiness', name: 'Teehaus', url: 'https://shop.example/jasmin/de/stores/a' }
  ])
})
