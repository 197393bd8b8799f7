import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import supertest from 'supertest'
import { createPlatformProxy, type ProxyRules } from './platform-proxy'

let target: Server
let heard: IncomingMessage | undefined
let cookies: string[] = []

beforeAll(async () => {
  target = createServer((req, res) => {
    heard = req
    res.setHeader('set-cookie', cookies)
    res.end('{}')
  })
  await new Promise<void>(resolve => target.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  target.closeAllConnections()
  await new Promise(resolve => target.close(resolve))
})

const ask = (cookie: string, publicOrigin = 'http://localhost:3000', rules?: ProxyRules) => {
  const { port } = target.address() as AddressInfo
  const proxy = createPlatformProxy(`http://127.0.0.1:${port}`, publicOrigin, rules)
  return supertest(express().use('/mobify/proxy/any', proxy))
    .post('/mobify/proxy/any/s/jasmin?a=b')
    .set('cookie', cookie)
}

it('asks for what stands behind the path of the proxy', async () => {
  await ask('')
  expect(heard?.url).toBe('/s/jasmin?a=b')
})

it.each([
  ["the instance's session only", 'cc-nx_jasmin=secret; dwsid=abc; token_jasmin=t', 'dwsid=abc'],
  ['nothing', 'cc-nx_jasmin=secret; xdwsid=no', undefined]
])("tells the platform %s of the browser's cookies", async (_what, cookie, expected) => {
  await ask(cookie)
  expect(heard?.headers.cookie).toBe(expected)
})

it.each([
  ['http://localhost:3000', 'dwsid=abc; Path=/; HttpOnly; SameSite=Lax'],
  ['https://shop.example', 'dwsid=abc; Path=/; HttpOnly; SameSite=Lax; Secure']
])('lets the platform set its session only, out of reach of scripts (%s)', async (origin, expected) => {
  cookies = [
    'dwsid=abc; Path=/s; Domain=.platform.example; SameSite=None',
    'token_jasmin=forged; Path=/',
    'dwanonymous_x=y'
  ]
  expect((await ask('', origin)).headers['set-cookie']).toEqual([expected])
})

it('tells a third party nothing of the shopper, and keeps nothing that it sets', async () => {
  cookies = ['dwsid=forged; Path=/', 'id=1']
  const answer = await ask('dwsid=abc; cc-nx_jasmin=secret', undefined, { isThirdParty: true })
    .set('authorization', 'Bearer secret')
    .set('referer', 'http://localhost:3000/jasmin/de/reset-password/secret')
    .set('x-forwarded-for', '203.0.113.7')
    .set('x-cq-client-id', 'recs')
  expect(JSON.stringify(heard?.headers)).not.toMatch(/secret|dwsid|203\.0\.113\.7/)
  expect(heard?.headers['x-cq-client-id']).toBe('recs')
  expect(answer.headers).not.toHaveProperty('set-cookie')
})
