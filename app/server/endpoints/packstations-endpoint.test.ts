import express from 'express'
import supertest from 'supertest'
import { answerJson, createFetch } from '../../../tests/factories/answers'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { serveAlone } from '../../../tests/factories/endpoint-parts'
import { createLimits } from '../limits/limits'
import { packstationsEndpoints } from './packstations-endpoint'

const station = (locationId: string) => ({
  url: `/locations/${locationId}`,
  name: `Packstation ${locationId}`,
  distance: 120,
  location: { ids: [{ locationId }], keyword: 'Packstation', keywordId: '101', type: 'locker' },
  place: {
    address: { countryCode: 'DE', postalCode: '50667', addressLocality: 'Köln', streetAddress: 'Domgasse 1' },
    geo: { latitude: 50.94, longitude: 6.96 }
  },
  openingHours: []
})

function createServer(...answers: Parameters<typeof createFetch>) {
  const environment = {
    LOCATION_FINDER_KEY: 'very-secret',
    LOCATION_FINDER_ORIGIN: 'https://finder.test',
    TRUSTED_PROXIES: '1'
  }
  const settings = buildServerSettings({}, undefined, environment)
  const { send, calls } = createFetch(...answers)
  const [endpoint] = packstationsEndpoints({
    settings,
    send,
    limits: createLimits(settings),
    report: () => undefined
  })
  return { server: supertest(express().use(serveAlone(endpoint!))), calls }
}

const NEAR_DOM = '/find-packstations?latitude=50.9413&longitude=6.9583'

it('asks the courier with the key, in Germany, and answers what a map shows', async () => {
  const { server, calls } = createServer(answerJson({ locations: [station('1')] }))
  const answer = await server.get(NEAR_DOM)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    locations: [
      {
        locationId: '1',
        name: 'Packstation 1',
        distance: 120,
        address: { street: 'Domgasse 1', city: 'Köln', postalCode: '50667', country: 'DE' },
        keyword: 'Packstation',
        keywordId: '101',
        type: 'locker',
        latitude: 50.94,
        longitude: 6.96
      }
    ]
  })
  expect(calls).toEqual([
    {
      method: 'GET',
      url: 'https://finder.test/location-finder/v1/find-by-geo?latitude=50.941&longitude=6.958&countryCode=DE&locationType=locker&radius=10000&limit=12',
      headers: { accept: 'application/json', 'DHL-API-Key': 'very-secret' }
    }
  ])
  expect(JSON.stringify(answer)).not.toContain('very-secret')
})

it('searches around a postal code, in Germany only', async () => {
  const { server, calls } = createServer(answerJson({ locations: [station('1')] }))
  const answer = await server.get('/find-packstations?postalCode=04109')
  expect(answer.body.locations).toMatchObject([{ locationId: '1' }])
  expect(calls.map(({ url }) => url)).toEqual([
    'https://finder.test/location-finder/v1/find-by-address?postalCode=04109&countryCode=DE&locationType=locker&radius=10000&limit=12'
  ])
})

it('asks once for a place that many look at', async () => {
  const { server, calls } = createServer(answerJson({ locations: [station('1')] }))
  const first = await server.get(NEAR_DOM)
  const second = await server.get('/find-packstations?latitude=50.94131&longitude=6.95829')
  expect(second.body).toEqual(first.body)
  expect(second.headers['cache-control']).toBe('private, max-age=300')
  expect(calls).toHaveLength(1)
})

it('leaves out locations that cannot be read', async () => {
  const { server } = createServer(answerJson({ locations: [{ name: 'broken' }, null, station('2')] }))
  expect((await server.get(NEAR_DOM)).body.locations).toMatchObject([{ locationId: '2' }])
})

it.each([
  ['no place', '/find-packstations'],
  ['half a place', '/find-packstations?latitude=50'],
  ['words', '/find-packstations?latitude=north&longitude=6'],
  ['no number', '/find-packstations?latitude=NaN&longitude=6'],
  ['too far north', '/find-packstations?latitude=90.1&longitude=6'],
  ['too far east', '/find-packstations?latitude=50&longitude=181'],
  ['two places', '/find-packstations?latitude=50&latitude=51&longitude=6'],
  ['a postal code of another country', '/find-packstations?postalCode=1010'],
  ['a point and a postal code', '/find-packstations?latitude=50&longitude=6&postalCode=50667'],
  ['an injection', '/find-packstations?latitude=50%26limit=1000&longitude=6']
])('refuses %s without asking anybody', async (_what, url) => {
  const { server, calls } = createServer(answerJson({ locations: [] }))
  const answer = await server.get(url)
  expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'private, no-store'])
  expect(calls).toEqual([])
})

it('refuses other methods and the pages of others', async () => {
  const { server, calls } = createServer(answerJson({ locations: [] }))
  expect((await server.post(NEAR_DOM)).status).toBe(405)
  expect((await server.get(NEAR_DOM).set('sec-fetch-site', 'cross-site')).status).toBe(403)
  expect(calls).toEqual([])
})

it.each([
  ['is down', new TypeError('offline')],
  ['refuses the key', answerJson({ status: 401, title: 'Unauthorized', detail: 'very-secret' }, 401)],
  ['answers nonsense', answerJson({ other: true })]
])('answers 503 when the courier %s, and asks again next time', async (_how, failure) => {
  const { server, calls } = createServer(failure, answerJson({ locations: [station('1')] }))
  const answer = await server.get(NEAR_DOM)
  expect(answer.status).toBe(503)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.body).toEqual({ error: true, message: 'The location service does not answer' })
  expect((await server.get(NEAR_DOM)).status).toBe(200)
  expect(calls).toHaveLength(2)
})

it('makes a caller wait who searches too often, and no other', async () => {
  const { server } = createServer(answerJson({ locations: [] }))
  const ask = (from: string) => server.get(NEAR_DOM).set('x-forwarded-for', from)
  const statuses: number[] = []
  for (let index = 0; index < 41; index += 1) statuses.push((await ask('203.0.113.7')).status)
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200))
  expect(statuses.at(-1)).toBe(429)
  expect((await ask('203.0.113.8')).status).toBe(200)
})
