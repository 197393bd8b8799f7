import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface RawServer {
  origin: string
  close(): Promise<void>
}

/** A TCP server that responds to the first bytes of each connection with whatever a test wants, HTTP or not. */
export async function startRawServer(answer: (connection: Socket) => void): Promise<RawServer> {
  const connections = new Set<Socket>()
  const server = createServer(connection => {
    connections.add(connection)
    connection.on('error', () => undefined)
    connection.once('close', () => connections.delete(connection))
    connection.once('data', () => answer(connection))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      for (const connection of connections) connection.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}

/** Sends the same bytes repeatedly until the connection is closed. */
function repeat(connection: Socket, chunk: string, everyMs = 0): void {
  const say = () => {
    if (connection.destroyed) return
    if (everyMs > 0) {
      connection.write(chunk)
      setTimeout(say, everyMs)
    } else connection.write(chunk, () => setImmediate(say))
  }
  say()
}

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'

/** Invalid responses, by what is wrong with them. */
export const BROKEN_ANSWERS: Record<string, (connection: Socket) => void> = {
  'hangs up at once': connection => connection.destroy(),
  'resets the connection': connection => connection.resetAndDestroy(),
  'says no HTTP': connection => connection.end('garbage\r\n\r\n'),
  'speaks HTTP/0.9': connection => connection.end('<html><body>hello</body></html>'),
  'garbles the words of the status': connection =>
    connection.end(
      `HTTP/1.1 200 O\u0001K\u0007\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`
    ),
  'has a status of two digits': connection =>
    connection.end('HTTP/1.1 99 Odd\r\ncontent-length: 2\r\n\r\n{}'),
  'has a status of four digits': connection =>
    connection.end('HTTP/1.1 1000 Odd\r\ncontent-length: 2\r\n\r\n{}'),
  'has a status that is none': connection =>
    connection.end('HTTP/1.1 700 Odd\r\ncontent-length: 2\r\n\r\n{}'),
  'switches to a protocol nobody asked for': connection =>
    connection.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'),
  'has control characters in a header': connection =>
    connection.end('HTTP/1.1 200 OK\r\netag: "a\u0001b"\r\ncontent-length: 2\r\n\r\n{}'),
  'has headers of 100 kB': connection =>
    connection.end(`${OK}x-long: ${'a'.repeat(100_000)}\r\ncontent-length: 2\r\n\r\n{}`),
  'has two lengths': connection => connection.end(`${OK}content-length: 2\r\ncontent-length: 40\r\n\r\n{}`),
  redirects: connection =>
    connection.end('HTTP/1.1 302 Found\r\nlocation: http://evil.example/\r\ncontent-length: 0\r\n\r\n')
}

/** Responses that begin well and break off. */
export const BREAKING_ANSWERS: Record<string, (connection: Socket) => void> = {
  'resets it in the middle': connection =>
    connection.write(`${OK}content-length: 4000\r\n\r\n{"a":`, () => connection.resetAndDestroy()),
  'ends before the length it has announced': connection =>
    connection.end(`${OK}content-length: 4000\r\n\r\n{"a":1}`),
  'writes chunks that are none': connection =>
    connection.end(`${OK}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\nzz\r\n1}\r\n`),
  'ends in the middle of a chunk': connection =>
    connection.end(`${OK}transfer-encoding: chunked\r\n\r\n50\r\n{"a":`)
}

/** Endless responses, fast. */
export const ENDLESS_ANSWERS: Record<string, (connection: Socket) => void> = {
  'of one piece': connection => connection.write(`${OK}\r\n`, () => repeat(connection, 'a'.repeat(65_536))),
  'in chunks': connection =>
    connection.write(`${OK}transfer-encoding: chunked\r\n\r\n`, () =>
      repeat(connection, `10000\r\n${'a'.repeat(65_536)}\r\n`)
    )
}

/** Responses that never end, sent in drips or not at all. */
export const SLOW_ANSWERS: Record<string, (connection: Socket) => void> = {
  'says nothing': () => undefined,
  'drips its status line': connection => {
    connection.write('HTTP/1.1 200 ')
    repeat(connection, 'O', 10)
  },
  'drips its headers': connection => {
    connection.write(OK)
    repeat(connection, 'x-a: b\r\n', 10)
  },
  'says “continue” again and again': connection =>
    repeat(connection, 'HTTP/1.1 103 Hints\r\nlink: </a>\r\n\r\n', 10)
}

export const dripBody = (connection: Socket): void => {
  connection.write(`${OK}transfer-encoding: chunked\r\n\r\n`)
  repeat(connection, '1\r\n \r\n', 10)
}
