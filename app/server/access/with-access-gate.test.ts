import express from 'express'
import supertest from 'supertest'
import { GATE, GATE_ENVIRONMENT } from '../../../tests/factories/access-gate'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import type { RequestContext } from '../page-request/request-context'
import { requireAccess } from './with-access-gate'

const PARENT = 'https://designer.example'
const FRAME = { 'sec-fetch-dest': 'iframe', referer: `${PARENT}/` }
const EDIT = '/jasmin/de?pageDesignerEditMode=true'

function createShop(
  environment: Record<string, string> = { ...GATE_ENVIRONMENT, TRUSTED_FRAME_PARENTS: PARENT },
  change: Record<string, unknown> = {}
) {
  const slas = createSlasMock()
  const settings = buildServerSettings(change, undefined, environment)
  const shop = createShopServer(settings, slas, (_req, res) => {
    const { closed } = res.locals.shop as RequestContext
    res.send(closed ? 'form' : 'page')
  })
  return { shop, slas, settings }
}

const open = (path = '/jasmin/de', headers: Record<string, string> = {}, shop = createShop().shop) =>
  supertest(shop).get(path).set(headers)

const hold = (key: string) => ({ cookie: `accessKey=${key}` })

it('is off without a key and a salt', async () => {
  const answer = await open('/jasmin/de', {}, createShop({}).shop)
  expect([answer.status, answer.text]).toEqual([200, 'page'])
  expect(answer.headers['cache-control']).toMatch(/^public/)
})

