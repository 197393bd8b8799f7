import express from 'express'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { refuseUnreadableAddress } from './refuse-unreadable-address'

let server: Server
beforeAll(async () => {
  const shop = express().use(refuseUnreadableAddress, (_req, res) => void res.send('page'))
  server = createServer({ requireHostHeader: false }, shop)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

/** The response to these lines. */
const send = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    )
    socket.on('data', chunk => (text += String(chunk))).on('error', reject)
    socket.once('close', () => resolve(text))
  })

it.each([
  ['/', 'shop.example', 200],
  ['/jasmin/de?q=%', 'localhost:3000', 200],
  ['//evil.com', 'shop.example', 200],
  ['//', 'shop.example', 400],
  ['//[', 'shop.example', 400],
  ['//a:99999', 'shop.example', 400],
  ['/', 'a[', 400],
  ['/', 'a b', 400],
  ['/', '', 400]
])('answers the address %j at the host %j with %s', async (url, host, status) => {
  expect(await send(`GET ${url} HTTP/1.1`, `Host: ${host}`)).toMatch(`HTTP/1.1 ${status} `)
})

it.each([
  ['two hosts', ['GET /jasmin/en/cart HTTP/1.1', 'Host: shop.example', 'host: evil.example'], 400],
  ['no host', ['GET /jasmin/en/cart HTTP/1.1'], 400],
  ['no host, which version 1.0 does not know', ['GET /jasmin/en/cart HTTP/1.0'], 200]
])('answers a request with %s', async (_what, lines, status) => {
  const answer = await send(...lines)
  expect(answer).toMatch(`HTTP/1.1 ${status} `)
  if (status === 400) expect(answer).toContain('<h1>This request cannot be read</h1>')
})
