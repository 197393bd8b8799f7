import { parseAccessToken } from '../../app/platform/session/access-token'
import { buildAccessToken } from '../factories/tokens'
import { customer, startShop, type TestShop } from './session-setup'
import { byPassword } from '../../app/platform/session/login-ways'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => shop.switchOff())
afterAll(() => shop.stop())

interface Tokens {
  access_token: string
  refresh_token: string
}

/** The web view of the app: a browser whose page requests carry the app's tokens. */
function openWebView() {
  const browser = shop.openBrowser(origin)
  return {
    ...browser,
    async openPage(tokens: Partial<Tokens> = {}, path = '/jasmin/de', more: Record<string, string> = {}) {
      const answer = await fetch(origin + path, {
        redirect: 'manual',
        headers: {
          ...more,
          cookie: browser.jar.header(),
          ...(tokens.access_token ? { 'x-app-auth-token': tokens.access_token } : {}),
          ...(tokens.refresh_token ? { 'x-app-refresh-token': tokens.refresh_token } : {})
        }
      })
      browser.jar.keep(answer.headers.getSetCookie())
      return { answer, text: await answer.text() }
    },
    readShopper: async () => parseAccessToken(await browser.openTab().session.getAccessToken())
  }
}

const loginApp = () => shop.platform.loginCustomer()

it('opens the account with the app’s customer at once, without a way round by the login', async () => {
  const { answer } = await openWebView().openPage(await loginApp(), '/jasmin/de/account')
  expect(answer.status).toBe(200)
  const { answer: refused } = await openWebView().openPage({}, '/jasmin/de/account')
  expect(refused.status).toBe(302)
})

/** The cookies of a page except for the app mode cookie. */
const listSessionCookies = (answer: Response) =>
  answer.headers.getSetCookie().filter(line => !/^(appMode|app-frame)=/.test(line))

it('takes the app’s customer over, out of reach of scripts and caches', async () => {
  const tokens = await loginApp()
  const view = openWebView()
  const { answer, text } = await view.openPage(tokens)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(text).not.toContain(tokens.access_token)
  expect(text).not.toContain(tokens.refresh_token)
  const lines = answer.headers.getSetCookie()
  const secrets = lines.filter(
    line => line.includes(tokens.refresh_token) || line.includes(tokens.access_token)
  )
  expect(secrets).toHaveLength(2)
  expect(secrets.every(line => /; HttpOnly/i.test(line))).toBe(true)
  await shop.count()
  expect(await view.readShopper()).toMatchObject({ authType: 'registered', customerId: tokens.customer_id })
  expect(await shop.count()).not.toHaveProperty('slas.token')
})

it('marks all that it keeps Secure where the browser came over https', async () => {
  const { answer } = await openWebView().openPage(await loginApp(), undefined, {
    'x-forwarded-proto': 'https'
  })
  const lines = answer.headers.getSetCookie()
  expect(lines.map(line => line.split('=')[0])).toContain('__Host-app-token_jasmin')
  expect(lines.filter(line => !/; Secure/.test(line))).toEqual([])
})

it('lets a page that is redirected keep them all the same', async () => {
  const view = openWebView()
  const { answer } = await view.openPage(await loginApp(), '/cart')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  expect(await view.readShopper()).toMatchObject({ authType: 'registered' })
})

it('renews the session with the app’s refresh token when its access token expires', async () => {
  const view = openWebView()
  const tokens = await loginApp()
  await view.openPage(tokens)
  view.forgetAccessToken()
  expect(await view.readShopper()).toMatchObject({ authType: 'registered', customerId: tokens.customer_id })
})

it('takes a guest of the app where there is no session, and not over a guest who is there', async () => {
  const [app, other] = [await shop.platform.loginGuest(), await shop.platform.loginGuest()]
  const view = openWebView()
  await view.openPage(app)
  expect(await view.readShopper()).toMatchObject({ usid: app.usid })
  await view.openPage(other)
  expect(await view.readShopper()).toMatchObject({ usid: app.usid })
})

it('does not hide a customer of the app behind a guest whom the web view remembers', async () => {
  const view = openWebView()
  await view.readShopper()
  const tokens = await loginApp()
  await view.openPage(tokens)
  expect(await view.readShopper()).toMatchObject({ customerId: tokens.customer_id })
})

it('follows the app to another customer', async () => {
  const view = openWebView()
  await view.openPage(await loginApp())
  const jonas = await shop.platform.loginCustomer({
    username: 'jonas.winter@example.com',
    password: 'Espresso9$'
  })
  await view.openPage(jonas)
  expect(await view.readShopper()).toMatchObject({ customerId: jonas.customer_id })
})

it('keeps a living session of the same customer, whose tokens may be newer', async () => {
  const view = openWebView()
  const own = view.openTab().session
  await own.login(byPassword(customer.username, customer.password))
  const refreshToken = view.jar.get('cc-nx_jasmin')
  await view.openPage(await loginApp())
  expect(view.jar.get('cc-nx_jasmin')).toBe(refreshToken)
})

it('keeps a logout in the web view although the app still sends its token', async () => {
  const view = openWebView()
  const tokens = await loginApp()
  await view.openPage(tokens)
  await view.openTab().session.logout()
  await view.openPage(tokens)
  expect(await view.readShopper()).toMatchObject({ authType: 'guest' })
})

it.each([
  ['cannot be read', async () => ({ access_token: 'a.b.c', refresh_token: 'r' })],
  [
    'nobody signed',
    async () => ({ access_token: buildAccessToken({ registered: true }), refresh_token: 'r' })
  ],
  ['is of the other site', async () => shop.platform.loginGuest('puro')],
  ['comes without its refresh token', async () => ({ access_token: (await loginApp()).access_token })],
  ['is missing', async () => ({ refresh_token: (await loginApp()).refresh_token })],
  ['has no end', async () => ({ access_token: 'x'.repeat(8_193), refresh_token: 'r' })]
])('ignores a token that %s', async (_what, makeTokens: () => Promise<Partial<Tokens>>) => {
  const view = openWebView()
  const { answer } = await view.openPage(await makeTokens())
  expect([answer.status, listSessionCookies(answer)]).toEqual([200, []])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('ignores a token that has ended', async () => {
  await shop.setPlatformClock(-31 * 60_000)
  const tokens = await loginApp()
  await shop.setPlatformClock(0)
  const { answer } = await openWebView().openPage(tokens)
  expect(listSessionCookies(answer)).toEqual([])
})

it('shows the page to a guest when the service’s keys cannot be fetched', async () => {
  const tokens = await loginApp()
  const fresh = await shop.startProcess()
  await shop.switchOn('getJwksUri', 'status', { status: 500 })
  const answer = await fetch(`${fresh}/jasmin/de`, {
    headers: { 'x-app-auth-token': tokens.access_token, 'x-app-refresh-token': tokens.refresh_token }
  })
  expect([answer.status, listSessionCookies(answer)]).toEqual([200, []])
})

it('costs a page without these headers nothing, which any cache may keep', async () => {
  const { answer } = await openWebView().openPage()
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
})
