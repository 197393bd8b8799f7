import { createServer, type RequestListener, type Server } from 'node:http'
import { sendNotice } from '../../app/notices/notice'
import { answerUnreadable, refuseTunnel } from './answer-unreadable'
import { limitBodies } from './limit-bodies'
import { limitConnections } from './limit-connections'

/** A request that is not here by then, head and body, is given up. */
const SLOWEST_REQUEST_MS = 10_000
const CHECK_EVERY_MS = 1_000
const KEEP_ALIVE_MS = 65_000
/** A reader who takes nothing of an answer for so long is gone. The shop itself answers within 10 s. */
const SLOWEST_READER_MS = 30_000

/** Then it has to be opened anew, so that the connections of a balancer do not stay with one of several processes. */
const REQUESTS_UNTIL_RENEWED = 1_000

interface ServerLimits {
  slowestMs?: number
  /** Bytes of all unread responses together. */
  unreadBytes: number
  /** Of the bodies of all requests under way, together. */
  bodyBytes: number
}

/**
 * An HTTP server with deadlines: a client that sends a request too slowly gets 408 and loses the connection,
 * as does one that reads nothing. Malformed requests get a notice.
 */
export function createPromptServer(
  listener: RequestListener,
  { slowestMs = SLOWEST_REQUEST_MS, unreadBytes, bodyBytes }: ServerLimits
): Server {
  const server = createServer({
    requestTimeout: slowestMs,
    headersTimeout: slowestMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, slowestMs),
    // Node would refuse it without a word; `refuse-unreadable-address.ts` does with one.
    requireHostHeader: false
  })
  server.timeout = SLOWEST_READER_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxRequestsPerSocket = REQUESTS_UNTIL_RENEWED
  server.on('clientError', answerUnreadable)
  server.on('connect', refuseTunnel)
  server.on('checkExpectation', (req, res) => sendNotice(res, 'unreadable', req.url ?? '/'))
  limitConnections(server, limitBodies(listener, bodyBytes), unreadBytes)
  return server
}
