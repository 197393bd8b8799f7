import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createCookieJar, readCookies } from '../../../tests/factories/cookies'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import { buildTokenSet } from '../../../tests/factories/tokens'
import type { RequestContext } from '../page-request/request-context'

const createShop = (environment: Record<string, string> = {}) =>
  createShopServer(buildServerSettings({}, undefined, environment), createSlasMock(), (_req, res) => {
    res.send({ app: (res.locals.shop as RequestContext).view.app ?? null })
  })

const open = (headers: Record<string, string> = {}, shop = createShop()) =>
  supertest(shop).get('/jasmin/de').set(headers)

const READABLE = ['Path=/', 'SameSite=Lax']

it('does not affect a browser, but caches must distinguish it from the app', async () => {
  const { body, headers } = await open()
  expect(body).toEqual({ app: null })
  expect(headers['cache-control']).toMatch(/^public/)
  expect(headers).not.toHaveProperty('set-cookie')
  for (const name of [
    'x-app-auth-token',
    'x-app-refresh-token',
    'x-app-hide-header',
    'x-app-hide-footer',
    'x-app-cookie-handler',
    'x-app-key'
  ])
    expect(headers.vary).toContain(name)
})

it.each([
  ['both', { 'x-app-hide-header': 'true', 'x-app-hide-footer': '1' }, true, true],
  ['the header', { 'x-app-hide-header': 'TRUE' }, true, false],
  ['the footer', { 'x-app-hide-footer': 'true', 'x-app-hide-header': 'false' }, false, true],
  ['nothing', { 'x-app-auth-token': 'unreadable' }, false, false],
  ['nothing for any other word', { 'x-app-hide-header': 'yes' }, false, false]
])('hides %s as the app says', async (_what, sent, hideHeader, hideFooter) => {
  const { body, headers } = await open(sent as Record<string, string>)
  expect(body).toEqual({ app: { hideHeader, hideFooter } })
  expect(headers['cache-control']).toBe('private, no-store')
})

it('remembers the app for seven days, since a web view sends its headers with the first page only', async () => {
  const shop = createShop()
  const first = await open({ 'x-app-hide-header': 'true', 'x-app-hide-footer': 'true' }, shop)
  expect(readCookies(first.headers).get('appMode')).toEqual({ value: '1', flags: READABLE })
  expect(String(first.headers['set-cookie'])).toMatch(/appMode=1; Max-Age=604800/)

  const jar = createCookieJar()
  jar.keep(first.headers['set-cookie'] as unknown as string[])
  const next = await open({ cookie: jar.header() }, shop)
  expect(next.body).toEqual({ app: { hideHeader: true, hideFooter: true } })
  expect(next.headers['cache-control']).toBe('private, no-store')

  const changed = await open({ cookie: jar.header(), 'x-app-hide-footer': 'false' }, shop)
  expect(changed.body).toEqual({ app: { hideHeader: true, hideFooter: false } })
})

it('takes the cookie of an app that sets it itself', async () => {
  const { body, headers } = await open({ cookie: 'appMode=1' })
  expect(body).toEqual({ app: { hideHeader: false, hideFooter: false } })
  expect(headers['cache-control']).toBe('private, no-store')
})

it.each(['', '0', 'false', 'app.header.footer', '11', '%00'])(
  'takes the cookie "%s" for no app',
  async value => {
    const { body, headers } = await open({ cookie: `appMode=${value}` })
    expect(body).toEqual({ app: null })
    expect(headers['cache-control']).toMatch(/^public/)
  }
)

describe('the app’s choice of consents', () => {
  const CONSENTS = '{"functional":true,"marketing":false}'

  it.each([['accept-all'], ['reject-all'], [CONSENTS]])('is handed to scripts as it is: %s', async value => {
    const cookie = readCookies((await open({ 'x-app-cookie-handler': value })).headers).get('cookieHandler')
    expect([decodeURIComponent(cookie?.value ?? ''), cookie?.flags]).toEqual([value, READABLE])
  })

  it('counts once, so that the shopper may choose otherwise, until the app says something new', async () => {
    const shop = createShop()
    const jar = createCookieJar()
    const say = async (value: string) => {
      const { headers } = await open({ cookie: jar.header(), 'x-app-cookie-handler': value }, shop)
      jar.keep(headers['set-cookie'] as unknown as string[])
      return readCookies(headers).has('cookieHandler')
    }
    expect(await say('accept-all')).toBe(true)
    expect(await say('accept-all')).toBe(false)
    expect(await say('reject-all')).toBe(true)
  })

  it('is not taken when it is longer than a cookie should be', async () => {
    const { headers } = await open({ 'x-app-cookie-handler': 'x'.repeat(1_025) })
    expect(readCookies(headers).has('cookieHandler')).toBe(false)
  })
})

it('knows the headers by the names that are configured, and no others', async () => {
  const shop = createShop({ NATIVE_APP_HIDE_HEADER_HEADER: 'x-shell-head' })
  expect((await open({ 'x-shell-head': 'true' }, shop)).body).toEqual({
    app: { hideHeader: true, hideFooter: false }
  })
  const other = await open({ 'x-app-hide-header': 'true' }, shop)
  expect(other.body).toEqual({ app: null })
  expect(other.headers.vary).toContain('x-shell-head')
})

it('says no token of the app in the page or in a cookie that scripts can read', async () => {
  const { accessToken, refreshToken } = buildTokenSet({ mark: 'app', registered: true })
  const answer = await open({ 'x-app-auth-token': accessToken, 'x-app-refresh-token': refreshToken ?? '' })
  expect(answer.text).not.toContain(accessToken)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  for (const { value, flags } of readCookies(answer.headers).values())
    if (!flags.includes('HttpOnly')) expect([accessToken, refreshToken]).not.toContain(value)
})
