import express, { json } from 'express'
import supertest from 'supertest'
import { z } from 'zod'
import { buildAccessToken, buildJwt } from '../../../tests/factories/tokens'
import { parseAccessToken } from '../../platform/session/access-token'
import { serveEndpoints, type Endpoint } from './endpoint'
import { readBody, requireBearer } from './read-request'

const body = z.object({ size: z.string() })

function createShop(production: boolean, failure?: Error) {
  const report = jest.fn()
  const verify = async (_site: string | undefined, token: string) => parseAccessToken(token)
  const endpoint: Endpoint = {
    path: '/route',
    methods: ['POST'],
    cache: 'public, max-age=60',
    guards: [json()],
    async handle(req, res) {
      if (failure) throw failure
      const { usid } = await requireBearer(req, verify)
      res.json({ usid, ...readBody(req, body, production) })
    }
  }
  const shop = express().use(serveEndpoints([endpoint], { production, report }))
  const ask = (token: string | undefined, sent?: object) =>
    supertest(shop)
      .post('/route')
      .set(token ? { authorization: `Bearer ${token}` } : {})
      .send(sent)
  return { ask, report }
}

it('lets a shopper with a session pass', async () => {
  const { ask } = createShop(true)
  expect((await ask(buildAccessToken(), { size: 'sm' })).body).toEqual({ usid: 'usid-a', size: 'sm' })
})

it('refuses a token without a session id', async () => {
  const token = buildJwt({ sub: 'cc-slas::t::scid:c', isb: 'gcid:g::chid:jasmin', exp: 9e9 })
  const answer = await createShop(true).ask(token, { size: 'sm' })
  expect([answer.status, answer.body]).toEqual([401, { error: true, message: 'Not authorized' }])
})

it.each([
  [true, undefined, 'The body is missing', undefined],
  [true, { size: 1 }, 'The request is malformed', undefined],
  [false, { size: 1 }, expect.stringMatching(/^size: /), expect.stringContaining('read-request')]
])(
  'says what is wrong with a body, in production (%s) in few words',
  async (production, sent, message, stack) => {
    const { ask, report } = createShop(production)
    const answer = await ask(buildAccessToken(), sent)
    expect([answer.status, answer.body]).toEqual([400, { error: true, message, stack }])
    expect(report).not.toHaveBeenCalled()
  }
)

it('reports a defect without sending its message', async () => {
  const defect = new Error('lina@example.com')
  const { ask, report } = createShop(true, defect)
  const answer = await ask(buildAccessToken())
  expect([answer.status, answer.body]).toEqual([503, { error: true, message: 'The service does not answer' }])
  expect(report).toHaveBeenCalledWith(defect)
})
