import { stores } from '../../sandbox/seed/stores'
import { buildHeaders, createOcapi, readFault, type OcapiCall } from './ocapi-setup'
import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
let call: OcapiCall
beforeAll(async () => {
  sandbox = await startSandbox({ seed: { stores } })
  call = createOcapi(sandbox.origin, buildHeaders())
})
afterAll(() => sandbox.stop())

const BERLIN = 'latitude=52.5219&longitude=13.4103'
const readIds = (body: Record<string, unknown>) => (body.data as { id: string }[]).map(({ id }) => id)

describe('a search for stores', () => {
  it('finds those around a point, nearest first, with distance and opening hours', async () => {
    const { status, body } = await call('GET', `stores?${BERLIN}&max_distance=100&locale=en-DE`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _v: '21.3',
      _type: 'store_result',
      count: 2,
      start: 0,
      total: 2,
      data: [
        {
          _type: 'store',
          id: 'de-berlin',
          name: 'jasmin & puro Berlin',
          address1: 'Teegasse 4',
          postal_code: '10178',
          city: 'Berlin',
          country_code: 'DE',
          phone: '030 23125 104',
          distance: 0,
          distance_unit: 'km',
          inventory_id: 'inventory-de-berlin',
          store_hours: expect.arrayContaining([{ day: 'Sunday', time: 'closed' }]),
          c_storeCategories: ['Tea advice', 'Coffee advice', 'Gift wrapping']
        },
        { id: 'de-berlin-west', distance: expect.any(Number) }
      ]
    })
  })

  it('finds those around a postal code', async () => {
    const { body } = await call('GET', 'stores?postal_code=80331&country_code=DE')
    expect(readIds(body)).toEqual(['de-muenchen'])
    const unknown = await call('GET', 'stores?postal_code=05000&country_code=DE')
    expect(unknown.body).toMatchObject({ count: 0, total: 0, data: [] })
  })

  it('searches 100 kilometres by default, also in miles and in pages', async () => {
    const near = await call('GET', `stores?${BERLIN}`)
    const far = await call('GET', `stores?${BERLIN}&max_distance=160&distance_unit=mi`)
    const page = await call('GET', `stores?${BERLIN}&max_distance=160&distance_unit=mi&start=1&count=2`)
    expect(near.body.total).toBe(2)
    expect(readIds(far.body)).toEqual(expect.arrayContaining(['de-leipzig', 'de-hamburg']))
    expect(page.body).toMatchObject({ start: 1, count: 2, total: far.body.total })
    expect(readIds(page.body)).toEqual(readIds(far.body).slice(1, 3))
  })

  it('finds those of the site only', async () => {
    const puro = createOcapi(sandbox.origin, buildHeaders(), 'puro')
    expect(readIds((await puro('GET', `stores?${BERLIN}`)).body)).toEqual(['de-berlin'])
  })

  it.each([
    ['', 'NullConstraintViolationException'],
    ['latitude=52.5', 'NullConstraintViolationException'],
    ['postal_code=80331', 'NullConstraintViolationException'],
    ['latitude=north&longitude=1', 'MalformedParameterException'],
    ['latitude=91&longitude=1', 'ValueConstraintViolationException'],
    [`${BERLIN}&max_distance=0`, 'ValueConstraintViolationException'],
    [`${BERLIN}&distance_unit=ell`, 'ValueConstraintViolationException'],
    [`${BERLIN}&count=201`, 'ValueConstraintViolationException']
  ])('is refused for "%s" with %s', async (query, type) => {
    expect(await readFault(call('GET', `stores?${query}`))).toEqual([400, type])
  })
})
