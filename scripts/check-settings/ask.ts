import { request as requestPlain, type IncomingHttpHeaders } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { USER_AGENT } from '../../app/platform/http/user-agent'

export interface Question {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The result of one request. */
export interface Asked {
  /** To which its name leads; absent where it leads nowhere. */
  address?: string
  /** Until the certificate ends; absent without TLS. */
  certificateDays?: number
  status?: number
  /** Of the answer's body, without its parameters. */
  type?: string
  headers: IncomingHttpHeaders
  body: string
  ms: number
  /** Why there is no answer: `ENOTFOUND`, `ECONNREFUSED`, `CERT_HAS_EXPIRED`, `TIMEOUT` … */
  failure?: string
}

const DEADLINE_MS = 10_000
const MOST_CHARACTERS = 256 * 1024
const DAY_MS = 86_400_000

/** Asks once, over a connection of its own, and follows no redirect. Never rejects. */
export function ask({ url, method = 'GET', headers = {}, body }: Question): Promise<Asked> {
  const begun = Date.now()
  const asked: Asked = { headers: {}, body: '', ms: 0 }
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise(resolve => {
    const done = (failure?: string) => {
      if (failure !== undefined) asked.failure ??= failure
      asked.ms = Date.now() - begun
      resolve(asked)
    }
    const call = request(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: { 'user-agent': USER_AGENT, accept: 'application/json, */*', ...headers }
    })
    call.on('socket', socket => noteConnection(socket, asked))
    call.on('error', (error: NodeJS.ErrnoException) =>
      done(error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.message))
    )
    call.on('response', response => {
      asked.status = response.statusCode
      asked.headers = response.headers
      asked.type = response.headers['content-type']?.split(';')[0]
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        if (asked.body.length < MOST_CHARACTERS) asked.body += chunk
      })
      response.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'BROKEN OFF'))
      response.on('end', () => done())
    })
    call.end(body)
  })
}

function noteConnection(socket: Socket, asked: Asked): void {
  socket.once('lookup', (_error, address: string) => void (asked.address = address))
  socket.once('connect', () => void (asked.address ??= socket.remoteAddress))
  socket.once('secureConnect', () => {
    const { valid_to: end } = (socket as TLSSocket).getPeerCertificate()
    if (end) asked.certificateDays = Math.floor((Date.parse(end) - Date.now()) / DAY_MS)
  })
}
