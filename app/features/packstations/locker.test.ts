import { mapLocker } from './locker'

const dom = {
  locationId: '8003-1',
  name: 'Packstation Köln Dom',
  distance: 120,
  address: { street: 'Domgasse 1', city: 'Köln', postalCode: '50667', country: 'DE' },
  keyword: 'Packstation',
  keywordId: '101',
  type: 'locker',
  latitude: 50.94,
  longitude: 6.96
}

it('is named by keyword and number, as in an address', () => {
  expect(mapLocker(dom)).toEqual({
    id: '8003-1',
    name: 'Packstation 101',
    station: '101',
    address1: 'Domgasse 1',
    postalCode: '50667',
    city: 'Köln',
    position: { lat: 50.94, lng: 6.96 },
    distance: 120,
    distanceUnit: 'm',
    categories: []
  })
})

it('is as many kilometres away as it is from one of them on', () => {
  expect(mapLocker({ ...dom, distance: 999 })).toMatchObject({ distance: 999, distanceUnit: 'm' })
  expect(mapLocker({ ...dom, distance: 1250 })).toMatchObject({ distance: 1.25, distanceUnit: 'km' })
})

it.each([undefined, '', '12', 'DOM'])('has no number to deliver to where the courier says %j', keywordId => {
  const locker = mapLocker({ ...dom, keywordId })
  expect(locker).not.toHaveProperty('station')
})

it('keeps its name where keyword or number is missing', () => {
  expect(mapLocker({ ...dom, keyword: undefined }).name).toBe('Packstation Köln Dom')
})
