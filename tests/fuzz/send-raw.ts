import { Agent, request } from 'node:http'
import { connect } from 'node:net'

export interface RawRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface RawAnswer {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** Longer than any healthy answer takes, shorter than anybody waits. */
const HANGS_AFTER_MS = 8_000
/** A slow machine delays all answers alike: a request hangs where so many sent after it were answered. */
const HANGS_AFTER_ANSWERS = 100

/** Sends addresses and headers as they are, where other clients tidy them up. */
export function createSender(port: number): {
  send: (raw: RawRequest) => Promise<RawAnswer>
  close: () => void
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let answered = 0
  return {
    close: () => agent.destroy(),
    send: ({ method = 'GET', path, headers = {}, body = '' }) =>
      new Promise((resolve, reject) => {
        const before = answered
        const hangs = () =>
          answered - before >= HANGS_AFTER_ANSWERS &&
          sent.destroy(new Error(`no answer to ${method} ${path}`))
        const watch = setInterval(hangs, HANGS_AFTER_MS)
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            agent,
            method,
            path,
            headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }
          },
          answer => {
            const chunks: Buffer[] = []
            answer.on('data', (chunk: Buffer) => chunks.push(chunk))
            answer.on('end', () => {
              answered++
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(chunks).toString()
              })
            })
          }
        )
        sent.on('close', () => clearInterval(watch))
        sent.on('error', reject)
        sent.end(body)
      })
  }
}

/** Writes bytes that need not be HTTP, and waits until the server has hung up. */
export const sendBytes = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setTimeout(HANGS_AFTER_MS, () => socket.destroy(new Error('the server holds the line')))
    socket.on('data', chunk => (text += chunk.toString('latin1')))
    socket.on('error', error =>
      (error as { code?: string }).code === 'ECONNRESET' ? resolve(text) : reject(error)
    )
    socket.on('close', () => resolve(text))
    socket.end(bytes, 'latin1')
  })

/** Runs tasks a few at a time. */
export async function runAll<Value>(tasks: (() => Promise<Value>)[], atOnce = 16): Promise<Value[]> {
  const results: Value[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < tasks.length; index = next++) {
      const task = tasks[index]
      if (task) results[index] = await task()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
