import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
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

/** Opens one port of this machine. */
async function open(port: number, app?: Express): Promise<Server> {
  const server = createServer(app)
  server.keepAliveTimeout = KEEP_ALIVE
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const say = (name: string, server: Server) =>
  process.stdout.write(`${name} ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)

/** The sandbox works without its web view: where the port is taken, only the console's page "App" is missing. */
async function openWebview(port: number | undefined): Promise<Server | undefined> {
  if (port === undefined) return undefined
  return open(port).catch((error: Error) => {
    process.stderr.write(`There is no web view, SANDBOX_APP_PORT cannot be used: ${error.message}\n`)
    return undefined
  })
}

async function start(): Promise<void> {
  const settings = readSettings()
  const webviewServer = await openWebview(settings.appPort)
  const sandbox = await createSandbox({
    ...settings,
    appOrigin: webviewServer && `http://127.0.0.1:${settings.appPort}`
  })
  const server = await open(settings.port, sandbox.app).catch((error: Error) => {
    sandbox.close()
    process.stderr.write(`The sandbox cannot listen: ${error.message}\n`)
    process.exit(1)
  })
  webviewServer?.on('request', sandbox.webviewApp)
  const servers = webviewServer ? [server, webviewServer] : [server]
  say('sandbox', server)
  if (webviewServer) say('web view', webviewServer)

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
