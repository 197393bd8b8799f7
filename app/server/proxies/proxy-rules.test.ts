import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFetch } from '../../../tests/factories/answers'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { isPlatformError } from '../../platform/http/platform-error'
import type { Family, PlatformCore } from '../../platform/platform-core'
import type { bridgeToInstance } from '../../platform/session/instance-session'
import type { pageAnalytics } from '../../platform/side-services/page-analytics'
import type { personalization } from '../../platform/side-services/personalization'
import type { submitCase } from '../../platform/side-services/web-to-case'
import { compileRoutes } from './match-route'
import { PROXY_RULES } from './proxy-rules'

type Operations = Record<string, (parameters: object, body: object) => Promise<unknown>>
type Builder = (...given: unknown[]) => Family<Operations>

/** Every family that a file of app/platform declares, with its routes. */
const mockFamilies: { routes: Record<string, string>; family: Family<Operations> }[] = []
const mockNote = (path: string, name: string, at: number) => {
  const actual = jest.requireActual<Record<string, Builder>>(path)
  const build: Builder = (...given) => {
    const family = (actual[name] as Builder)(...given)
    mockFamilies.push({ routes: given[at] as Record<string, string>, family })
    return family
  }
  return { ...actual, [name]: build }
}
jest.mock('../../platform/scapi/scapi-family', () =>
  mockNote('../../platform/scapi/scapi-family', 'scapiFamily', 1)
)
jest.mock('../../platform/ocapi/ocapi-family', () =>
  mockNote('../../platform/ocapi/ocapi-family', 'ocapiFamily', 0)
)
jest.mock('../../platform/controllers/controller-family', () => ({
  ...mockNote('../../platform/controllers/controller-family', 'controllerFamily', 0),
  aliasFamily: mockNote('../../platform/controllers/controller-family', 'aliasFamily', 0).aliasFamily
}))

// Recommendations are asked for by the name that the server gave the visitor.
jest.mock('js-cookie', () => ({ get: () => 'visitor' }))

const token = buildAccessToken()
const settings = {
  scapiBase: '/mobify/proxy/api',
  instanceBase: '/mobify/proxy/ocapi',
  organizationId: 'f_ecom_sbox_001',
  clientId: 'client',
  siteId: 'jasmin',
  locale: 'de-DE',
  currency: 'EUR',
  contentSubPath: 's/{siteId}/{locale}',
  instanceOrigin: 'http://instance.test'
}
const session = { getAccessToken: async () => token, discard: () => undefined }

/** Operations of the private client, whose token never leaves the server. */
const ON_THE_SERVER = /^\S+ \/mobify\/proxy\/api\/shopper\/shopper-context\//

function ignoreUnreadable(error: unknown): void {
  if (!isPlatformError(error) || error.kind !== 'unreadable') throw error
}

/** Method and address of everything that the families send. */
async function listFamilyCalls(): Promise<string[]> {
  for (const folder of ['scapi', 'ocapi', 'controllers', 'side-services'])
    for (const name of readdirSync(join('app/platform', folder), { recursive: true, encoding: 'utf8' }))
      if (/(?<!\.test)\.ts$/.test(name)) jest.requireActual(`../../platform/${folder}/${name}`)
  const sent: string[] = []
  const core = {
    settings,
    session,
    call: async ({ method, url }: { method: string; url: string }) => void sent.push(`${method} ${url}`)
  } as unknown as PlatformCore
  for (const { routes, family } of mockFamilies) {
    const operations = family(core)
    for (const [name, line] of Object.entries(routes)) {
      const inputs = [...line.matchAll(/\{(\w+)\}|[?&](\w+)(?=[& ]|$)/g)].map(
        ([, part, query]) => part ?? query
      )
      // The handling of the empty response does not matter here.
      await operations[name]?.(Object.fromEntries(inputs.map(input => [input, 'x'])), {}).catch(
        ignoreUnreadable
      )
    }
  }
  return sent.filter(call => !ON_THE_SERVER.test(call))
}

