import { once } from 'node:events'
import express, { type Response } from 'express'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import supertest from 'supertest'
import { withoutRequestId } from './without-request-id'

/** The framework's end of a request: its reads after the response, or after the visitor has left. */
const createShop = (render: (res: Response) => void, over: (id: unknown) => void) =>
  express().use(
    (_req, res, next) => {
      res.locals.requestId = 'id-of-request'
      res.once('close', () => over(res.locals.requestId))
      next()
    },
    withoutRequestId,
    (_req, res) => render(res)
  )

it('shows every page the same, and the log the id of the request', async () => {
  const seen: unknown[] = []
  const shop = createShop(
    res => res.send(String(res.locals.requestId)),
    id => seen.push(id)
  )
  const answer = await supertest(shop).get('/')
  expect(answer.text).toBe('page')
  expect(seen).toEqual(['id-of-request'])
})

it('gives the id back also when the visitor goes away before the answer', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>(resolve => (arrived = resolve))
  let tell: (id: unknown) => void = () => undefined
  const ended = new Promise<unknown>(resolve => (tell = resolve))
  const server = createServer(createShop(() => arrived(), tell)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asking = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  asking.on('error', () => undefined)
  await arrival
  asking.destroy()
  expect(await ended).toBe('id-of-request')
  server.close()
})
