import { sites } from '../../seed/sites'
import { stores as seeded } from '../../seed/stores'
import { computeDistance } from './geo-distance'
import { locatePostalCode } from './postal-areas'
import { createStores } from './stores'

const berlin = { latitude: 52.52, longitude: 13.405 }
const hamburg = { latitude: 53.5511, longitude: 9.9937 }

it('measures distances as the crow flies', () => {
  expect(computeDistance(berlin, hamburg, 'km')).toBeCloseTo(255.3, 0)
  expect(computeDistance(berlin, hamburg, 'mi')).toBeCloseTo(158.6, 0)
  expect(computeDistance(berlin, berlin, 'km')).toBe(0)
})

it.each([
  ['DE', '10115', 52.52],
  ['DE', '99423', 50.98],
  ['AT', '6020', 47.27],
  ['AT', '6900', 47.5],
  ['GB', 'eh1 1aa', 55.95],
  ['GB', 'ZZ1 1ZZ', undefined],
  ['DE', '05000', undefined],
  ['FR', '75001', 48.86],
  ['FR', '20000', undefined],
  ['IT', '39100', 46.5],
  ['NL', '1012', undefined]
])('places the postal code %s %s', (country, code, latitude) => {
  expect(locatePostalCode(country, code)?.latitude).toBe(latitude)
})

describe('the stores of a site', () => {
  const stores = createStores(seeded)
  const around = { siteId: 'jasmin', ...berlin, maxDistance: 300, unit: 'km' as const, start: 0, count: 50 }

  it('come nearest first and within the distance only', () => {
    const { hits, total } = stores.search(around)
    const distances = hits.map(({ distance }) => distance)
    expect(total).toBe(hits.length)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThanOrEqual(300)
    expect(stores.search({ ...around, maxDistance: 20_000 }).total).toBeGreaterThan(total)
  })

  it('come in pages that count all of them', () => {
    const all = stores.search(around)
    const second = stores.search({ ...around, start: 1, count: 1 })
    expect(second).toMatchObject({ total: all.total, hits: [all.hits[1]] })
  })

  it('are not those of the other site', () => {
    const ofPuro = seeded.find(({ siteIds }) => !siteIds.includes('jasmin'))!
    expect(stores.list('jasmin', [ofPuro.id, 'unknown'])).toEqual([])
    expect(stores.list('puro', [ofPuro.id])).toEqual([ofPuro])
  })
})

describe('the stores of the seed', () => {
  it('have ids of their own and belong to known sites', () => {
    expect(new Set(seeded.map(({ id }) => id)).size).toBe(seeded.length)
    const known = sites.map(({ id }) => id)
    expect(seeded.flatMap(({ siteIds }) => siteIds).filter(id => !known.includes(id))).toEqual([])
  })

  it('lie where their postal codes say', () => {
    const astray = seeded.filter(store => {
      const area = locatePostalCode(store.countryCode, store.postalCode)
      return !area || computeDistance(area, store, 'km') > 60
    })
    expect(astray.map(({ id }) => id)).toEqual([])
  })
})