/** Method and address of what goes through the proxies beside the families. */
async function listOtherCalls(): Promise<string[]> {
  const { send, calls } = createFetch()
  const core = { settings, session, send } as unknown as PlatformCore
  const images: string[] = []
  const bridge = jest.requireActual<{ bridgeToInstance: typeof bridgeToInstance }>(
    '../../platform/session/instance-session'
  )
  const tab = { ...settings, send, token, now: Date.now } as unknown as Parameters<typeof bridgeToInstance>[0]
  await bridge.bridgeToInstance(tab, true)

  const services = jest.requireActual<{ personalization: typeof personalization }>(
    '../../platform/side-services/personalization'
  )
  const { sendActivity, ...shop } = services
    .personalization(core)
    .open({ clientId: 'c', realm: 'r', instanceType: 'sbx', siteId: '{siteId}' }, () => true)
  await sendActivity('viewPage', { currentLocation: '/' })
  await shop.getRecommenders()
  await shop.getRecommendations('pdp')
  await shop.getZoneRecommendations('home')

  const cases = jest.requireActual<{ submitCase: typeof submitCase }>(
    '../../platform/side-services/web-to-case'
  )
  const plainSend: typeof fetch = async (input, init) => {
    await send(input, { ...init, body: undefined })
    return new Response('', { headers: { 'is-processed': 'true' } })
  }
  const contact = {
    name: '',
    email: '',
    reason: '',
    description: '',
    country: '',
    originUrl: '',
    returnUrl: ''
  }
  await cases.submitCase(plainSend, { organizationId: 'o', countryField: 'c', reasonField: 'r' }, contact)

  jest.useFakeTimers()
  const analytics = jest.requireActual<{ pageAnalytics: typeof pageAnalytics }>(
    '../../platform/side-services/page-analytics'
  )
  analytics
    .pageAnalytics(core)
    .open(
      () => true,
      url => images.push(url)
    )
    .describePage({ path: '/' })
  jest.runAllTimers()
  jest.useRealTimers()

  return [
    ...calls.map(({ method, url }) => `${method} ${url}`),
    ...images.map(url => `GET ${url}`),
    'GET /mobify/proxy/ocapi/dw/image/v2/a/default/images/b/c.jpg?sw=200',
    'POST /mobify/proxy/monitoring/api/1/envelope/'
  ]
}

const known = {
  organizationId: [settings.organizationId],
  siteId: ['jasmin', 'puro'],
  contentSubPath: [settings.contentSubPath],
  errorProject: ['1']
}
const allowed = PROXY_RULES.flatMap(rule => compileRoutes(rule, known))
const findAllowed = (call: string) => {
  const [method, address = ''] = call.split(' ')
  const path = address.replace('/mobify/proxy', '').replace(/\?.*/, '')
  return allowed.filter(route => route.method === method && route.pattern.test(path))
}

it('passes all calls of the platform’s families and the side services, and no unused ones', async () => {
  const calls = [...(await listFamilyCalls()), ...(await listOtherCalls())]
  expect(calls.length).toBeGreaterThan(90)
  expect(calls.filter(call => findAllowed(call).length !== 1)).toEqual([])
  const asked = new Set(calls.flatMap(findAllowed))
  expect(
    allowed.filter(route => !asked.has(route)).map(({ method, pattern }) => `${method} ${pattern}`)
  ).toEqual([])
})

it('knows every file of the app that makes an address of a proxy', () => {
  const users = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    path =>
      /\.tsx?$/.test(path) &&
      !/\.test\.|^server\//.test(path) &&
      /\/mobify\/proxy\/|\binstanceBase\b|\bscapiBase\b|_PROXY\b/.test(
        readFileSync(join('app', path), 'utf8')
      )
  )
  expect(users.sort()).toEqual([
    'platform/controllers/controller-family.ts',
    'platform/ocapi/ocapi-family.ts',
    'platform/platform-core.ts',
    'platform/platform.ts',
    'platform/scapi/scapi-family.ts',
    'platform/session/instance-session.ts',
    'platform/session/tab-session.ts',
    'platform/side-services/page-analytics.ts',
    'platform/side-services/personalization.ts',
    'platform/side-services/side-service-settings.ts',
    'platform/side-services/web-to-case.ts',
    'shell/shop-config/create-browser-context.ts',
    'shell/third-parties/start-monitoring.ts'
  ])
})

it.each([
  ['GET', '/api/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/authorize'],
  ['POST', '/api/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/login'],
  ['POST', '/api/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/token'],
  ['POST', '/api/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/passwordless/login'],
  ['GET', '/api/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/logout'],
  ['POST', '/api/customer/shopper-customers/v1/organizations/f_ecom_sbox_001/customers/actions/login'],
  ['POST', '/ocapi/s/jasmin/dw/shop/v21_3/customers/auth'],
  ['POST', '/ocapi/s/jasmin/dw/shop/v21_3/sessions'],
  ['POST', '/ocapi/dw/oauth2/access_token'],
  ['GET', '/ocapi/control/outbox'],
  ['GET', '/api/control/info'],
  ['GET', '/ocapi/on/demandware.store/Sites-jasmin-Site/de_DE/Home-Show'],
  ['GET', '/ocapi/on/demandware.store/Sites-Site/default/ViewLogin-Show'],
  ['GET', '/ocapi/s/other/dw/shop/v21_3/stores'],
  ['GET', '/api/product/shopper-products/v1/organizations/f_ecom_other/products/a'],
  ['POST', '/monitoring/api/2/envelope/'],
  ['GET', '/cases/servlet/servlet.WebToCase']
])('lets nobody ask %s %s', (method, path) => expect(findAllowed(`${method} ${path}`)).toEqual([]))
