import { startSandbox, type TestSandbox } from './session-setup'

const KEY = { 'DHL-API-Key': 'sandbox-packstation-key' }
const COLOGNE = { latitude: '50.9384', longitude: '6.9573', countryCode: 'DE' }

interface Found {
  location: { ids: { locationId: string }[]; keywordId: string; type: string; keyword: string }
  distance: number
  place: { address: Record<string, string>; geo: { latitude: number; longitude: number } }
  serviceTypes: string[]
}

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function find(
  query: Record<string, string>,
  headers: Record<string, string> = KEY,
  operation = 'find-by-geo'
) {
  const address = `${sandbox.origin}/location-finder/v1/${operation}?${new URLSearchParams(query)}`
  const response = await fetch(address, { headers })
  const body = (await response.json()) as { locations: Found[] }
  return { status: response.status, headers: response.headers, locations: body.locations }
}

const listIds = (locations: Found[]) => locations.map(({ location }) => location.ids[0]?.locationId)

it('finds packstations nearest first, with all that an address form needs', async () => {
  const { locations } = await find(COLOGNE)
  expect(locations.length).toBeGreaterThan(3)
  expect(locations[0]).toMatchObject({
    location: { keyword: 'Packstation', keywordId: expect.stringMatching(/^\d{3}$/), type: 'locker' },
    place: {
      address: {
        countryCode: 'DE',
        postalCode: '50667',
        addressLocality: 'Köln',
        streetAddress: expect.any(String)
      },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) }
    }
  })
  const distances = locations.map(({ distance }) => distance)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(distances.at(-1)).toBeLessThanOrEqual(5_000)
})

it('finds the same station from a corner away', async () => {
  const [nearest] = listIds((await find(COLOGNE)).locations)
  const again = await find({ ...COLOGNE, latitude: '50.9400' })
  expect(listIds(again.locations)).toContain(nearest)
})

it('keeps to radius and number', async () => {
  const wide = await find({ ...COLOGNE, radius: '20000', limit: '50' })
  expect(wide.locations).toHaveLength(50)
  expect((await find({ ...COLOGNE, limit: '2' })).locations).toEqual(wide.locations.slice(0, 2))
  const near = await find({ ...COLOGNE, radius: '3000' })
  expect(near.locations).toEqual(wide.locations.filter(({ distance }) => distance <= 3_000))
})

it.each([
  ['another country', { countryCode: 'AT' }],
  ['the middle of the North Sea', { latitude: '56', longitude: '3' }],
  ['another kind of place', { locationType: 'servicepoint' }],
  ['a service that lockers do not have', { serviceType: 'express:drop-off-unregistered' }]
])('finds none in or for %s', async (_what, change) => {
  expect(await find({ ...COLOGNE, ...change })).toMatchObject({ status: 200, locations: [] })
})

it.each([
  ['no place', { countryCode: 'DE' }],
  ['a word', { ...COLOGNE, latitude: 'north' }],
  ['a place off the map', { ...COLOGNE, latitude: '91' }],
  ['no country', { ...COLOGNE, countryCode: 'Deutschland' }],
  ['too wide a circle', { ...COLOGNE, radius: '1000000' }]
])('refuses %s', async (_what, query) => {
  expect((await find(query as Record<string, string>)).status).toBe(400)
})

it('refuses callers without its key, also those with another', async () => {
  expect((await find(COLOGNE, {})).status).toBe(401)
  expect((await find(COLOGNE, { 'DHL-API-Key': 'guess' })).status).toBe(401)
})

it('lets pages of any origin call, with the key in a header', async () => {
  const response = await fetch(`${sandbox.origin}/location-finder/v1/find-by-geo`, { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('DHL-API-Key')
  expect((await find(COLOGNE)).headers.get('access-control-allow-origin')).toBe('*')
  expect((await find(COLOGNE, {})).headers.get('access-control-allow-origin')).toBe('*')
})

describe('around a postal code', () => {
  const findByAddress = (query: Record<string, string>, headers = KEY) =>
    find(query, headers, 'find-by-address')

  it('finds the same as around the middle of its area', async () => {
    const { locations } = await findByAddress({ countryCode: 'DE', postalCode: '50667', limit: '5' })
    const around = await find({ latitude: '50.94', longitude: '6.96', limit: '5' })
    expect(locations).toHaveLength(5)
    expect(locations).toEqual(around.locations)
  })

  it.each([
    ['another country', { countryCode: 'AT', postalCode: '1010' }],
    ['an area that does not exist', { countryCode: 'DE', postalCode: '00000' }]
  ])('finds none in %s', async (_what, query) => {
    expect(await findByAddress(query)).toMatchObject({ status: 200, locations: [] })
  })

  it.each([
    ['without a country', { postalCode: '50667' }],
    ['without a code', { countryCode: 'DE' }],
    ['for something else', { countryCode: 'DE', postalCode: 'K%ln' }]
  ])('refuses a search %s', async (_what, query) => {
    expect((await findByAddress(query as Record<string, string>)).status).toBe(400)
  })

  it('refuses callers without its key', async () => {
    expect((await findByAddress({ countryCode: 'DE', postalCode: '50667' }, {} as typeof KEY)).status).toBe(
      401
    )
  })
})
