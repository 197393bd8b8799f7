import { mapStore } from './store'

it('keeps of the opening hours the first line only (requirement 10.1)', () => {
  const storeHours = [
    { day: 'Montag bis Freitag', time: '9:30 – 18:30 Uhr' },
    { day: 'Samstag', time: '9:30 – 16:00 Uhr' }
  ]
  expect(mapStore({ id: 'a', name: 'Teehaus', storeHours })?.hours).toEqual(storeHours[0])
})

it('does without whatever the platform does not know', () => {
  expect(mapStore({ id: 'a', name: 'Teehaus', storeHours: undefined })).toEqual({
    id: 'a',
    name: 'Teehaus',
    categories: []
  })
})

it('has a position when latitude and longitude are given', () => {
  const half = { id: 'a', name: 'Teehaus', latitude: 53.55 }
  expect(mapStore({ ...half, longitude: 0 })?.position).toEqual({ lat: 53.55, lng: 0 })
  expect(mapStore(half)?.position).toBeUndefined()
})

it('leaves out a store without a name', () => {
  expect(mapStore({ id: 'a' })).toBeUndefined()
})