it.each([
  ['home', '/jasmin/de'],
  ['a product', '/puro/de/kaffee/kapseln/piazza-100000000000000101'],
  ['an account', '/jasmin/en/account/orders'],
  ['the page for maintenance', '/jasmin/de/maintenance'],
  ['the login’s redirect', '/jasmin/de/callback?code=x']
])('shows the form instead of %s, to nobody’s cache and no search engine', async (_what, path) => {
  const answer = await open(path)
  expect([answer.status, answer.text]).toEqual([401, 'form'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(answer.headers).not.toHaveProperty('retry-after')
})

it('redirects an address without a locale without revealing its page', async () => {
  const answer = await open('/shop/green-tea')
  expect([answer.status, answer.headers.location]).toEqual([302, '/jasmin/de/shop/green-tea'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it('opens to the key in the cookie, and keeps the page out of caches all the same', async () => {
  const answer = await open('/jasmin/de', hold(GATE.key))
  expect([answer.status, answer.text]).toEqual([200, 'page'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(readCookies(answer.headers).has('accessKey')).toBe(false)
})

it.each([
  ['a forged key', 'x'.repeat(43)],
  ['the key with a letter changed', GATE.key.replace(/^./, 'x')],
  ['a beginning of the key', GATE.key.slice(0, 42)],
  ['the key of another salt, as after a change', 'Zt1bJv0pE7xg0wO2m0bJb4n2ZkYkqk8hG0iQm3mYb2M'],
  ['the password', encodeURIComponent(GATE.password)],
  ['the salt', GATE.salt],
  ['nothing, as after seven days', '']
])('stays shut for %s', async (_what, value) => {
  expect((await open('/jasmin/de', hold(value))).status).toBe(401)
})

it.each([
  ['/session', { siteId: 'jasmin' }],
  ['/session/login', { siteId: 'jasmin', email: 'a@example.com', password: 'x' }],
  ['/session/logout', { siteId: 'jasmin' }],
  ['/track', { deviceType: 'mobile', screenSize: 'sm' }]
])('shuts the shop’s own address %s too', async (path, body) => {
  const { shop, slas } = createShop()
  const asked = slas.loginGuest.mock.calls.length
  const answer = await supertest(shop).post(path).send(body)
  expect([answer.status, answer.body]).toEqual([401, { error: true, message: 'Not authorized' }])
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(slas.loginGuest).toHaveBeenCalledTimes(asked)
  expect(slas.login).not.toHaveBeenCalled()
})

it('opens the shop’s own endpoints to holders of the key', async () => {
  const { shop } = createShop()
  expect((await supertest(shop).post('/session').set(hold(GATE.key)).send({ siteId: 'jasmin' })).status).toBe(
    200
  )
})

it('shows the page for maintenance rather than the form while the whole shop is under maintenance', async () => {
  const { shop } = createShop(GATE_ENVIRONMENT, { maintenance: true })
  const answer = await open('/jasmin/de', {}, shop)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '600'])
})

describe('the native app', () => {
  it('passes with its key and gets the cookie for the calls of its pages', async () => {
    const answer = await open('/jasmin/de', { 'x-app-key': GATE.appKey })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(readCookies(answer.headers).get('accessKey')).toEqual({
      value: GATE.key,
      flags: ['HttpOnly', 'Path=/', 'SameSite=Lax']
    })
  })

  it.each([
    ['a wrong key', { 'x-app-key': 'app-key-app-key-app-key-apX' }],
    ['an empty key', { 'x-app-key': '' }],
    ['its other headers', { 'x-app-hide-header': 'true', 'x-app-cookie-handler': 'accept-all' }],
    ['a token that anybody can get', { 'x-app-auth-token': 'token', 'x-app-refresh-token': 'token' }],
    ['the cookie of app mode', { cookie: 'appMode=1; app-frame=app.header.footer' }]
  ])('does not pass with %s', async (_what, headers) => {
    const answer = await open('/jasmin/de', headers as Record<string, string>)
    expect([answer.status, answer.text]).toEqual([401, 'form'])
    expect(readCookies(answer.headers).has('accessKey')).toBe(false)
  })

  it('cannot pass where no key of its own is configured', async () => {
    const { NATIVE_APP_KEY: _unset, ...environment } = GATE_ENVIRONMENT
    const { shop } = createShop(environment)
    for (const key of ['', 'undefined', GATE.key])
      expect((await open('/jasmin/de', { 'x-app-key': key }, shop)).status).toBe(401)
  })
})

describe('edit mode', () => {
  it('passes in a trusted frame with its key and gets the cookie for that frame alone', async () => {
    const answer = await open(`${EDIT}&pageDesignerKey=${GATE.designerKey}`, FRAME)
    expect([answer.status, answer.text]).toEqual([200, 'page'])
    expect(readCookies(answer.headers).get('accessKey')).toEqual({
      value: GATE.key,
      flags: ['HttpOnly', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure']
    })
  })

  it.each([
    ['no key: headers of a frame can be forged', EDIT, FRAME],
    ['a wrong key', `${EDIT}&pageDesignerKey=x`, FRAME],
    ['the key outside of a frame', `${EDIT}&pageDesignerKey=${GATE.designerKey}`, {}],
    [
      'the key in a frame that nobody trusts',
      `${EDIT}&pageDesignerKey=${GATE.designerKey}`,
      { ...FRAME, referer: 'https://evil.example/' }
    ],
    ['the key without the flag', `/jasmin/de?pageDesignerKey=${GATE.designerKey}`, FRAME]
  ])('does not pass with %s', async (_what, path, headers) => {
    expect((await open(path, headers)).status).toBe(401)
  })
})

describe('the platform’s proxies', () => {
  const ask = (environment: Record<string, string>, headers = {}) =>
    supertest(
      express().use(requireAccess(createShop(environment).settings), (_req, res) => void res.send('data'))
    )
      .get('/api/product')
      .set(headers)

  it('are shut with the shop', async () => {
    const answer = await ask(GATE_ENVIRONMENT)
    expect([answer.status, answer.text]).not.toContain('data')
    expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'private, no-store'])
  })

  it('open with the shop', async () => {
    expect((await ask(GATE_ENVIRONMENT, hold(GATE.key))).text).toBe('data')
    expect((await ask({})).text).toBe('data')
  })
})
