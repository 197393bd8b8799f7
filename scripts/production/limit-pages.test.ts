import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Response } from 'express'
import { limitPages } from './limit-pages'

let server: Server | undefined
let visitors = new Agent()
afterEach(() => {
  // A socket whose answer is never read does not notice that the server has gone.
  visitors.destroy()
  visitors = new Agent()
  server?.closeAllConnections()
  server?.close()
})

/** A shop that lets two pages in at once and renders them on command. */
async function startShop() {
  const pages = limitPages(2)
  const inside: Response[] = []
  const outer = express()
  outer.get(['/health', '/mobify/bundle/x/main.js'], (_req, res) => void res.send('here'))
  outer.use(pages.admit, (_req, res) => void inside.push(res))
  server = createServer(pages.refuseWhenFull(outer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<IncomingMessage>(resolve =>
      get({ host: '127.0.0.1', port, path, agent: visitors }, resolve).on('error', () => undefined)
    )
  const untilInside = async (count: number) => {
    while (inside.length < count) await new Promise(resolve => setTimeout(resolve, 5))
  }
  return { ask, inside, untilInside }
}

async function readText(answer: IncomingMessage): Promise<string> {
  return Buffer.concat((await answer.toArray()) as Buffer[]).toString()
}

it('answers pages beyond its limit at once with 503, and everything else as ever', async () => {
  const { ask, inside, untilInside } = await startShop()
  const admitted = [ask('/jasmin/de'), ask('/jasmin/de')]
  await untilInside(2)
  const refused = await ask('/jasmin/de-at/shop/tee')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
  const page = await readText(refused)
  expect(page).toContain('<h1>Gerade ist sehr viel los</h1>')
  expect(page).toContain('<a href="/jasmin/de-at">')
  for (const path of ['/health', '/mobify/bundle/x/main.js'])
    expect(await readText(await ask(path))).toBe('here')
  inside.forEach(res => res.send('page'))
  expect(await Promise.all((await Promise.all(admitted)).map(readText))).toEqual(['page', 'page'])
})

it('lets the next page in when one is made, whether or not it is read', async () => {
  const { ask, inside, untilInside } = await startShop()
  void ask('/1')
  void ask('/2')
  await untilInside(2)
  // More than any connection takes unread.
  inside[0]?.send(Buffer.alloc(64 * 1024 * 1024))
  const third = ask('/3')
  await untilInside(3)
  inside[2]?.send('third')
  expect((await third).statusCode).toBe(200)
})

it('goes on counting a page whose visitor has gone away, until it is made', async () => {
  const { ask, inside, untilInside } = await startShop()
  void ask('/1')
  void ask('/2')
  await untilInside(2)
  for (const res of inside) {
    res.req.socket.destroy()
    await once(res, 'close')
  }
  expect((await ask('/3')).statusCode).toBe(503)
  inside[0]?.send('page')
  void ask('/4')
  await untilInside(3)
})

it('renders pages one by one, and answers between them what arrives', async () => {
  const order: string[] = []
  const { admit, noteArrival } = limitPages(10)
  const takeTurn = async (): Promise<void> => {
    const res = { end: () => undefined, locals: {} } as unknown as ServerResponse & {
      locals: { takeTurn(): Promise<void> }
    }
    admit({} as never, res as never, () => undefined)
    await res.locals.takeTurn()
  }
  const render = async (name: string) => {
    await takeTurn()
    order.push(name)
  }
  const rendered = Promise.all(['first', 'second'].map(render))
  setImmediate(() => {
    noteArrival()
    order.push('arrival')
  })
  await rendered
  expect(order).toEqual(['arrival', 'first', 'second'])
})
