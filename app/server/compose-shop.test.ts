import { request as sendRaw, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express, RequestHandler } from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../tests/factories/app-config'
import { createShopServer } from '../../tests/factories/shop-server'
import { createSlasMock } from '../../tests/factories/slas'
import type { RequestContext } from './page-request/request-context'
import type { ServerSettings } from './settings/server-settings'

const slas = createSlasMock()

const showContext: RequestHandler = (_req, res) => {
  const { site, maintenance } = res.locals.shop as RequestContext
  res.send({ site: site.site.id, locale: site.locale.id, currency: site.currency, maintenance })
}

const createShop = (change: Record<string, unknown> = {}, render: RequestHandler = showContext): Express =>
  createShopServer(buildServerSettings(change), slas, render)

describe('the correlation id', () => {
  it.each([
    ['taken over when it is plain', 'abc-DEF_12345678', /^abc-DEF_12345678$/],
    ['replaced when it is too short', 'abc', /^[\da-f-]{36}$/],
    ['replaced when it could forge a line of the log', 'abcdefgh{"level":"error"}', /^[\da-f-]{36}$/],
    ['made when there is none', undefined, /^[\da-f-]{36}$/]
  ])('is %s', async (_what, given, expected) => {
    const asked = supertest(createShop()).get('/jasmin/de')
    const answer = await (given ? asked.set('x-correlation-id', given) : asked)
    expect(answer.headers['x-correlation-id']).toMatch(expected)
  })
})

describe('an address', () => {
  it.each([['/jasmin/de/%'], ['/%E0%A4%A'], ['/a%00b'], ['/%ff']])(
    'that cannot be read is refused: %s',
    async path => {
      const answer = await supertest(createShop()).get(path)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('<h1>Diese Anfrage ist nicht lesbar</h1>')
    }
  )

  it('of more than 4 kB is refused', async () => {
    const answer = await supertest(createShop()).get(`/${'a'.repeat(4096)}`)
    expect(answer.status).toBe(414)
    expect(answer.text).toContain('<h1>Diese Adresse ist zu lang</h1>')
    expect((await supertest(createShop()).get(`/jasmin/de/${'a'.repeat(4000)}`)).status).toBe(200)
  })
})

describe('the security headers', () => {
  const readPolicy = async (settings: ServerSettings) => {
    const { headers } = await supertest(createShopServer(settings, slas, showContext)).get('/jasmin/de')
    const policy = String(headers['content-security-policy'])
    return {
      headers,
      directives: new Map(policy.split(';').map(part => [part.split(' ')[0], part.split(' ').slice(1)]))
    }
  }

  /** Pictures and videos may come from somewhere else than the instance. */
  const PLATFORM = ['http://pictures.test', 'http://platform.test']
  const ownScript: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)

  it('allow scripts of our own origin only, and the one in the page', async () => {
    const { headers, directives } = await readPolicy(buildServerSettings())
    expect(directives.get('script-src')).toEqual(["'self'", ownScript, 'https://pay.test'])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('script-src-attr')).toEqual(["'none'"])
    expect(directives.get('frame-ancestors')).toEqual(["'self'"])
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://pay.test'])
    expect(directives.get('frame-src')).toEqual(["'self'", 'https://pay.test'])
    expect(directives.get('img-src')).toEqual(["'self'", 'data:', ...PLATFORM])
    expect(directives.get('media-src')).toEqual(["'self'", ...PLATFORM])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(self\).*microphone=\(\)/)
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('allow what trusted third parties are for, and no script of theirs', async () => {
    const settings = buildServerSettings({}, undefined, {
      TRUSTED_CONNECT_SOURCES: 'https://api.maps.example',
      TRUSTED_IMAGE_SOURCES: 'https://*.maps.example',
      TRUSTED_FRAME_SOURCES: 'https://pay.example'
    })
    const { directives } = await readPolicy(settings)
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://pay.test', 'https://api.maps.example'])
    expect(directives.get('img-src')).toEqual(["'self'", 'data:', ...PLATFORM, 'https://*.maps.example'])
    expect(directives.get('media-src')).toEqual(["'self'", ...PLATFORM, 'https://*.maps.example'])
    expect(directives.get('frame-src')).toEqual(["'self'", 'https://pay.test', 'https://pay.example'])
    expect(directives.get('script-src')).toEqual(["'self'", ownScript, 'https://pay.test'])
  })

  it.each([
    ['stay on plain http where the shop is served so', '', false],
    ['insist on https where the shop is served so', 'https://shop.example', true]
  ])('%s', async (_what, publicOrigin, insist) => {
    const { headers, directives } = await readPolicy(buildServerSettings({ publicOrigin }))
    expect('strict-transport-security' in headers).toBe(insist)
    expect(directives.has('upgrade-insecure-requests')).toBe(insist)
  })

  it("allow the development server's evaluated modules in development only", async () => {
    const { directives } = await readPolicy({ ...buildServerSettings(), production: false })
    expect(directives.get('script-src')).toEqual(["'self'", ownScript, 'https://pay.test', "'unsafe-eval'"])
  })
})

