import { expect, test } from '@playwright/test'
import { SHOP } from './support/servers'

/** A page that a shared cache may serve to everybody. */
const PAGE = '/jasmin/de/search?q=tee'
const SHARED = /^public, .*s-maxage=/

/** What a visitor may send along with an address, none of which is part of a cache key. */
const HOSTILE: Record<string, string> = {
  'x-mobify-querystring': 'q=HACKED',
  'X-Mobify-QueryString': '__server_only=1',
  'x-mobify-request-class': 'HACKED',
  'x-mobify-from-cache': 'true',
  'x-mobify-access-key': 'HACKED',
  'x-apigateway-event': 'HACKED',
  'x-apigateway-context': '{"HACKED":1}',
  'x-correlation-id': 'HACKED-HACKED-HACKED',
  'x-encoded-headers': 'host',
  'x-forwarded-host': 'hacked.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-prefix': '/HACKED',
  forwarded: 'host=hacked.example;proto=https',
  'x-original-url': '/HACKED',
  'x-rewrite-url': '/HACKED',
  'x-http-method-override': 'POST',
  'x-http-method': 'DELETE',
  'x-method-override': 'PUT',
  'x-site-id': 'puro',
  'x-grant-type': 'refresh_token',
  'x-pwakit-preview-parent': 'https://runtime.commercecloud.com',
  host: 'hacked.example',
  origin: 'https://hacked.example',
  referer: 'https://runtime.commercecloud.com/',
  'accept-language': 'fr-FR,fr;q=0.9',
  accept: 'application/json',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
  'sec-ch-ua-mobile': '?1',
  'viewport-width': '320',
  'save-data': 'on',
  dnt: '1',
  'sec-gpc': '1',
  'sec-fetch-dest': 'iframe',
  'sec-fetch-site': 'cross-site',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'a=HACKED',
  authorization: 'Bearer HACKED',
  cookie:
    'cc-nx_jasmin=HACKED; token_jasmin=HACKED; dwsid=HACKED; dw_dnt=1; shop_MarketingAllowed=true; ' +
    'usid_jasmin=HACKED; session_jasmin=registered; accessKey=HACKED; framed=https://hacked.example; ' +
    'app-consents=HACKED; __Host-pwakit_preview_ctx=https://runtime.commercecloud.com',
  'cache-control': 'no-transform',
  prefer: 'HACKED',
  range: 'bytes=0-10'
}

/** Headers that the transport adds, and the response's id. */
const PER_ANSWER = [
  'date',
  'x-correlation-id',
  'keep-alive',
  'connection',
  'transfer-encoding',
  'etag',
  // Whether a cache in front of the shop had it.
  'x-cache'
]
/** The page contains the time at which its data was read. */
const withoutTimes = (html: string) => html.replace(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":0')

// Nothing of it is about windows.
test('no header of a visitor changes a page that a cache may keep', async ({ playwright, baseURL }) => {
  // A client of its own, so that only these headers are sent; compression would only hide differences.
  const request = await playwright.request.newContext({ baseURL, storageState: undefined })
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await request.get(PAGE, { headers: { 'accept-encoding': 'identity', ...headers } })
    const kept = Object.entries(answer.headers()).filter(([name]) => !PER_ANSWER.includes(name))
    return {
      status: answer.status(),
      headers: Object.fromEntries(kept),
      html: withoutTimes(await answer.text())
    }
  }
  // The first one fills the shop's own cache.
  await ask()
  const plain = await ask()
  expect(plain.headers['cache-control']).toMatch(SHARED)
  const differing: string[] = []
  for (const [name, value] of Object.entries(HOSTILE)) {
    // Over TLS a host without a certificate gets no connection.
    if (name === 'host' && SHOP.startsWith('https:')) continue
    const answer = await ask({ [name]: value })
    if (JSON.stringify(answer) !== JSON.stringify(plain)) differing.push(name)
    expect.soft(answer.html, name).not.toMatch(/hacked/i)
  }
  expect(differing).toEqual([])
  await request.dispose()
})

test('an id that a visitor makes up comes back in no answer', async ({ request }) => {
  const answer = await request.get(PAGE, { headers: { 'x-correlation-id': 'made-up-by-a-visitor' } })
  expect(answer.headers()['x-correlation-id']).toMatch(/^[\da-f-]{32,36}$/)
})

for (const parameter of [
  '__server_only',
  'mobify_server_only',
  'mobify_pretty',
  '__pretty_print',
  '__server_timing',
  '%5F_server_only=1',
  'utm_source=HACKED'
]) {
  test(`${parameter} in an address changes nothing`, async ({ request }) => {
    await request.get(PAGE)
    const plain = await request.get(PAGE)
    const answer = await request.get(`${PAGE}&${parameter}`)
    expect(answer.headers()['cache-control']).toMatch(SHARED)
    expect(answer.headers()).not.toHaveProperty('server-timing')
    expect(withoutTimes(await answer.text())).toBe(withoutTimes(await plain.text()))
  })
}

test('a redirect takes marketing parameters along, and no cache keeps them', async ({ request }) => {
  const answer = await request.get('/shop?utm_source=letter&sort=brand', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location, answer.headers()['cache-control']]).toEqual([
    302,
    '/jasmin/de/shop?sort=brand&utm_source=letter',
    'private, no-store'
  ])
})
