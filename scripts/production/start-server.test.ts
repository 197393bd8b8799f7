import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { brotliDecompressSync } from 'node:zlib'
import type { RequestHandler } from 'express'
import supertest from 'supertest'
import { createFolder } from '../../tests/factories/build-folder'
import { giveRequestId } from '../../app/server/middleware/clean-headers'
import { createAnswerGuard } from '../../app/server/middleware/guard-answers'
import { createPromptServer } from './create-server'
import { createDrain } from './drain'
import { limitPages } from './limit-pages'
import type { ServeSettings } from './parse-settings'
import { createOuterShop, endServer } from './start-server'

const LIMITS = { unreadBytes: 64 * 1024 * 1024, bodyBytes: 32 * 1024 * 1024 }

const bundlesFolder = createFolder()
const drain = createDrain()

const createOuterShopWith = (own: ReturnType<typeof createDrain>) => createOuter({}, undefined, own)

const createOuter = (
  change: Partial<ServeSettings> = {},
  app: RequestHandler = (_req, res) => void res.send('page'),
  ownDrain = drain
) => {
  const publicOrigin = change.publicOrigin ?? 'http://localhost:3000'
  const settings: ServeSettings = {
    port: 0,
    publicOrigin,
    processes: 1,
    bundlesFolder,
    pagesAtOnce: 100,
    ...LIMITS,
    drainMs: 0,
    shutdownMs: 0,
    ...change
  }
  const guardAnswers = createAnswerGuard({ publicOrigin })
  const proxies: RequestHandler = (_req, res) => void res.json({})
  const bundle = { app, guardAnswers, proxies, identifyRequests: giveRequestId(0) }
  return createOuterShop(settings, bundle, ownDrain, limitPages(settings.pagesAtOnce))
}

// Proxied calls are logged.
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined))

const ADDRESSES = ['/health', '/mobify/bundle/x/main.js', '/mobify/proxy/none', '/jasmin/de', '//']

it.each(ADDRESSES)(
  'answers %s so that nobody guesses its type, on https only where the shop is',
  async path => {
    const plain = await supertest(createOuter()).get(path)
    expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    const secure = await supertest(createOuter({ publicOrigin: 'https://shop.example' })).get(path)
    expect(secure.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains'
    })
  }
)

it.each([
  ['says with 503 when to come again', undefined, '5'],
  ['leaves what the page says', '600', '600']
])('%s', async (_what, given, expected) => {
  const app: RequestHandler = (_req, res) => {
    if (given) res.set('retry-after', given)
    res.status(503).send('closed')
  }
  expect((await supertest(createOuter({}, app)).get('/')).headers['retry-after']).toBe(expected)
})

/** As the first bits of a brotli stream say it (RFC 7932, 9.1): what one page's compressor keeps in memory. */
const readWindow = (stream: Buffer) => ((stream[0] ?? 0) % 128 === 1 ? 2 ** 17 : 'another window')

it('compresses pages with a window of their size, or ten at once fill the memory', async () => {
  const page = 'x'.repeat(200_000)
  const app: RequestHandler = (_req, res) => void res.type('html').send(page)
  const server = createPromptServer(createOuter({}, app), { ...LIMITS })
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const asked = request({ host: '127.0.0.1', port: await listen(server), headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  server.close()
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(page)
  expect(readWindow(body)).toBe(131_072)
})

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

it.each([
  ['the head', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ['the body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n12']
])('gives up a request that sends %s in drips', async (_what, bytes) => {
  const server = createPromptServer((req, res) => void req.on('end', () => res.end()).resume(), {
    slowestMs: 100,
    ...LIMITS
  })
  const socket = connect(await listen(server), '127.0.0.1')
  const drips = setInterval(() => socket.write('1'), 20)
  let text = ''
  socket.on('data', chunk => (text += String(chunk))).on('error', () => undefined)
  socket.write(bytes)
  // Only the server ends it.
  await once(socket, 'close')
  clearInterval(drips)
  server.close()
  expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

it('waits ten seconds for a request, and half a minute for a reader', () => {
  const { requestTimeout, headersTimeout, timeout } = createPromptServer(() => undefined, {
    ...LIMITS
  })
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 10_000,
    headersTimeout: 10_000,
    timeout: 30_000
  })
})

it('ends each connection with the answer that is under way, and is healthy no more', async () => {
  let arrived: () => void = () => undefined
  let render: () => void = () => undefined
  const arrival = new Promise<void>(resolve => (arrived = resolve))
  const server = createPromptServer(
    createOuter({}, (_req, res) => {
      render = () => res.send('page')
      arrived()
    }),
    { ...LIMITS }
  )
  const port = await listen(server)
  const asked = new Promise<IncomingHttpHeaders>(resolve =>
    request({ host: '127.0.0.1', port, headers: { connection: 'keep-alive' } }, answer => {
      answer.resume()
      resolve(answer.headers)
    }).end()
  )
  await arrival
  drain.begin()
  const closed = new Promise(resolve => server.close(resolve))
  render()
  expect((await asked).connection).toBe('close')
  await closed
  const health = await supertest(createOuter()).get('/health')
  expect([health.status, health.body, health.headers['retry-after']]).toEqual([503, { status: 'ends' }, '5'])
})

it.each([
  ['at once', 0, 'refused'],
  ['after those who spread requests have heard of it', 300, '503']
])('takes no more requests %s', async (_when, drainMs, answered) => {
  const ending = createDrain()
  const server = createPromptServer(createOuterShopWith(ending), { ...LIMITS })
  const port = await listen(server)
  const done = new Promise<void>(resolve =>
    endServer(server, ending, { drainMs, shutdownMs: 1_000 }, resolve)
  )
  const health = await fetch(`http://127.0.0.1:${port}/health`).then(
    ({ status }) => String(status),
    () => 'refused'
  )
  expect(health).toBe(answered)
  await done
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
})
