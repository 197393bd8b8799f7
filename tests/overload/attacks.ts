import { connect, type Socket } from 'node:net'

interface Target {
  port: number
  /** Asked in turn. */
  paths: string[]
}

/** What came back of many requests. */
export interface Answers {
  /** How often each status was answered; "none" where the connection was closed without one. */
  statuses: Record<string, number>
  /** The longest that a 503 took, in ms. */
  slowestRefusal: number
  /** 503 without Retry-After. */
  withoutRetry: number
}

const PATIENCE_MS = 30_000

const writeRequest = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`

const collect = () => {
  const answers: Answers = { statuses: {}, slowestRefusal: 0, withoutRetry: 0 }
  return {
    answers,
    note(head: string | undefined, took: number) {
      const status = /^HTTP\/1\.1 (\d+)/.exec(head ?? '')?.[1] ?? 'none'
      answers.statuses[status] = (answers.statuses[status] ?? 0) + 1
      if (status !== '503') return
      answers.slowestRefusal = Math.max(answers.slowestRefusal, took)
      if (!/\r\nretry-after: \d/i.test(head ?? '')) answers.withoutRetry += 1
    }
  }
}

/** So many connections at the same moment, a page on each. */
export async function askAtOnce({ port, paths }: Target, count: number): Promise<Answers> {
  const { answers, note } = collect()
  const sockets = await openSockets(port, count)
  await Promise.all(
    sockets.map(
      (socket, index) =>
        new Promise<void>(resolve => {
          const begun = performance.now()
          let head: string | undefined
          let took = 0
          socket.setTimeout(PATIENCE_MS, () => socket.destroy())
          socket.on('data', (chunk: Buffer) => {
            if (head !== undefined) return
            head = chunk.toString('latin1')
            took = performance.now() - begun
          })
          socket.once('close', () => {
            note(head, took)
            resolve()
          })
          socket.write(writeRequest(paths[index % paths.length] ?? '/', 'connection: close\r\n'))
        })
    )
  )
  return answers
}

/** So many connections with so many requests each, which read nothing for a while, and then everything. */
export async function pipeline(
  { port, paths }: Target,
  connections: number,
  requests: number,
  holdMs: number
): Promise<Answers> {
  const { answers, note } = collect()
  const sockets = await openSockets(port, connections)
  await Promise.all(
    sockets.map(async (socket, place) => {
      const all = Array.from({ length: requests }, (_, index) =>
        writeRequest(paths[(place * requests + index) % paths.length] ?? '/')
      )
      socket.pause()
      socket.write(all.join(''))
      await sleep(holdMs)
      const chunks: Buffer[] = []
      socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume()
      await untilQuiet(socket)
      const heads = Buffer.concat(chunks)
        .toString('latin1')
        .split(/(?=HTTP\/1\.1 \d{3} )/)
        .filter(Boolean)
      for (const head of heads) note(head, 0)
      for (let missing = heads.length; missing < requests; missing += 1) note(undefined, 0)
      socket.destroy()
    })
  )
  return answers
}

/** So many connections that ask for a page each, uncompressed, and read next to nothing of it. */
export async function readSlowly(
  { port, paths }: Target,
  connections: number,
  holdMs: number
): Promise<number> {
  const sockets = await openSockets(port, connections)
  let closed = 0
  sockets.forEach((socket, index) => {
    socket.once('close', () => (closed += 1)).pause()
    const page = writeRequest(paths[index % paths.length] ?? '/')
    socket.write(page + page + page + page)
  })
  await sleep(holdMs)
  const closedByShop = closed
  for (const socket of sockets) socket.destroy()
  return closedByShop
}

/** Told with a small buffer, so that what is not read stays with the server. */
async function openSockets(port: number, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket))
          socket.on('error', reject)
        })
    )
  )
}

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Nothing for two seconds, or the end. */
const untilQuiet = (socket: Socket) =>
  new Promise<void>(resolve => {
    socket.setTimeout(2_000, resolve)
    socket.once('close', () => resolve())
  })
