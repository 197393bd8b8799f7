import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createPromptServer } from './create-server'

let server: Server
/** Gives up soon: on a busy machine a whole request would be too slow for it, too. */
let hasty: Server

async function start(slowestMs: number): Promise<Server> {
  const started = createPromptServer((req, res) => void req.resume().on('end', () => res.end('page')), {
    slowestMs,
    unreadBytes: 1024 * 1024,
    bodyBytes: 1024 * 1024
  })
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  return started
}

beforeAll(async () => {
  server = await start(10_000)
  hasty = await start(300)
})
afterAll(() => {
  server.close()
  hasty.close()
})

/** The response until the shop closes the connection. */
async function sendTo(shop: Server, parts: string[]): Promise<string> {
  const socket = connect((shop.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += String(chunk)))
  for (const part of parts) socket.write(Buffer.from(part, 'latin1'))
  await once(socket, 'close')
  return text
}
const send = (...parts: string[]) => sendTo(server, parts)

const long = (length: number) => 'x'.repeat(length)

it.each([
  [
    'cookies beyond 16 kB',
    [`GET /jasmin/de HTTP/1.1\r\nhost: a\r\ncookie: a=${long(17_000)}\r\n\r\n`],
    431,
    'Ihr Browser sendet zu viele Cookies'
  ],
  [
    'much larger cookies',
    [`GET /jasmin/en HTTP/1.1\r\nhost: a\r\ncookie: a=${long(900_000)}\r\n\r\n`],
    431,
    'Your browser sends too many cookies'
  ],
  [
    'an address beyond 16 kB',
    [`GET /jasmin/fr?${long(17_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
    414,
    'Cette adresse est trop longue'
  ],
  [
    'a byte that no address has',
    ['GET /jasmin/it/k\xfcche HTTP/1.1\r\nhost: a\r\n\r\n'],
    400,
    'Questa richiesta non è leggibile'
  ],
  [
    'a tunnel in mind',
    ['CONNECT shop.example:443 HTTP/1.1\r\nhost: shop.example:443\r\n\r\n', 'hello'],
    400,
    'Diese Anfrage ist nicht lesbar'
  ],
  ['no HTTP', ['\x16\x03\x01\r\n\r\n'], 400, 'Diese Anfrage ist nicht lesbar'],
  [
    'an expectation that nobody meets',
    ['GET /jasmin/en HTTP/1.1\r\nhost: a\r\nexpect: more\r\nconnection: close\r\n\r\n'],
    400,
    'This request cannot be read'
  ],
  [
    'a head that never ends',
    ['GET /jasmin/en HTTP/1.1\r\nhost: a\r\n'],
    408,
    'Die Anfrage kam nicht vollständig an'
  ],
  [
    'a body that never ends',
    ['POST /jasmin/en HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n1'],
    408,
    'Die Anfrage kam nicht vollständig an'
  ]
])('answers a request with %s with a page that says what to do', async (_what, parts, status, title) => {
  const answer = await sendTo(status === 408 ? hasty : server, parts)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain(`<h1>${title}</h1>`)
  expect(answer).toMatch(/\r\ncache-control: private, no-store\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
})

it('answers malformed bytes after an answered request', async () => {
  const answer = await send(
    'GET / HTTP/1.1\r\nhost: a\r\n\r\n',
    `GET / HTTP/1.1\r\ncookie: ${long(17_000)}\r\n\r\n`
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (200|431) /)
  expect(answer).toContain('HTTP/1.1 431 ')
})

it('goes on when who wanted a tunnel is gone before the answer', async () => {
  const { port } = server.address() as AddressInfo
  for (let times = 0; times < 20; times += 1) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n', () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect(await send('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})