describe('site and locale', () => {
  it.each([
    ['/jasmin/de', { site: 'jasmin', locale: 'de-DE', currency: 'EUR' }],
    ['/jasmin/en-gb/cart', { site: 'jasmin', locale: 'en-GB', currency: 'GBP' }],
    ['/puro/de-at', { site: 'puro', locale: 'de-AT', currency: 'EUR' }],
    ['/', { site: 'jasmin', locale: 'de-DE', currency: 'EUR' }]
  ])('are found for %s', async (path, expected) => {
    const { status, body } = await supertest(createShop()).get(path)
    expect([status, body]).toEqual([200, { ...expected, maintenance: false }])
  })

  it.each([
    ['/shop/green-tea?q=a%20b&refine=a&refine=b', '/jasmin/de/shop/green-tea?q=a%20b&refine=a&refine=b'],
    ['/puro/cart', '/puro/de/cart'],
    ['/puro', '/puro/de'],
    ['/jasmin/es/cart', '/jasmin/de/es/cart'],
    ['/login', '/jasmin/de/login'],
    ['/gr%C3%BCn', '/jasmin/de/gr%C3%BCn'],
    ['/..;/', '/jasmin/de/..;']
  ])('are added to %s by a redirect to %s', async (path, location) => {
    const answer = await supertest(createShop()).get(path)
    expect([answer.status, answer.headers.location]).toEqual([302, location])
  })

  it('are added to the query where the configuration wants them there', async () => {
    const shop = createShop({ url: { site: 'query_param', locale: 'query_param' } })
    expect((await supertest(shop).get('/cart?a=1')).headers.location).toBe('/cart?a=1&site=jasmin&locale=de')
    expect((await supertest(shop).get('/cart?site=puro&locale=de-at')).body).toMatchObject({
      site: 'puro',
      locale: 'de-AT'
    })
  })

  it('need no redirect if addresses have no locale', async () => {
    expect((await supertest(createShop({ url: { site: 'none', locale: 'none' } })).get('/cart')).status).toBe(
      200
    )
  })
})

describe('an address that looks like another host', () => {
  let server: Server
  const addresses = [
    '//evil.com',
    '//evil.com/a',
    '//',
    '///',
    '//:80',
    '/\\evil.com',
    '/\\/evil.com',
    '//evil.com?x=1',
    '//evil.com/%2e%2e',
    '/%5Cevil.com',
    '/%2F%2Fevil.com',
    '*',
    '//[',
    'http://evil.com/a'
  ]

  afterEach(() => server.close())

  // Clients tidy such addresses up before they send them; this one does not.
  const ask = (path: string) =>
    new Promise<{ status?: number; location?: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const method = path === '*' ? 'OPTIONS' : 'GET'
      sendRaw({ host: '127.0.0.1', port, path, method }, answer => {
        answer.resume()
        resolve({ status: answer.statusCode, location: answer.headers.location })
      })
        .on('error', reject)
        .end()
    })

  it.each([['path'], ['query_param']])(
    'stays on this one and fails nowhere, with the locale in %s',
    async position => {
      const shop = createShop({ url: { site: position, locale: position } })
      server = await new Promise<Server>(resolve => {
        const listening = shop.listen(0, '127.0.0.1', () => resolve(listening))
      })
      for (const path of addresses) {
        const { status = 0, location = '/' } = await ask(path)
        expect([path, status < 500, new URL(location, 'https://shop.test').origin]).toEqual([
          path,
          true,
          'https://shop.test'
        ])
      }
    }
  )
})

