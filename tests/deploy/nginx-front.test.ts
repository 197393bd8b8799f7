import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as requestPlain, type IncomingHttpHeaders, type Server } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { BRAND_COLOURS } from '../../app/visit/config/brand-colours'
import { parseSites } from '../../app/visit/config/app-config'
import { NOTICE_TEXTS } from '../../app/notices/notice-texts'
import { renderFrontNotices } from '../../scripts/production/front-notices'
import type { Program } from '../../scripts/servers/start-program'
import { startNginx } from '../servers/start-nginx'

const NAME = 'www.shop.test'
const sites = parseSites(jest.requireActual('../../config/sites'))

const folder = mkdtempSync(join(tmpdir(), 'front-'))
const ports = { https: 0, http: 0, shops: [0, 0] }
let nginx: Program
/** What the shop's process answers; without one nobody listens. */
let shop: Server | undefined
let ca: Buffer

const listen = (server: Server, port: number) =>
  new Promise<number>(resolve =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  )

async function findPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0)
  await new Promise(resolve => server.close(resolve))
  return port
}

beforeAll(async () => {
  const [certificate, key] = [join(folder, 'shop.crt'), join(folder, 'shop.key')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat([
      '-subj',
      `/CN=${NAME}`,
      '-addext',
      `subjectAltName=DNS:${NAME}`,
      '-keyout',
      key,
      '-out',
      certificate
    ]),
    { stdio: 'ignore' }
  )
  ca = readFileSync(certificate)
  // nginx, started by root, reads its pages as somebody else.
  execFileSync('chmod', ['755', folder])
  for (const [name, text] of renderFrontNotices(sites)) {
    mkdirSync(dirname(join(folder, 'shop-notices', name)), { recursive: true })
    writeFileSync(join(folder, 'shop-notices', name), text)
  }
  ports.https = await findPort()
  ports.http = await findPort()
  ports.shops = [await findPort(), await findPort()]
  nginx = await startNginx({
    port: ports.https,
    shops: ports.shops,
    certificate: { certificate, key },
    origin: `https://${NAME}:${ports.https}`,
    httpPort: ports.http,
    buildFolder: folder,
    readyAt: `http://127.0.0.1:${ports.http}/.well-known/acme-challenge/none`
  })
}, 60_000)

afterEach(async () => {
  shop?.closeAllConnections()
  await new Promise(resolve => (shop ? shop.close(resolve) : resolve(undefined)))
  shop = undefined
})

afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Seen {
  status?: number
  headers: IncomingHttpHeaders
  text: string
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
  isPlain?: boolean
  host?: string
}

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function ask(path: string, { method = 'GET', headers = PAGE, body, isPlain, host = NAME }: Question = {}) {
  return new Promise<Seen>((resolve, reject) => {
    const target = { host: '127.0.0.1', path, method, headers: { host, ...headers }, agent: false as const }
    const asked = isPlain
      ? requestPlain({ ...target, port: ports.http })
      : requestSecurely({ ...target, port: ports.https, servername: NAME, ca })
    asked.once('error', reject).once('response', answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', part => (text += String(part)))
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    })
    asked.end(body)
  })
}

/** Starts a process that answers everything so, and waits until nginx asks it again: it leaves one out for two seconds. */
async function answerAll(status: number, headers: Record<string, string>, text: string): Promise<void> {
  shop = createServer((_req, res) => res.writeHead(status, { ...headers, 'x-shop': 'yes' }).end(text))
  await listen(shop, ports.shops[0] ?? 0)
  while (!(await ask('/mobify/proxy/')).headers['x-shop'])
    await new Promise(resolve => setTimeout(resolve, 50))
}

describe('plain HTTP', () => {
  it.each(['GET', 'POST'])('is led to the same address under the shop’s name (%s)', async method => {
    const seen = await ask('/jasmin/de/shop?limit=50', { isPlain: true, method, host: 'other.test' })
    expect([seen.status, seen.headers.location]).toEqual([
      308,
      `https://${NAME}:${ports.https}/jasmin/de/shop?limit=50`
    ])
  })

  it('leaves the way of those open who renew the certificate', async () => {
    const seen = await ask('/.well-known/acme-challenge/token', { isPlain: true })
    expect([seen.status, seen.headers.location]).toEqual([404, undefined])
  })

  it('is led to TLS where it comes to the port for that', async () => {
    const seen = await new Promise<Seen>((resolve, reject) =>
      requestPlain(
        { host: '127.0.0.1', port: ports.https, path: '/puro/de', headers: { host: NAME } },
        answer => {
          answer.resume()
          resolve({ status: answer.statusCode, headers: answer.headers, text: '' })
        }
      )
        .once('error', reject)
        .end()
    )
    expect([seen.status, seen.headers.location]).toEqual([308, `https://${NAME}:${ports.https}/puro/de`])
  })
})

