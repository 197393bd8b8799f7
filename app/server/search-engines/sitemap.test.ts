import supertest from 'supertest'
import { Agent } from 'undici'
import { startShop } from '../../../tests/contract/shop-setup'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import { createSlasClient } from '../../platform/session/slas-client'
import { listFixedPaths } from './page-paths'

let platform: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  platform = await startShop()
})
afterAll(() => platform.stop())

const ORIGIN = 'https://shop.example'

function createShop(change: Record<string, unknown> = {}, environment: Record<string, string> = {}) {
  const settings = buildServerSettings({ publicOrigin: ORIGIN, ...change }, platform.origin, environment)
  const { organizationId, shortCode, clientId } = settings.config.commerce
  const redirectUri = 'http://localhost:3000/callback'
  const slas = createSlasClient({ origin: platform.origin, organizationId, shortCode, clientId, redirectUri })
  return supertest(createShopServer(settings, slas, (_req, res) => void res.send('page')))
}
type Shop = ReturnType<typeof createShop>

/** Every address of a part with its versions by language. */
async function readPart(shop: Shop, path: string) {
  const { text } = await shop.get(path).expect(200)
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  return new Map(
    entries.map(([, href = '', links = '']) => [
      href,
      Object.fromEntries(
        [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, to]) => [language, to])
      ) as Record<string, string>
    ])
  )
}

const listParts = async (shop: Shop) => {
  const { text } = await shop.get('/sitemap.xml').expect(200)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href)
}

describe('the sitemap', () => {
  it('lists its parts, which caches may keep', async () => {
    const shop = createShop()
    const { headers } = await shop.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(await listParts(shop)).toEqual([
      `${ORIGIN}/sitemap/jasmin/pages.xml`,
      `${ORIGIN}/sitemap/jasmin/products/root/1.xml`,
      `${ORIGIN}/sitemap/puro/pages.xml`,
      `${ORIGIN}/sitemap/puro/products/root/1.xml`
    ])
  })

  it('lists home, categories and content pages, and no page that may not be indexed', async () => {
    const found = await readPart(createShop(), '/sitemap/puro/pages.xml')
    const german = [...found.keys()]
      .flatMap(href => href.split('/puro/de').slice(1))
      .filter(path => !path.startsWith('-'))
    expect(german).toEqual(
      expect.arrayContaining([
        '',
        '/shop',
        '/shop/machines',
        '/service',
        '/stores',
        '/stores/de-hamburg',
        '/stores/at-wien',
        '/press',
        '/imprint',
        '/privacy'
      ])
    )
    expect(
      german.filter(path => /cart|checkout|account|login|demo|not-found|global|home|search/.test(path))
    ).toEqual([])
    expect(german).not.toContain('/stores/de-dresden')
    expect(new Set(german).size).toBe(german.length)
  })

  it('has each page of the address table that may be indexed and has a fixed address', () => {
    expect(
      listFixedPaths([
        { pattern: '/team' },
        { pattern: '/cart', robots: 'noindex' },
        { pattern: '/stores/:storeId' },
        { pattern: '*', isUnprefixed: true }
      ])
    ).toEqual(['/team'])
    expect(listFixedPaths()).toEqual(expect.arrayContaining(['/', '/shop']))
  })

  it('has every product once in each locale, with the path in its language', async () => {
    const found = await readPart(createShop(), '/sitemap/jasmin/products/root/1.xml')
    const numbers = new Map<string, Set<string>>()
    for (const href of found.keys()) {
      const [, locale = '', id = ''] = /\/jasmin\/([\w-]+)\/.*-(\d{18})$/.exec(href) ?? []
      numbers.set(locale, (numbers.get(locale) ?? new Set()).add(id))
    }
    expect([...numbers.keys()].sort()).toEqual(['de', 'de-at', 'en', 'en-gb'])
    const [german, ...others] = [...numbers.values()]
    expect(german?.size).toBeGreaterThan(50)
    for (const other of others) expect(other).toEqual(german)
    expect([...found.keys()]).toContain(
      `${ORIGIN}/jasmin/de/tee/gruener-tee/sencha-morgennebel-100000000000000101`
    )
  })

  it('names with each address all of its versions, which name it in turn', async () => {
    const shop = createShop()
    for (const part of await listParts(shop)) {
      const found = await readPart(shop, new URL(part).pathname)
      for (const [href, versions] of found) {
        expect(Object.values(versions)).toContain(href)
        expect(versions['x-default']).toBe(versions['de-DE'])
        for (const version of Object.values(versions)) expect(found.get(version)).toEqual(versions)
      }
    }
  })

  it.each([
    ['/sitemap/nobody/pages.xml'],
    ['/sitemap/jasmin/products/root/2.xml'],
    ['/sitemap/jasmin/products/tea/1.xml'],
    ['/sitemap/jasmin/products/__proto__/1.xml'],
    ['/sitemap/jasmin/products/root/0.xml'],
    ['/sitemap/jasmin/products/%2e%2e/1.xml'],
    ['/sitemap/jasmin']
  ])('has no part %s', async path => {
    const { status, headers } = await createShop().get(path)
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store'])
  })

  it('names site and locale where the shop’s addresses have them', async () => {
    const shop = createShop({ url: { site: 'query_param', locale: 'query_param' } })
    const { text } = await shop.get('/sitemap/puro/pages.xml')
    expect(text).toContain(`<loc>${ORIGIN}/shop?site=puro&amp;locale=de-at</loc>`)
    expect(text).not.toMatch(/&(?!amp;)/)
  })

  it('lists only reachable addresses where paths have neither site nor locale', async () => {
    const shop = createShop({ url: { site: 'none', locale: 'none' }, defaultSite: 'puro' })
    expect(await listParts(shop)).toEqual([
      `${ORIGIN}/sitemap/puro/pages.xml`,
      `${ORIGIN}/sitemap/puro/products/root/1.xml`
    ])
    const { text } = await shop.get('/sitemap/puro/pages.xml')
    expect(text).toContain(`<url><loc>${ORIGIN}/service</loc></url>`)
    await shop.get('/sitemap/jasmin/pages.xml').expect(404)
  })

  it('asks the platform once for robots that come together or soon after', async () => {
    const calls = jest.spyOn(Agent.prototype, 'dispatch')
    const shop = createShop()
    await Promise.all([shop.get('/sitemap.xml').expect(200), shop.get('/sitemap.xml').expect(200)])
    const asked = calls.mock.calls.length
    await shop.get('/sitemap.xml').expect(200)
    expect(calls.mock.calls.length).toBe(asked)
    expect(calls.mock.calls.filter(([{ path }]) => path.includes('product-search'))).toHaveLength(2)
  })

  it('answers an uncacheable error while the platform is down', async () => {
    const settings = buildServerSettings({ publicOrigin: ORIGIN }, 'http://127.0.0.1:9')
    const reported: unknown[] = []
    const server = createShopServer(settings, createSlasMock(), (_req, res) => void res.send('page'), {
      report: error => void reported.push(error)
    })
    const { status, headers } = await supertest(server).get('/sitemap.xml')
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
      503,
      'private, no-store',
      '60'
    ])
    expect(reported).toContainEqual(expect.objectContaining({ kind: 'network', code: 'ECONNREFUSED' }))
  })

  it('is read and not written to', async () => {
    await createShop().post('/sitemap.xml').expect(405)
    const { text } = await createShop().head('/sitemap.xml').expect(200)
    expect(text).toBeFalsy()
  })
})

