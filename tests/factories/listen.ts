import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** However slow the machine is, no connection ends while a test believes it open. */
const KEEP_ALIVE_MS = 600_000

export interface Listening {
  port: number
  origin: string
  close(): Promise<void>
}

/** Serves on a free port of this machine until it is closed, connections included. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
