import type { IncomingHttpHeaders } from 'node:http'
import express from 'express'
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import { listen } from '../factories/listen'
import { baseSeed, customer, readClaims } from './session-setup'

/** What the shop was asked: a server in its place writes it down. */
const asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
let shop: { origin: string; close: () => Promise<void> }
let consoleServer: typeof shop
let app: typeof shop
let sandbox: Sandbox

beforeAll(async () => {
  const server = express()
  server.use(express.text({ type: '*/*' }))
  server.use((request, response) => {
    const { method, originalUrl: url, headers } = request
    asked.unshift({ method, url, headers, body: typeof request.body === 'string' ? request.body : '' })
    response.set({
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'; object-src 'none'",
      'set-cookie': 'appMode=1; Path=/'
    })
    if (url.endsWith('/moved')) response.redirect(302, `${shop.origin}/jasmin/de`)
    else response.send('page')
  })
  shop = await listen(server)
  sandbox = createSandbox({
    databasePath: ':memory:',
    publicOrigin: 'http://sandbox.test',
    shopOrigin: shop.origin,
    appOrigin: 'http://app.test',
    seed: baseSeed
  })
  consoleServer = await listen(sandbox.app)
  app = await listen(sandbox.webviewApp)
})
afterAll(async () => {
  await Promise.all([consoleServer.close(), app.close(), shop.close()])
  sandbox.close()
})
beforeEach(async () => {
  await post('/control/reset', {})
  asked.length = 0
})

const post = (path: string, fields: Record<string, string>) =>
  fetch(consoleServer.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: consoleServer.origin },
    body: new URLSearchParams(fields)
  })
const settings = {
  shop: '/jasmin/de',
  path: '/',
  shopper: '',
  hideHeader: 'true',
  hideFooter: '',
  consents: '',
  key: ''
}
const openApp = (wishes: Partial<typeof settings> & { newPhone?: string } = {}) =>
  post('/console/app/open', { ...settings, ...wishes })

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + path, { redirect: 'manual', headers: { 'sec-fetch-dest': 'iframe', ...headers } })
const readConsole = async () => (await fetch(`${consoleServer.origin}/console/app`)).text()

it('sends the app’s wishes and its shopper’s tokens with the first page of a start, and with no other', async () => {
  await openApp({ shopper: customer.username, consents: 'reject-all', key: 'let-me-in' })
  const start = await load('/__webview/start')
  expect([start.status, start.headers.get('location')]).toEqual([303, '/jasmin/de'])

  await load('/jasmin/de')
  const { headers } = asked[0] ?? {}
  expect(headers).toMatchObject({
    'x-app-hide-header': 'true',
    'x-app-cookie-handler': 'reject-all',
    'x-app-key': 'let-me-in',
    'sec-fetch-dest': 'document'
  })
  expect(headers).not.toHaveProperty('x-app-hide-footer')
  expect(readClaims(String(headers?.['x-app-auth-token'])).isb).toContain(customer.username)
  expect(headers?.['x-app-refresh-token']).toBeTruthy()

  await load('/jasmin/de/cart')
  expect(Object.keys(asked[0]?.headers ?? {}).filter(name => name.startsWith('x-app'))).toEqual([])
  await load('/__webview/start')
  await load('/jasmin/de')
  expect(asked[0]?.headers).toHaveProperty('x-app-auth-token')
})

it('keeps the headers for a page: a picture that is asked for before does not take them', async () => {
  await openApp()
  await load('/__webview/start')
  await load('/logo.svg', { 'sec-fetch-dest': 'image' })
  expect(asked[0]?.headers).not.toHaveProperty('x-app-hide-header')
  await load('/jasmin/de')
  expect(asked[0]?.headers).toHaveProperty('x-app-hide-header')
})

it('forgets cookies and storage once on a new phone', async () => {
  await openApp({ newPhone: 'yes' })
  expect((await load('/__webview/start')).headers.get('clear-site-data')).toBe('"cookies", "storage"')
  expect((await load('/__webview/start')).headers.get('clear-site-data')).toBeNull()
})

