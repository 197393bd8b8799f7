import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'
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

/** Serves one app on one port of this machine; says when it is ready, and ends everything when it cannot. */
function serve(app: Express, port: number, name: string, giveUp: () => void): Server {
  const server = app.listen(port, '127.0.0.1')
  server.keepAliveTimeout = KEEP_ALIVE
  server.on('listening', () => {
    process.stdout.write(`${name} ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
  server.on('error', (error: Error) => {
    process.stderr.write(`The ${name} cannot listen: ${error.message}\n`)
    giveUp()
    process.exit(1)
  })
  return server
}

async function start(): Promise<void> {
  const settings = readSettings()
  const { appPort } = settings
  const appOrigin = appPort === undefined ? undefined : `http://127.0.0.1:${appPort}`
  const sandbox = await createSandbox({ ...settings, appOrigin })
  const servers = [
    serve(sandbox.app, settings.port, 'sandbox', sandbox.close),
    ...(appPort === undefined ? [] : [serve(sandbox.webviewApp, appPort, 'web view', sandbox.close)])
  ]

  const stop = () => {
    let open = servers.length
    for (const server of servers) {
      server.close(() => {
        open -= 1
        if (open > 0) return
        sandbox.close()
        process.exit(0)
      })
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref()
    }
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

void start()
