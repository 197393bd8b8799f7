import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { buildEndpointParts, serveAlone } from '../../../tests/factories/endpoint-parts'
import { createSessionShop, postSession } from '../../../tests/factories/session-endpoint'
import { createSlasMock } from '../../../tests/factories/slas'
import { sessionEndpoint } from './session-endpoint'

it('answers other methods than POST with 405', async () => {
  const shop = createSessionShop()
  for (const method of ['get', 'put', 'delete'] as const) {
    const answer = await supertest(shop)[method]('/session')
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
  }
})

describe('a page of another origin', () => {
  it.each([
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister domain, as the browser says', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin of its own', { origin: 'null' }, 403],
    ['an origin that only begins alike', { origin: 'https://shop.example.evil.example' }, 403],
    ['our own origin', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, 200],
    ['the requested host', { host: 'other.example', origin: 'http://other.example' }, 200],
    ['no browser', {}, 200]
  ])('cannot open a session: from %s', async (_where, headers, status) => {
    const slas = createSlasMock()
    const answer = await postSession(createSessionShop(slas, 'https://shop.example')).set(headers)
    expect(answer.status).toBe(status)
    expect(slas.loginGuest).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  })
})

it('checks the origin that the browser sent, not the one that the framework has set', async () => {
  const settings = buildServerSettings({ publicOrigin: 'https://shop.example' })
  const endpoint = serveAlone(sessionEndpoint(buildEndpointParts({ settings })))
  const shop = express().use((req, _res, next) => {
    Object.assign(req.headers, { origin: 'https://shop.example', host: 'shop.example' })
    next()
  }, endpoint)
  expect((await postSession(shop).set('origin', 'https://evil.example')).status).toBe(403)
  expect((await postSession(shop).set('origin', 'https://shop.example')).status).toBe(200)
})

describe('a malformed request', () => {
  it.each([
    ['broken JSON', '{"siteId":', 400],
    ['no object', '[]', 400],
    ['a text', '"jasmin"', 400],
    ['no site', {}, 400],
    ['an unknown site', { siteId: 'tea' }, 400],
    ['a site of the wrong kind', { siteId: ['jasmin'] }, 400],
    ['a name that objects have', { siteId: '__proto__' }, 400],
    ['a refused token of the wrong kind', { siteId: 'jasmin', refused: { $gt: '' } }, 400],
    ['an empty body', '', 400],
    ['a huge body', { siteId: 'jasmin', more: 'x'.repeat(5_000) }, 413]
  ])('with %s is answered in JSON', async (_what, body, status) => {
    const answer = await postSession(createSessionShop(), body)
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: true, message: 'The request is malformed' }
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'text/plain', 415],
    ['an unknown character set', 'application/json; charset=klingon', 400],
    ['an unknown compression', 'application/json', 400]
  ])('as %s is answered in JSON', async (what, type, status) => {
    const asked = supertest(createSessionShop()).post('/session').set('content-type', type)
    if (what === 'an unknown compression') asked.set('content-encoding', 'rot13')
    const answer = await asked.send('{"siteId":"jasmin"}')
    expect([answer.status, answer.body]).toMatchObject([status, { error: true }])
  })

  it.each([
    ['of garbage', 'token_jasmin=%E0%A4%A; =; ;;; cc-nx-g_jasmin'],
    ['with a name that objects have', '__proto__=x; constructor=y'],
    ['with a token that is none', 'token_jasmin=a.b.c']
  ])('with cookies %s opens a new session', async (_what, cookie) => {
    expect((await postSession(createSessionShop()).set('cookie', cookie)).status).toBe(200)
  })
})