it('speaks to the shop in its own name, and lets no address of it out', async () => {
  const answer = await load('/session', { origin: app.origin, referer: `${app.origin}/jasmin/de/login?x=1` })
  expect(asked[0]?.headers).toMatchObject({
    host: new URL(shop.origin).host,
    origin: shop.origin,
    referer: `${shop.origin}/jasmin/de/login?x=1`
  })
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; object-src 'none'")
  expect(answer.headers.get('set-cookie')).toBe('appMode=1; Path=/')
  await load('/jasmin/de', { origin: 'http://elsewhere.test', referer: 'http://sandbox.test/console/app' })
  expect(asked[0]?.headers.origin).toBe('http://elsewhere.test')
  expect(asked[0]?.headers).not.toHaveProperty('referer')
  expect((await load('/jasmin/moved')).headers.get('location')).toBe('/jasmin/de')
})

it('passes what is posted on, whole', async () => {
  const body = '{"siteId":"jasmin"}'
  await fetch(`${app.origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body
  })
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/session', body })
})

it('shows at the console what was loaded, with the names of the headers and without a token', async () => {
  await openApp({ shopper: customer.username })
  await load('/__webview/start')
  await load('/jasmin/de?x=<b>')
  const page = await readConsole()
  expect(page).toContain('/jasmin/de?x=%3Cb%3E')
  expect(page).toContain('x-app-auth-token')
  expect(page).not.toMatch(/eyJ/)
})

it('opens the page of a message that is tapped, and the app’s own page afterwards', async () => {
  await openApp()
  await post('/console/app/message', { title: 'Da <b>', text: '', path: '/jasmin/de/account' })
  expect(await readConsole()).toContain('Da &lt;b&gt;')
  expect((await load('/__webview/start?message')).headers.get('location')).toBe('/jasmin/de/account')
  expect((await load('/__webview/start')).headers.get('location')).toBe('/jasmin/de')
  await post('/console/app/dismiss', {})
  expect((await load('/__webview/start?message')).headers.get('location')).toBe('/jasmin/de')
})

it.each(['//elsewhere.test', 'cart', '/\\elsewhere.test', '/a b', ''])(
  'refuses the page "%s" and keeps how the app opened the shop before',
  async path => {
    await openApp()
    const answer = await openApp({ path })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('The page has to begin with a slash')
    expect((await load('/__webview/start')).headers.get('location')).toBe('/jasmin/de')
  }
)

it.each(['/elsewhere', 'https://elsewhere.test/jasmin/de', '/jasmin/deutsch', '/jasmin/de/a\\b'])(
  'refuses a message that leads to "%s"',
  async path => {
    await openApp()
    const answer = await post('/console/app/message', { title: 'Da', text: '', path })
    expect(answer.status).toBe(400)
    expect(await readConsole()).not.toContain('aria-label="Message"')
  }
)

it('refuses what another website posts', async () => {
  const answer = await fetch(`${consoleServer.origin}/console/app/open`, {
    method: 'POST',
    headers: { origin: 'http://elsewhere.test', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(settings)
  })
  expect(answer.status).toBe(403)
})

it('has nothing to show before the app was opened, and after a reset', async () => {
  expect((await load('/__webview/start')).status).toBe(404)
  await openApp()
  await post('/control/reset', {})
  expect((await load('/__webview/start')).status).toBe(404)
})

it('shows that the shop does not respond', async () => {
  const lonely = createSandbox({
    databasePath: ':memory:',
    publicOrigin: 'http://sandbox.test',
    shopOrigin: 'http://127.0.0.1:9',
    seed: baseSeed
  })
  const server = await listen(lonely.webviewApp)
  const answer = await fetch(`${server.origin}/jasmin/de`)
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')])
  await server.close()
  lonely.close()
})