describe('cache lifetime of a page', () => {
  const SHARED = /^public, max-age=0, s-maxage=900,/
  const NEVER = /^private, no-store$/

  it.each([
    ['/jasmin/de', 200, SHARED],
    ['/jasmin/de/service', 200, SHARED],
    ['/jasmin/de/shop/green-tea', 200, SHARED],
    ['/jasmin/de/search?q=a', 200, SHARED],
    ['/jasmin/de/tee/gruen/sencha-100000000000000101', 200, SHARED],
    ['/jasmin/de/cart', 200, NEVER],
    ['/jasmin/de/checkout', 200, NEVER],
    ['/jasmin/de/account', 200, NEVER],
    ['/jasmin/de/service', 404, /s-maxage=60,/],
    ['/jasmin/de/service', 500, NEVER],
    ['/jasmin/de/service', 503, NEVER]
  ])('%s with status %d', async (path, status, expected) => {
    const shop = createShop({}, (_req, res) => void res.status(status).send('page'))
    expect((await supertest(shop).get(path)).headers['cache-control']).toMatch(expected)
  })

  it.each([
    ['/jasmin/de/shop/green-tea', 'private, max-age=300'],
    ['/jasmin/de/account', 'private, no-store']
  ])('a redirect from %s, also one for good: %s', async (path, expected) => {
    const shop = createShop({}, (_req, res) => void res.redirect(301, '/jasmin/de'))
    expect((await supertest(shop).get(path)).headers['cache-control']).toBe(expected)
  })

  it('is left to the page where the page says so itself', async () => {
    const shop = createShop(
      {},
      (_req, res) => void res.set('cache-control', 'private, no-store').send('page')
    )
    expect((await supertest(shop).get('/jasmin/de')).headers['cache-control']).toMatch(NEVER)
  })
})

describe('that there is no basket', () => {
  it.each([
    ['is known of the cart of a visitor without a session', '/jasmin/de/cart', '', true],
    ['is not known where the request has a session', '/jasmin/de/cart', 'session_jasmin=guest', false],
    ['is known of the cart of another site', '/puro/de/cart', 'session_jasmin=guest', true],
    ['is of no matter to pages that caches keep', '/jasmin/de', '', false],
    ['is left to the browser in the checkout', '/jasmin/de/checkout', '', false],
    ['is not known of the native app', '/jasmin/de/cart', 'appMode=1', false]
  ])('%s', async (_what, path, cookie, expected) => {
    const shop = createShop({}, (_req, res) => {
      const { hasNoBasket, view } = res.locals.shop as RequestContext
      res.send({ hasNoBasket, app: Boolean(view.app) })
    })
    const asked = supertest(shop).get(path)
    const { body } = await (cookie ? asked.set('cookie', cookie) : asked)
    expect(body).toEqual({ hasNoBasket: expected, app: cookie.startsWith('appMode') })
  })
})

describe('maintenance', () => {
  it.each([
    ['every page when it is switched on', true, '/jasmin/de/cart', 503],
    ['its own page', false, '/jasmin/de/maintenance', 503],
    ['no other page', false, '/jasmin/de/cart', 200]
  ])('is the answer of %s', async (_what, maintenance, path, status) => {
    const answer = await supertest(createShop({ maintenance })).get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['retry-after']).toBe(status === 503 ? '600' : undefined)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

it('spells site, locale and path of the address table by one redirect', async () => {
  const answer = await supertest(createShop()).get('/JASMIN/DE/Login?redirectUrl=%2Fcart')
  expect([answer.status, answer.headers.location]).toEqual([302, '/jasmin/de/login?redirectUrl=%2Fcart'])
})

it('shows the page again where a form is sent before its scripts are there', async () => {
  const answer = await supertest(createShop()).post('/jasmin/de/login').type('form').send('password=secret')
  expect([answer.status, answer.headers.location]).toEqual([303, '/jasmin/de/login'])
})

it('sends a page under a tag by which caches know it', async () => {
  const shop = createShop({}, (_req, res) => res.send('<nav>menu</nav>'))
  const page = await supertest(shop).get('/jasmin/de')
  expect(page.text).toBe('<nav>menu</nav>')
  const again = await supertest(shop).get('/jasmin/de').set('if-none-match', String(page.headers.etag))
  expect(again.status).toBe(304)
})
