import express from 'express'
import supertest from 'supertest'
import { giveRequestId } from './clean-headers'

it.each([
  ['makes an id for each request, whatever a visitor claims', 0, 'given-by-somebody', /^[\da-f-]{36}$/],
  ['takes the id that a proxy in front gives', 1, 'given-by-somebody', /^given-by-somebody$/],
  ['takes no id that could forge a line of the log', 1, 'given "level":"error"', /^[\da-f-]{36}$/]
])('%s', async (_what, trustedProxies, given, expected) => {
  const server = express().use(
    giveRequestId(trustedProxies),
    (req, res) => void res.send(req.headers['x-correlation-id'])
  )
  const answer = await supertest(server).get('/').set('x-correlation-id', given)
  expect(answer.text).toMatch(expected)
})
