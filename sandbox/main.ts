import type { AddressInfo } from 'node:net'
import { parseSettings, type SandboxSettings } from './config'
import { createSandbox } from './create-sandbox'

/** Open connections get this long to finish after a request to stop, in milliseconds. */
const SHUTDOWN_TIMEOUT = 2_000

/** Longer than any client keeps a connection, so that none is closed while a request comes in. */
const KEEP_ALIVE = 75_000

function readSettings(): SandboxSettings {
  try {
    return parseSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const settings = readSettings()
  const sandbox = await createSandbox(settings)
  const server = sandbox.app.listen(settings.port, '127.0.0.1')
  server.keepAliveTimeout = KEEP_ALIVE
  server.on('listening', () => {
    process.stdout.write(`sandbox ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
  server.on('error', (error: Error) => {
    process.stderr.write(`The sandbox cannot listen: ${error.message}\n`)
    sandbox.close()
    process.exit(1)
  })

  const stop = () => {
    server.close(() => {
      sandbox.close()
      process.exit(0)
    })
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

void start()