describe('TLS', () => {
  const shake = (servername: string, options = {}) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(
        { host: '127.0.0.1', port: ports.https, servername, ca, ALPNProtocols: ['h2'], ...options },
        () => {
          resolve(`${String(socket.getProtocol())} ${String(socket.alpnProtocol)}`)
          socket.destroy()
        }
      )
      socket.once('error', reject)
    })

  it('speaks HTTP/2 over TLS 1.3 and 1.2', async () => {
    expect(await shake(NAME)).toBe('TLSv1.3 h2')
    expect(await shake(NAME, { maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 h2')
  })

  it('refuses names that are not the shop’s', async () => {
    await expect(shake('other.test')).rejects.toThrow(/unrecognized|alert/)
    await answerAll(200, {}, 'the shop')
    const seen = await ask('/', { host: 'other.test' })
    expect(seen.status).toBe(421)
    expect(seen.text).not.toContain('the shop')
  })
})

describe('when no process takes requests', () => {
  it.each([
    ['/jasmin/de/shop/green-tea?limit=50', 'jasmin', 'de'],
    ['/jasmin/en-gb', 'jasmin', 'en'],
    ['/jasmin/fr', 'jasmin', 'fr'],
    ['/puro/de', 'puro', 'de'],
    ['/puro/it/', 'puro', 'it'],
    ['/puro', 'puro', 'de'],
    ['/', 'jasmin', 'de'],
    ['/jasminum/english', 'jasmin', 'de']
  ] as const)('%s gets a page of %s in "%s" that says when to come again', async (path, brand, language) => {
    const seen = await ask(path)
    expect(seen.status).toBe(503)
    expect(seen.text).toContain(`<html lang="${language}">`)
    expect(seen.text).toContain(NOTICE_TEXTS[language].away.title)
    expect(seen.text).toContain(BRAND_COLOURS[brand].primary)
    expect(seen.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff'
    })
  })

  it.each([
    ['/mobify/proxy/api/checkout/x', 'GET', 'application/json'],
    ['/mobify/proxy/api/checkout/x', 'POST', '*/*'],
    ['/session', 'POST', '*/*'],
    ['/mobify/bundle/0123456789ab/main.js', 'GET', '*/*'],
    ['/mobify/proxy/ocapi/dw/image/a.jpg', 'GET', 'image/avif,image/webp,*/*;q=0.8'],
    ['/health', 'GET', '*/*']
  ])('%s (%s) gets 503 as JSON', async (path, method, accept) => {
    const seen = await ask(path, { method, headers: { accept } })
    expect(seen.status).toBe(503)
    expect(seen.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'private, no-store',
      'content-type': 'application/problem+json'
    })
    expect(JSON.parse(seen.text)).toEqual({
      title: NOTICE_TEXTS.en.away.title,
      type: 'about:blank',
      status: 503
    })
  })

  it('gives a form that was sent the page, too', async () => {
    const seen = await ask('/jasmin/de/login', { method: 'POST', headers: { ...PAGE }, body: 'a=b' })
    expect([seen.status, seen.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  })
})

it.each([
  [503, { 'retry-after': '5', 'cache-control': 'private, no-store' }, 'the shop is being maintained'],
  [502, { 'cache-control': 'no-store' }, '{"title":"Bad Gateway"}'],
  [404, { 'cache-control': 'no-store' }, 'no such page'],
  [400, { 'cache-control': 'no-store' }, 'unreadable']
])('passes what the shop itself says with %i', async (status, headers, text) => {
  await answerAll(status, headers, text)
  const seen = await ask('/jasmin/de')
  expect([seen.status, seen.text]).toEqual([status, text])
  expect(seen.headers).toMatchObject(headers)
})

describe('a request that nginx itself refuses', () => {
  const german = NOTICE_TEXTS.de

  it.each([
    ['a body that is too long', { method: 'POST', body: 'x'.repeat(300_000) }, 413, german.tooMuch.title],
    [
      'a header that is too long',
      { headers: { ...PAGE, cookie: 'x'.repeat(20_000) } },
      431,
      german.tooManyCookies.title
    ]
  ])('gets a page of the shop for %s', async (_what, question, status, title) => {
    await answerAll(200, {}, '')
    const seen = await ask('/jasmin/de/login', question)
    expect([seen.status, seen.headers['cache-control']]).toEqual([status, 'private, no-store'])
    expect(seen.text).toContain(title)
    expect(seen.headers['retry-after']).toBeUndefined()
  })

  it('gets its status without a version for an address that is too long, or one that cannot be read', async () => {
    const long = await ask(`/jasmin/de?${'x'.repeat(20_000)}`)
    expect([long.status, long.headers['content-type']]).toEqual([414, 'application/problem+json'])
    const unreadable = await ask('/jasmin/de', { headers: { ...PAGE, host: 'a b' } })
    expect(unreadable.status).toBe(400)
  })
})

it('hides the nginx version', async () => {
  const seen = [
    await ask('/jasmin/de'),
    await ask('/jasmin/de', { isPlain: true }),
    await ask('/', { host: 'other.test' }),
    await ask('/', { method: 'TRACE' }),
    await ask('/shop-notices/json/away'),
    await ask('/.well-known/acme-challenge/none', { isPlain: true }),
    await ask('/jasmin/de', { headers: { host: 'a b' } })
  ]
  for (const { headers, text } of seen) {
    expect(headers.server).toBe('nginx')
    expect(text).not.toMatch(/nginx\/\d/)
  }
})
