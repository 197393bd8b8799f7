import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Agent } from 'undici'
import { sendRequest, type PlatformRequest } from '../../platform/http/send-request'
import { MOST_BYTES } from '../../platform/http/read-text'
import { createPlatformTransport } from './platform-transport'

const TEA = { name: 'Grüner Tee 日本', price: '3 €' }
const JSON_BYTES = Buffer.from(JSON.stringify(TEA))

let server: Server | undefined
const connections = new Set<Socket>()
afterEach(async () => {
  for (const connection of connections) connection.destroy()
  connections.clear()
  if (server?.listening) await new Promise(resolve => server?.close(resolve))
})

type Answerer = (res: ServerResponse, req: IncomingMessage, body: string) => void

async function serve(answer: Answerer, port = 0): Promise<string> {
  server = createServer((req, res) => {
    let body = ''
    req.on('data', part => (body += String(part)))
    req.on('end', () => answer(res, req, body))
  })
  server.on('connection', (connection: Socket) => connections.add(connection))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = createPlatformTransport()
const ask = (origin: string, more: Partial<PlatformRequest> = {}) =>
  sendRequest(send, { operation: 'getThing', url: `${origin}/thing?a=b%20c`, ...more })
const answerPacked = (packing: string, bytes: Buffer) =>
  serve(res => res.writeHead(200, { 'content-encoding': packing }).end(bytes))

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['gzip', bytes => gzipSync(bytes)],
  ['br', bytes => brotliCompressSync(bytes)],
  ['identity', bytes => bytes]
])('reads an answer that is packed by %s', async (packing, pack) => {
  expect(await ask(await answerPacked(packing, pack(JSON_BYTES)))).toEqual(TEA)
})

it('reads an answer that comes in pieces, between any two bytes', async () => {
  const origin = await serve(res => {
    const pieces = [...JSON_BYTES].map(byte => Buffer.of(byte))
    const next = () => {
      const piece = pieces.shift()
      if (piece) res.write(piece, () => setImmediate(next))
      else res.end()
    }
    next()
  })
  expect(await ask(origin)).toEqual(TEA)
})

it('reads an answer with a byte order mark', async () => {
  expect(await ask(await answerPacked('identity', Buffer.from('\ufeff{"a":1}')))).toEqual({ a: 1 })
})

it.each([
  ['of more bytes than any answer has', gzipSync(Buffer.alloc(MOST_BYTES + 1, 32)), 'gzip', 'unreadable'],
  ['that breaks off within its packing', gzipSync(JSON_BYTES).subarray(0, -12), 'gzip', 'network'],
  ['that is not packed as it says', JSON_BYTES, 'gzip', 'network'],
  ['packed in a way nobody asked for', JSON_BYTES, 'zstd', 'network']
])('refuses an answer %s', async (_what, bytes, packing, kind) => {
  await expect(ask(await answerPacked(packing, bytes))).rejects.toMatchObject({ kind })
})

it('sends Accept, Content-Type and Accept-Encoding', async () => {
  let seen: unknown
  const origin = await serve((res, { method, url, headers }, body) => {
    seen = { method, url, body, type: headers['content-type'], token: headers.authorization }
    res.end(headers['accept-encoding'] === 'gzip, br' ? '{}' : 'nothing')
  })
  await ask(origin, { method: 'POST', body: TEA, headers: { authorization: 'Bearer one' } })
  expect(seen).toEqual({
    method: 'POST',
    url: '/thing?a=b%20c',
    body: JSON.stringify(TEA),
    type: 'application/json',
    token: 'Bearer one'
  })
})

it('returns a status with its reason and Retry-After', async () => {
  const origin = await serve(res => res.writeHead(503, 'Too Busy', { 'Retry-After': '7' }).end())
  await expect(ask(origin)).rejects.toMatchObject({
    kind: 'status',
    status: 503,
    title: 'Too Busy',
    retryAfter: 7
  })
})

it('follows no redirect, and sends no key along', async () => {
  const asked: string[] = []
  const origin = await serve((res, { url = '' }) => {
    asked.push(url)
    res.writeHead(302, { location: '/elsewhere' }).end()
  })
  await expect(ask(origin)).rejects.toMatchObject({ kind: 'network' })
  expect(asked).toEqual(['/thing?a=b%20c'])
})

it('ends at once when its caller gives up, and ends the connection', async () => {
  const leaving = new AbortController()
  const origin = await serve(() => leaving.abort())
  await expect(ask(origin, { signal: leaving.signal })).rejects.toThrow()
  const [connection] = connections
  if (connection && !connection.destroyed) await once(connection, 'close')
  await expect(ask(origin, { signal: AbortSignal.abort() })).rejects.toThrow()
})

it('ends at its deadline also while there is no connection yet', async () => {
  jest.spyOn(Agent.prototype, 'dispatch').mockReturnValue(true)
  await expect(ask('http://127.0.0.1:9', { deadline: 50 })).rejects.toMatchObject({ kind: 'timeout' })
  jest.restoreAllMocks()
})

it('asks again over the same connection', async () => {
  const origin = await serve(res => res.end('{}'))
  for (const _turn of [1, 2, 3]) {
    await ask(origin)
    // The client leaves it a moment, in case the service closes it nevertheless.
    await new Promise(setImmediate)
  }
  expect(connections.size).toBe(1)
})

it('connects again to a service that has been restarted', async () => {
  const origin = await serve(res => res.end('{"a":1}'))
  await ask(origin)
  for (const connection of connections) connection.destroy()
  await new Promise(resolve => server?.close(resolve))
  await expect(ask(origin)).rejects.toMatchObject({ kind: 'network' })
  await serve(res => res.end('{"a":2}'), Number(new URL(origin).port))
  expect(await ask(origin)).toEqual({ a: 2 })
})
