import { getCentre } from './country'
import { buildMapView } from './map-view'

const hamburg = { latitude: 53.55, longitude: 10 }
const position = { lat: 53.55, lng: 10 }
const postalCode = { postalCode: '20095', countryCode: 'DE' }
const found = [
  { id: 'a', name: 'Nowhere' },
  { id: 'b', name: 'Hamburg', position }
]

it.each([
  ['the country', { isChosen: false, found: [] }, { centre: getCentre('DE'), zoom: 5 }],
  ['the place of the page', { place: hamburg, isChosen: false, found }, { centre: position, zoom: 5 }],
  ['a chosen place', { place: hamburg, isChosen: true, found: [] }, { centre: position, zoom: 13 }],
  ['the nearest store', { place: postalCode, isChosen: true, found }, { centre: position, zoom: 13 }],
  [
    'the country where nothing was found',
    { place: postalCode, isChosen: true, found: [] },
    { centre: getCentre('DE'), zoom: 5 }
  ]
])('shows %s', (_what, wish, expected) => {
  expect(buildMapView('DE', wish)).toEqual(expected)
})
