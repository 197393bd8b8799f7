import { answerJson, createFetch } from '../../../tests/factories/answers'
import type { PlatformCore } from '../platform-core'
import { packstations } from './packstations'

const place = { latitude: 50.94, longitude: 6.96 }
const dom = {
  locationId: '1',
  name: 'Packstation 101',
  distance: 120,
  address: { street: 'Domgasse 1', city: 'Köln', postalCode: '50667', country: 'DE' },
  keywordId: '101',
  latitude: 50.94,
  longitude: 6.96
}

function open(...answers: Parameters<typeof createFetch>) {
  const { send, calls } = createFetch(...answers)
  return { ...packstations({ send } as Partial<PlatformCore> as PlatformCore), calls }
}

it("asks the shop's own server, without any key", async () => {
  const { findPackstations, calls } = open(answerJson({ locations: [dom] }))
  expect(await findPackstations(place)).toEqual([dom])
  expect(calls).toEqual([
    {
      method: 'GET',
      url: '/find-packstations?latitude=50.94&longitude=6.96',
      headers: { accept: 'application/json' }
    }
  ])
})

it('searches around a postal code', async () => {
  const { findPackstations, calls } = open(answerJson({ locations: [] }))
  expect(await findPackstations({ postalCode: '50667' })).toEqual([])
  expect(calls[0]?.url).toBe('/find-packstations?postalCode=50667')
})

it('leaves out what no map can show', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { findPackstations } = open(answerJson({ locations: [{ ...dom, latitude: 'north' }, dom] }))
  expect(await findPackstations(place)).toEqual([dom])
})

it.each([
  ['fails', answerJson({ error: true, message: 'no' }, 503)],
  ['cannot be reached', new TypeError('offline')],
  ['answers something else', answerJson({ locations: 'none' })]
])('says so when the server %s', async (_how, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(open(answer).findPackstations(place)).rejects.toThrow()
})
