import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createPromptServer } from './create-server'

const MIB = 1024 * 1024

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

async function start(listener: RequestListener, unreadBytes = 64 * MIB) {
  server = createPromptServer(listener, { unreadBytes, bodyBytes: 32 * MIB })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
}

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const pages = (count: number) => 'GET /jasmin/en HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count)

it('works at four requests of a connection at once and refuses those that come on top', async () => {
  let begun = 0
  await start((_req, res) => {
    begun += 1
    setTimeout(() => res.end('page'), 50)
  })
  const socket = await open()
  let text = ''
  socket.on('data', chunk => (text += String(chunk)))
  socket.write(pages(60))
  while (text.split('HTTP/1.1 ').length <= 60) await once(socket, 'data')
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual([...Array<string>(4).fill('200'), ...Array<string>(56).fill('503')])
  expect(text.match(/\r\nretry-after: 5\r\n/g)).toHaveLength(56)
  expect(begun).toBe(4)
})

it('closes a connection that goes on asking without an end', async () => {
  let begun = 0
  await start(() => void (begun += 1))
  const socket = await open()
  socket.on('error', () => undefined)
  socket.write(pages(1_000))
  await once(socket, 'close')
  expect(begun).toBe(4)
})

it('closes those who have not read for longest when unread answers are too many bytes', async () => {
  let waiting = 0
  await start((_req, res) => {
    waiting += 1
    res.on('close', () => (waiting -= 1)).end(Buffer.alloc(16 * MIB))
  }, 40 * MIB)
  const readers: Socket[] = []
  for (let reader = 0; reader < 10; reader += 1) {
    const socket = await open()
    readers.push(socket)
    socket.on('error', () => undefined).pause()
    socket.write(pages(1))
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  while (waiting > 3) await new Promise(resolve => setTimeout(resolve, 20))
  // The last one is among those that are kept.
  const last = readers.at(-1)
  let bytes = 0
  last?.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume()
  while (bytes < 16 * MIB) await new Promise(resolve => setTimeout(resolve, 20))
})
