import express, { type RequestHandler } from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { listen, type Listening } from '../../../tests/factories/listen'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createLimits } from '../limits/limits'
import { FRESH_LOGIN_CALLS } from '../proxies/fresh-login-calls'
import { createProxies, PROXY_BASE } from '../proxies/proxies'
import { PROXY_RULES } from '../proxies/proxy-rules'
import { storeLoginTime } from './fresh-login'

let heard: string[] = []
let service: Listening
beforeAll(async () => {
  service = await listen((req, res) => {
    heard.push(`${req.method} ${req.url}`)
    req.resume()
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end('{}')
  })
})
afterAll(() => service.close())
beforeEach(() => {
  heard = []
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => jest.useRealTimers())

const KEY = { SHOPPER_ID_KEY: 'a-key-of-the-whole-shop-1' }
const token = buildAccessToken({ registered: true })
const ROOT = `${PROXY_BASE}/api/customer/shopper-customers/v1/organizations/f_ecom_sbox_001`

/** One process of the shop. */
function createShop(environment: Record<string, string> = KEY) {
  const settings = buildServerSettings({}, service.origin, environment)
  const logIn: RequestHandler = (req, res) => {
    storeLoginTime(req, res, settings, String(req.query.token))
    res.end()
  }
  const proxies = createProxies(settings, createLimits(settings), () => undefined)
  const shop = express().get('/login', logIn).use(PROXY_BASE, proxies)
  return {
    async logIn(accessToken = token): Promise<string> {
      const { headers } = await supertest(shop).get('/login').query({ token: accessToken })
      const { value = '' } = readCookies(headers).get('login-time_jasmin') ?? {}
      return `login-time_jasmin=${value}`
    },
    changePassword: (cookie = '', authorization = `Bearer ${token}`) =>
      supertest(shop)
        .put(`${ROOT}/customers/customer-a/password`)
        .set({ cookie, authorization })
        .send({ password: 'Teegarten8!', currentPassword: 'Teegarten7!' }),
    post: (path: string, body: object) =>
      supertest(shop)
        .post(`${PROXY_BASE}/api/custom/account-security/v1/organizations/f_ecom_sbox_001${path}`)
        .set('authorization', `Bearer ${token}`)
        .send(body),
    update: (body: object) =>
      supertest(shop).patch(`${ROOT}/customers/customer-a`).set('authorization', `Bearer ${token}`).send(body)
  }
}

it('takes a change of the password after a fresh login, in every process with the key', async () => {
  const cookie = await createShop().logIn()
  expect((await createShop().changePassword(cookie)).status).toBe(200)
  expect(heard).toHaveLength(1)
})

it('refuses it a quarter of an hour later, with a type that pages know, and asks the platform nothing', async () => {
  const { logIn, changePassword } = createShop()
  const cookie = await logIn()
  jest.setSystemTime(Date.now() + 15 * 60_000)
  const { status, body } = await changePassword(cookie)
  expect([status, body]).toMatchObject([403, { type: 'fresh-login-required' }])
  expect(heard).toEqual([])
})

it('asks after as many minutes as the setting says', async () => {
  const { logIn, changePassword } = createShop({ ...KEY, FRESH_LOGIN_MINUTES: '2' })
  const cookie = await logIn()
  jest.setSystemTime(Date.now() + 119_000)
  expect((await changePassword(cookie)).status).toBe(200)
  jest.setSystemTime(Date.now() + 1_000)
  expect((await changePassword(cookie)).status).toBe(403)
})

it.each([
  ['no cookie', async () => ''],
  [
    'the login of another customer',
    () => createShop().logIn(buildAccessToken({ registered: true, mark: 'b' }))
  ],
  ['the login of a shop with another key', () => createShop({ SHOPPER_ID_KEY: 'k'.repeat(24) }).logIn()],
  [
    'a later time than was signed',
    async () => (await createShop().logIn()).replace(/=\d+/, `=${Date.now() + 60_000}`)
  ],
  ['a guest’s login', () => createShop().logIn(buildAccessToken())]
])('takes %s for no fresh login', async (_what, buildCookie) => {
  expect((await createShop().changePassword(await buildCookie())).status).toBe(403)
})

it('leaves calls without a token, and those of guests, to the platform', async () => {
  const { changePassword } = createShop()
  expect((await changePassword('', `Bearer ${buildAccessToken()}`)).status).toBe(200)
  expect((await changePassword('', 'Bearer nonsense')).status).toBe(403)
})

it('asks for none when other personal data or consents change', async () => {
  expect((await createShop().update({ firstName: 'Ida', c_newsletter: true })).status).toBe(200)
})

it.each(['email', 'login', 'c_devices', 'c_passkeys', 'c_passwordOff'])(
  'never passes on a change of %s among personal data, which has a way of its own',
  async member => {
    const { logIn, update } = createShop()
    const { status, body } = await update({ firstName: 'Ida', [member]: 'x' }).set('cookie', await logIn())
    expect([status, body]).toMatchObject([400, { detail: `The request is none that pages send: ${member}` }])
    expect(heard).toEqual([])
  }
)

it('asks for one when a new address is confirmed, not when its code is asked for', async () => {
  const { post } = createShop()
  expect((await post('/email-changes', { email: 'ida@example.net' })).status).toBe(200)
  expect((await post('/email-changes/confirm', { code: '12345678' })).status).toBe(403)
})

it('names calls only that the proxies pass on', () => {
  const lines = PROXY_RULES.flatMap(({ proxy, routes }) =>
    Object.values(routes).flatMap(all => all.map(line => `${proxy} ${line}`))
  )
  expect(FRESH_LOGIN_CALLS.filter(call => !lines.includes(call))).toEqual([])
})
