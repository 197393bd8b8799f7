import express from 'express'
import supertest from 'supertest'
import type { Send } from '../../app/platform/http/send-request'
import { createPlatformClock } from '../../app/platform/session/platform-clock'
import { createSlasClient } from '../../app/platform/session/slas-client'
import { createTokenVerifier } from '../../app/platform/session/verify-access-token'
import { createLimits } from '../../app/server/limits/limits'
import { createProxies, PROXY_BASE } from '../../app/server/proxies/proxies'
import { createErrorLog } from '../../app/server/report-error'
import { createPlatformTransport } from '../../app/server/services/platform-transport'
import { createShopServices } from '../../app/server/services/shop-services'
import { withFailureReport } from '../../app/server/session/login-failures'
import { createShopperContext } from '../../app/server/services/shopper-context'
import { createPackstationFinder } from '../../app/server/endpoints/find-packstations'
import { namedFetch, USER_AGENT } from '../../app/platform/http/user-agent'
import { buildServerSettings } from '../factories/app-config'
import { listen } from '../factories/listen'
import { startRawServer } from '../factories/raw-server'
import { createSlasMock } from '../factories/slas'
import { buildAccessToken } from '../factories/tokens'

const servers: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** The server's own calls and its proxies, each alone, and its log. */
function createServerCalls(origin: string) {
  const lines: string[] = []
  const report = createErrorLog({ write: line => lines.push(line) })
  const settings = buildServerSettings({}, origin, {
    COMMERCE_PRIVATE_CLIENT_ID: 'private',
    COMMERCE_PRIVATE_CLIENT_SECRET: 'secret'
  })
  const owner = { ...settings.config.commerce, origin }
  const redirectUri = 'http://localhost:3000/callback'
  const slas = withFailureReport(createSlasClient({ ...owner, redirectUri, send: namedFetch }), report)
  const send: Send = createPlatformTransport()
  const services = createShopServices(settings, createSlasMock(), createPlatformClock(), send, report)
  const platform = services.platformOf('jasmin', 'de-DE', 'EUR')
  const shop = express().use(PROXY_BASE, createProxies(settings, createLimits(settings), report))
  const context = createShopperContext(settings, send, Date.now)
  const verify = createTokenVerifier(owner, namedFetch)
  // Unknown keys are fetched for a token that names one.
  const [, payload, signature] = buildAccessToken().split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'a' })).toString('base64url')
  const token = [header, payload, signature].join('.')
  const calls: Record<string, () => Promise<unknown>> = {
    'the login service': () => slas.loginGuest('jasmin'),
    'its keys': () => verify('jasmin', token),
    SCAPI: () => platform.products.getProduct({ id: 'a' }),
    controllers: () => platform.controllers.getCountries(),
    content: () => platform.controllers.getContentPage({ pageIdOrSlug: 'home' }),
    'the private client': () => context!('jasmin', 'u', { deviceType: 'a', screenSize: 'b' }),
    packstations: () => createPackstationFinder({ origin, key: 'k' }, send)({ postalCode: '50667' })
  }
  return { lines, calls, shop }
}

const ORGANIZATION = 'organizations/f_ecom_sbox_001'
const PROXIED = {
  api: `/mobify/proxy/api/product/shopper-products/v1/${ORGANIZATION}/products/a`,
  ocapi: '/mobify/proxy/ocapi/on/demandware.store/Sites-jasmin-Site/de_DE/Site-Countries',
  pictures: '/mobify/proxy/ocapi/dw/image/v2/a/b.jpg',
  einstein: '/mobify/proxy/einstein/v3/personalization/recommenders/sbox-jasmin'
}

describe('every call says who it is', () => {
  async function startRecorder() {
    const agents: [path: string, agent: string | undefined][] = []
    const recorder = await listen((req, res) => {
      agents.push([req.url ?? '', req.headers['user-agent']])
      res.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    })
    servers.push(recorder)
    return { agents, ...createServerCalls(recorder.origin) }
  }

  it('has a name and a version', () => {
    expect(USER_AGENT).toMatch(/^[\w.-]+\/\d+\.\d+\.\d+$/)
  })

  it.each(Object.keys(createServerCalls('http://platform.test').calls))('to %s', async name => {
    const { agents, calls } = await startRecorder()
    agents.splice(0)
    await expect(calls[name]!()).rejects.toThrow()
    expect(agents.length).toBeGreaterThan(0)
    for (const [, agent] of agents) expect(agent).toBe(USER_AGENT)
  })

  it.each([
    ['api', 'Firefox/1'],
    ['ocapi', 'Firefox/1'],
    ['pictures', USER_AGENT],
    ['einstein', USER_AGENT]
  ] as const)('through the proxy %s as %s', async (name, expected) => {
    const { agents, shop } = await startRecorder()
    await supertest(shop).get(PROXIED[name]).set('user-agent', 'Firefox/1')
    expect(agents).toEqual([[expect.any(String), expected]])
  })

  it('through a proxy for a browser that does not', async () => {
    const { agents, shop } = await startRecorder()
    await supertest(shop).get(PROXIED.api).set('user-agent', '')
    expect(agents).toEqual([[expect.any(String), USER_AGENT]])
  })
})

