import express, { type RequestHandler } from 'express'
import supertest from 'supertest'
import { EndpointError, serveEndpoints, type Endpoint } from './endpoint'

const KEEP = 'public, max-age=60'

function createServer(change: Partial<Endpoint> = {}, before: RequestHandler = (_req, _res, next) => next()) {
  const report = jest.fn()
  const endpoint: Endpoint = {
    path: '/tea',
    methods: ['GET', 'HEAD'],
    cache: KEEP,
    handle: (_req, res) => void res.json({ brewed: true }),
    ...change
  }
  const app = express().use(before, serveEndpoints([endpoint], { production: true, report }))
  app.use((_req, res) => void res.send('page'))
  return { server: supertest(app), report }
}

const say =
  (cache: string): RequestHandler =>
  (_req, res, next) => {
    res.setHeader('cache-control', cache)
    next()
  }

it('lets caches keep what succeeds, as the endpoint says', async () => {
  const { headers, body } = await createServer().server.get('/tea')
  expect([headers['cache-control'], body]).toEqual([KEEP, { brewed: true }])
})

it('is uncacheable behind the access gate', async () => {
  const { headers } = await createServer({}, say('private, no-store')).server.get('/tea')
  expect(headers['cache-control']).toBe('private, no-store')
})

it('answers other methods with an uncacheable 405', async () => {
  const { status, headers, body } = await createServer().server.post('/tea')
  expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'private, no-store'])
  expect(body).toEqual({ error: true, message: 'The method is not allowed' })
})

it('answers what a handler refuses, with when to come again', async () => {
  const { server, report } = createServer({
    async handle() {
      throw new EndpointError(429, 'Too many requests', 7)
    }
  })
  const { status, headers, body } = await server.get('/tea')
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '7', 'private, no-store'])
  expect(body).toEqual({ error: true, message: 'Too many requests' })
  expect(report).not.toHaveBeenCalled()
})

it('reports a defect, synchronous or not, without showing it', async () => {
  const defect = new Error('lina@example.com')
  const handlers: Endpoint['handle'][] = [
    () => {
      throw defect
    },
    () => Promise.reject(defect)
  ]
  for (const handle of handlers) {
    const { server, report } = createServer({ handle })
    const { status, body } = await server.get('/tea')
    expect([status, body]).toEqual([503, { error: true, message: 'The service does not answer' }])
    expect(report).toHaveBeenCalledWith(defect)
  }
})

it('leaves the answer to others where it passes a request on', async () => {
  const { server } = createServer({ handle: (_req, _res, next) => next() })
  const { text, headers } = await server.get('/tea')
  expect([text, headers['cache-control']]).toEqual(['page', undefined])
})
