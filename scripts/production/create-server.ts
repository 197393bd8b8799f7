import { createServer, type RequestListener, type Server } from 'node:http'

/** A request that is not here by then, head and body, is given up. */
const SLOWEST_REQUEST_MS = 10_000
const CHECK_EVERY_MS = 1_000
const KEEP_ALIVE_MS = 65_000

/**
 * An HTTP server that waits for nobody: whoever sends head or body of a request in drips gets
 * 408 and loses the connection. Answers may take longer.
 */
export function createPromptServer(listener: RequestListener, slowestMs = SLOWEST_REQUEST_MS): Server {
  const server = createServer(
    {
      requestTimeout: slowestMs,
      headersTimeout: slowestMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, slowestMs)
    },
    listener
  )
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server
}
