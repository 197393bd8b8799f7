import { webcrypto } from 'node:crypto'
import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers'

/**
 * Response of an app of Express to one request, without a server in between. A connection that the app breaks is a
 * response of the type "error", as `fetch` and msw have it; an app that never responds leaves the promise pending.
 */
export async function answerRequest(app: RequestListener, request: Request): Promise<Response> {
  addNodeGlobals()
  const { pathname, search, host } = new URL(request.url)
  const sent = Buffer.from(await request.arrayBuffer())
  const socket = Object.assign(new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }), {
    remoteAddress: '127.0.0.1'
  }) as unknown as Socket
  const incoming = Object.assign(new IncomingMessage(socket), {
    method: request.method,
    url: pathname + search,
    httpVersion: '1.1',
    headers: { host, 'content-length': String(sent.length), ...Object.fromEntries(request.headers) }
  })
  incoming.complete = true
  incoming.push(sent)
  incoming.push(null)

  const outgoing = new ServerResponse(incoming)
  outgoing.assignSocket(socket)
  const chunks: Buffer[] = []
  const { write, end } = outgoing
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding))
    else if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  outgoing.write = ((...given: Parameters<typeof write>) => {
    keep(given[0], given[1])
    return write.apply(outgoing, given)
  }) as typeof write
  outgoing.end = ((...given: Parameters<typeof end>) => {
    keep(given[0], given[1])
    return end.apply(outgoing, given)
  }) as typeof end

  return new Promise((resolve, reject) => {
    socket.on('close', () => resolve(Response.error()))
    outgoing.on('error', reject)
    outgoing.on('finish', () => {
      const hasBody = ![204, 304].includes(outgoing.statusCode) && request.method !== 'HEAD'
      resolve(
        new Response(hasBody ? Buffer.concat(chunks) : null, {
          status: outgoing.statusCode,
          headers: Object.entries(outgoing.getHeaders()).flatMap(([name, value]) =>
            [value].flat().map(each => [name, String(each)] as [string, string])
          )
        })
      )
    })
    app(incoming, outgoing)
  })
}

/**
 * Adds the globals of Node that Express and the login service need and jsdom lacks. Not before the first request: React
 * schedules its renders by `setImmediate` where it finds it when it is loaded.
 */
function addNodeGlobals(): void {
  globalThis.setImmediate ??= setImmediate
  if (!('subtle' in globalThis.crypto))
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
}