describe('robots.txt', () => {
  it('excludes robots from personal pages and names the sitemap', async () => {
    const { text, headers } = await createShop().get('/robots.txt').expect(200)
    const lines = text.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Allow: /',
        'Disallow: /*/cart$',
        'Disallow: /*/checkout/',
        'Disallow: /*/search?*refine='
      ])
    )
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(lines).not.toContain('Disallow: /')
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    ['/jasmin/de/cart', true],
    ['/jasmin/de/cart?a=1', true],
    ['/jasmin/de/account/orders', true],
    ['/jasmin/de/search?q=tee&refine=c_form%3Dloose', true],
    ['/jasmin/de/shop/tea?refine=a%3D1&refine=b%3D2', true],
    ['/jasmin/de/search?q=tee', false],
    ['/jasmin/de/shop/tea?refine=a%3D1', false],
    ['/jasmin/de/zubehoer/kannen/cartagena-kanne-100000000000000101', false],
    ['/jasmin/de/cartoons', false],
    ['/mobify/bundle/b1/main.js', false]
  ])('refuses %s: %s', async (path, expected) => {
    const { text } = await createShop().get('/robots.txt')
    const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
    const isRefused = rules.some(rule => {
      const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
      return new RegExp(`^${pattern}`).test(path)
    })
    expect(isRefused).toBe(expected)
  })

  it.each([
    ['for a shop for trials', {}, { SEARCH_ENGINES: 'false' }],
    [
      'behind the access gate',
      {},
      { FRONTEND_ACCESS_KEY: 'k'.repeat(43), FRONTEND_ACCESS_SALT: 'salt of the access gate' }
    ]
  ])('lets no robot in %s, and names no sitemap', async (_when, change, environment) => {
    const shop = createShop(change, environment)
    const { text, status, headers } = await shop.get('/robots.txt')
    expect([status, text]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    expect(headers['cache-control']).toMatch(/max-age=60$|no-store/)
    await shop.get('/sitemap.xml').expect(404)
    await shop.get('/sitemap/jasmin/pages.xml').expect(404)
  })

  it('asks robots to come again during maintenance, without sending them away', async () => {
    const shop = createShop({ maintenance: true })
    expect((await shop.get('/robots.txt')).text).toContain('Allow: /')
    for (const path of ['/sitemap.xml', '/sitemap/jasmin/pages.xml']) {
      const { headers } = await shop.get(path).expect(503)
      expect(headers['retry-after']).toBe('600')
    }
  })

  it('lets no robot in outside production', async () => {
    const settings = { ...buildServerSettings({ publicOrigin: ORIGIN }, platform.origin), production: false }
    const server = createShopServer(settings, createSlasMock(), (_req, res) => void res.send('page'))
    expect((await supertest(server).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('the host of absolute addresses', () => {
  it('is the configured one, whatever the request says', async () => {
    const ask = (path: string) =>
      createShop().get(path).set('host', 'evil.example').set('x-forwarded-host', 'evil.example')
    for (const path of ['/sitemap.xml', '/sitemap/puro/pages.xml', '/robots.txt']) {
      const { text } = await ask(path)
      expect(text).toContain(ORIGIN)
      expect(text).not.toContain('evil')
    }
  })

  it('is the request’s host without a configured one, in an uncacheable response', async () => {
    const shop = createShop({ publicOrigin: '' })
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      const { text, headers } = await shop.get(path).set('host', 'asked.example:8080')
      expect(text).toContain('http://asked.example:8080/')
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  it.each([['evil.example/"><x>'], ['evil.example@b'], ['a b'], ['-a.example']])(
    'is none of a request that names %s',
    async host => {
      const shop = createShop({ publicOrigin: '' })
      await shop.get('/sitemap.xml').set('host', host).expect(404)
      expect((await shop.get('/robots.txt').set('host', host)).text).not.toContain('Sitemap')
    }
  )
})
