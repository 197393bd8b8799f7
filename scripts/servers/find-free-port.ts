import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port that nobody listens on, so that two benches on one machine do not meet. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
