import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { withPrivateLog } from './with-private-log'

/** Logs as the framework does: the original address, when the answer or the connection is over. */
function createLoggingServer(render: RequestHandler) {
  const lines: string[] = []
  let tell: () => void = () => undefined
  const logged = new Promise<void>(resolve => (tell = resolve))
  const shop = express()
  shop.use((req, res, next) => {
    const log = () => {
      lines.push(`${req.method} ${req.originalUrl || req.url}`)
      tell()
    }
    res.once('finish', log)
    req.socket.once('close', log)
    next()
  })
  shop.use(withPrivateLog)
  shop.get('*', render)
  return { server: createServer(shop), lines, logged }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const SECRET = '/jasmin/de/reset-password/secret-token?token=secret-order&%6frderToken=secret-order'

it('keeps secrets out of the log and lets the page have them', async () => {
  const seen: string[] = []
  const { server, lines, logged } = createLoggingServer((req, res) => {
    seen.push(req.originalUrl, req.url)
    res.send('page')
  })
  const port = await listen(server)
  await fetch(`http://127.0.0.1:${port}${SECRET}`, { headers: { connection: 'close' } })
  await logged
  server.close()
  expect(seen).toEqual([SECRET, SECRET])
  expect(lines.join('\n')).not.toContain('secret')
})

it('keeps them out of it also when the visitor leaves before the response', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>(resolve => (arrived = resolve))
  const { server, lines, logged } = createLoggingServer(() => arrived())
  const port = await listen(server)
  const asking = request({ host: '127.0.0.1', port, path: SECRET }).on('error', () => undefined)
  asking.end()
  await arrival
  asking.destroy()
  await logged
  server.close()
  expect(lines).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('secret')
})
