import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createPromptServer } from './create-server'

const KIB = 1024

let server: Server
/** Requests that have been let in and not been answered. */
let inside: { req: IncomingMessage; res: ServerResponse }[] = []
const sockets: Socket[] = []

beforeEach(async () => {
  inside = []
  server = createPromptServer((req, res) => void inside.push({ req, res }), {
    unreadBytes: KIB * KIB,
    bodyBytes: 100 * KIB
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

/** Sends the head of a request and nothing of its body. */
function post(header: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', chunk => (text += String(chunk))).on('error', () => undefined)
  socket.write(`POST /jasmin/en HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n`)
  return { socket, readText: () => text, ended: once(socket, 'close').then(() => text) }
}

async function untilInside(count: number) {
  while (inside.length < count) await new Promise(resolve => setTimeout(resolve, 5))
}

it('answers the longest bodies with 503 when all together are too much', async () => {
  const long = post(`content-length: ${60 * KIB}`)
  await untilInside(1)
  const short = post(`content-length: ${10 * KIB}`)
  await untilInside(2)
  const longer = post(`content-length: ${70 * KIB}`)
  const refused = await longer.ended
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toMatch(/\r\nretry-after: 5\r\n/)
  expect(inside).toHaveLength(2)
  const other = post(`content-length: ${40 * KIB}`)
  expect(await long.ended).toMatch(/^HTTP\/1\.1 503 /)
  await untilInside(3)
  expect([short.readText(), other.readText()]).toEqual(['', ''])
})

it('counts a body until it is answered or its connection ends', async () => {
  const first = post(`content-length: ${90 * KIB}`)
  await untilInside(1)
  inside[0]?.res.end('taken')
  await once(first.socket, 'data')
  const second = post(`content-length: ${80 * KIB}`)
  await untilInside(2)
  second.socket.destroy()
  await once(inside[1]!.res, 'close')
  const third = post(`content-length: ${90 * KIB}`)
  await untilInside(3)
  expect(third.readText()).toBe('')
})

it('counts a body that does not say its length as long', async () => {
  expect(await post('transfer-encoding: chunked').ended).toMatch(/^HTTP\/1\.1 413 /)
})

it('refuses a body above the limit of all bodies with 413 at once', async () => {
  const refused = await post(`content-length: ${101 * KIB}`).ended
  expect(refused).toMatch(/^HTTP\/1\.1 413 /)
  expect(refused).toContain('<h1>That was too much at once</h1>')
  expect(inside).toEqual([])
})
