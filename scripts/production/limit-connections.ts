import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sendNotice } from '../../app/notices/notice'

/** No browser or proxy sends a second request before the first one is answered; what does gets some of them. */
const REQUESTS_OF_CONNECTION = 4
/** Above this the connection is closed; fewer are refused. */
const REFUSALS_OF_CONNECTION = 100
const LOOK_EVERY_MS = 250

/** The answers of a connection that have not left, the oldest first, each with when it was asked for. */
type Waiting = Map<ServerResponse, number>

/**
 * Node reads all the requests that a connection sends and keeps their responses until they are read. Here a
 * connection gets only some of its requests answered at once, the others 503; and when unread responses fill
 * more than `unreadBytes` together, the connections that have waited longest are closed.
 */
export function limitConnections(server: Server, listener: RequestListener, unreadBytes: number): void {
  const connections = new Map<Socket, Waiting>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Map())
    socket.once('close', () => connections.delete(socket))
  })

  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const waiting = connections.get(req.socket)
    // A connection that was closed with requests left in it.
    if (!waiting || req.socket.destroyed) return
    waiting.set(res, performance.now())
    res.once('close', () => waiting.delete(res))
    if (waiting.size > REFUSALS_OF_CONNECTION) req.socket.destroy()
    else if (waiting.size > REQUESTS_OF_CONNECTION) sendNotice(res, 'busy', req.url ?? '/')
    else listener(req, res)
  })

  const looking = setInterval(() => closeSlowest(connections, unreadBytes), LOOK_EVERY_MS).unref()
  server.once('close', () => clearInterval(looking))
}

function closeSlowest(connections: Map<Socket, Waiting>, unreadBytes: number): void {
  const unread = [...connections].map(([socket, waiting]) => ({
    socket,
    bytes: countBytes(waiting),
    waiting
  }))
  let sum = unread.reduce((total, { bytes }) => total + bytes, 0)
  if (sum <= unreadBytes) return
  const slowest = unread.filter(({ bytes }) => bytes > 0).sort((one, other) => readAge(one) - readAge(other))
  for (const { socket, bytes } of slowest) {
    if (sum <= unreadBytes) return
    socket.destroy()
    sum -= bytes
  }
}

const countBytes = (waiting: Waiting) => {
  let bytes = 0
  for (const res of waiting.keys()) bytes += res.writableLength
  return bytes
}

const readAge = ({ waiting }: { waiting: Waiting }) => waiting.values().next().value ?? 0
