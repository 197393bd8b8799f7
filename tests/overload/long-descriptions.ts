import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const LONG_TEXT = 'Ein langer Satz über Tee, Wasser und Geduld. '.repeat(60_000 / 45)

/** Stands before the sandbox and answers as it does, but for products whose descriptions are 60 kB long. */
export async function startLongDescriptions(sandbox: string): Promise<{ origin: string; stop(): void }> {
  const { hostname, port } = new URL(sandbox)
  const server = createServer((req, res) => {
    const onwards = request(
      {
        hostname,
        port,
        path: req.url,
        method: req.method,
        headers: { ...req.headers, 'accept-encoding': 'identity' }
      },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          const isJson = String(answer.headers['content-type']).includes('json')
          const text = isJson ? lengthen(body.toString()) : body
          const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
          res.writeHead(answer.statusCode ?? 502, headers).end(text)
        })
      }
    )
    onwards.on('error', () => res.destroy())
    req.pipe(onwards)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    }
  }
}

const lengthen = (json: string) =>
  json.replace(/("long_?[dD]escription":\s*")(?=[^"])/g, (_, field: string) => field + LONG_TEXT)