describe('the log names what failed, once', () => {
  /** A port on which nothing listens: of the system, so that no other test is given it meanwhile. */
  const closed = 'http://127.0.0.1:2'

  async function startPage(status: number, headers = {}) {
    const server = await listen((_req, res) =>
      res.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>lina@example.com</h1>')
    )
    servers.push(server)
    return server.origin
  }

  async function startReset() {
    const server = await startRawServer(connection => connection.resetAndDestroy())
    servers.push(server)
    return server.origin
  }

  it.each([
    ['a refused connection', async () => closed, /ECONNREFUSED/],
    ['a connection that breaks', startReset, /UND_ERR_SOCKET|ECONNRESET/],
    [
      'a host that speaks no TLS',
      async () => (await startPage(200)).replace('http:', 'https:'),
      /EPROTO|ERR_SSL_\w+/
    ],
    ['a page with 200', () => startPage(200), /HTML/],
    ['a page with 403', () => startPage(403), /403 .*HTML/],
    ['a page with 404', () => startPage(404), /404 .*HTML/],
    ['a page with 502', () => startPage(502), /502 .*HTML/]
  ])('by origin, operation and cause: %s', async (_what, start, cause) => {
    const origin = await start()
    const { lines, calls } = createServerCalls(origin)
    for (let call = 0; call < 3; call += 1) {
      await expect(calls.SCAPI!()).rejects.toMatchObject({ isPlatformError: true })
      await expect(calls['the login service']!()).rejects.toMatchObject({ isPlatformError: true })
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^error: [^\n]*\n$/)
    expect(lines[0]).toContain(` · getProduct · `)
    expect(lines[0]).toContain(origin)
    expect(lines[0]).toMatch(cause)
    expect(lines[0]).not.toContain('lina')
  })

  it.each(Object.entries(PROXIED))('through the proxy %s', async (name, path) => {
    const { lines, shop } = createServerCalls(closed)
    const answer = await supertest(shop).get(`${path}?siteId=lina`)
    expect(answer.status).toBe(502)
    expect(lines).toEqual([expect.stringMatching(/^error: network · (api|ocapi|einstein) GET \/\S+ · /)])
    expect(lines[0]).toContain(`${closed} · ECONNREFUSED`)
    expect([lines[0], name]).not.toContain('lina')
    // The browser hears nothing of it.
    expect(answer.text).not.toContain('ECONNREFUSED')
    expect(answer.text).not.toContain(closed)
  })

  it.each([[403], [404], [200]])('of a page with %d in place of an answer through a proxy', async status => {
    const origin = await startPage(status)
    const { lines, shop } = createServerCalls(origin)
    await supertest(shop).get(PROXIED.api)
    expect(lines).toEqual([`error: status · api GET /products/{id} · ${status} · ${origin} · HTML\n`])
  })

  it('of no contact case that is answered with a page of its service, but with another page', async () => {
    const caseOf = async (status: number, headers = {}) => {
      const origin = await startPage(status, headers)
      const { lines, shop } = createServerCalls(origin)
      await supertest(shop)
        .post('/mobify/proxy/cases/servlet/servlet.WebToCase?encoding=UTF-8')
        .set('sec-fetch-site', 'same-origin')
        .type('form')
        .send({ subject: 'Tee' })
      return lines
    }
    expect(await caseOf(200, { 'is-processed': 'true' })).toEqual([])
    expect(await caseOf(200)).toEqual([expect.stringMatching(/cases POST \S+ · 200 .* HTML\n$/)])
    expect(await caseOf(403)).toEqual([expect.stringMatching(/cases POST \S+ · 403 .* HTML\n$/)])
  })
})
