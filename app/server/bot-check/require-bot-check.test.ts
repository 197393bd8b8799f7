import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { listen, type Listening } from '../../../tests/factories/listen'
import { createLimits } from '../limits/limits'
import { createProxies, PROXY_BASE } from '../proxies/proxies'
import { requireBotCheck } from './require-bot-check'

const SHOP = 'https://www.shop.example'
const GOOD = { success: true, hostname: 'www.shop.example', action: 'newsletter', 'error-codes': [] }
const SIGN_UP = `${PROXY_BASE}/ocapi/on/demandware.store/Sites-jasmin-Site/de_DE/Account-SubmitGuestRegistration`

interface Heard {
  path?: string
  headers: Record<string, unknown>
  body: string
}

/** The service of the bot check and the platform behind one origin; each request is noted. */
let services: Listening
let heard: Heard[] = []
let verdict: { status?: number; body: string; isLate?: boolean }
beforeAll(async () => {
  services = await listen((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      heard.push({ path: req.url, headers: req.headers, body: Buffer.concat(chunks).toString() })
      const isVerification = req.url === '/siteverify'
      if (isVerification && verdict.isLate) return
      res.writeHead((isVerification && verdict.status) || 200, { 'content-type': 'application/json' })
      res.end(isVerification ? verdict.body : '{"success":true}')
    })
  })
})
afterAll(() => services.close())
beforeEach(() => {
  heard = []
  verdict = { body: JSON.stringify(GOOD) }
})

const KEYS = () => ({
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET: 'secret-of-the-server',
  TURNSTILE_VERIFY_URL: `${services.origin}/siteverify`
})

function createShop(environment: Record<string, string> = KEYS()) {
  const settings = buildServerSettings({ publicOrigin: SHOP }, services.origin, environment)
  const reports: unknown[] = []
  const parts = { settings, limits: createLimits(settings), report: (error: unknown) => reports.push(error) }
  const shop = express()
    .use(PROXY_BASE, createProxies(settings, parts.limits, parts.report))
    .post('/own', requireBotCheck(parts, ['login', 'registration']), (_req, res) => void res.json({}))
  const signUp = (token: string | undefined = 'a-token', email = 'anna@example.com') => {
    const call = supertest(shop).post(SIGN_UP)
    return (token ? call.set('x-bot-check', token) : call).send({ email })
  }
  return { shop, signUp, reports }
}

const askedPlatform = () => heard.filter(({ path }) => path !== '/siteverify')

it('asks for nothing where the shop has no bot check', async () => {
  const { signUp } = createShop({})
  expect((await signUp('')).status).toBe(200)
  expect(heard.map(({ path }) => path)).toEqual([expect.stringContaining('/Account-SubmitGuestRegistration')])
})

it('verifies a token before the platform is asked, and tells the platform nothing of it', async () => {
  const { signUp } = createShop()
  expect((await signUp()).status).toBe(200)
  const [verification, call] = heard
  expect(JSON.parse(verification!.body)).toEqual({ secret: 'secret-of-the-server', response: 'a-token' })
  expect(JSON.stringify(call)).not.toContain('a-token')
})

it.each([
  ['a spent token', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['an unknown token', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a token of another form', { ...GOOD, action: 'contact' }],
  ['a token of another host', { ...GOOD, hostname: 'www.other.example' }],
  ['a token without a host', { ...GOOD, hostname: undefined }]
])('refuses %s and leaves the platform alone', async (_name, answer) => {
  verdict = { body: JSON.stringify(answer) }
  const { signUp } = createShop()
  const { status, body } = await signUp()
  expect([status, (body as { type: string }).type]).toEqual([403, 'bot-check'])
  expect(askedPlatform()).toEqual([])
})

it.each([['none'], [`long-${'x'.repeat(2_048)}`]])(
  'refuses a missing or an endless token: %.5s',
  async text => {
    const { signUp } = createShop()
    expect((await signUp(text === 'none' ? '' : text)).status).toBe(403)
    expect(heard).toEqual([])
  }
)

it.each([
  ['is down', { status: 500, body: '<html>' }],
  ['garbles', { body: '{"success":"yes"}' }],
  ['knows another secret', { body: '{"success":false,"error-codes":["invalid-input-secret"]}' }],
  ['has an error of its own', { body: '{"success":false,"error-codes":["internal-error"]}' }]
])(
  'lets half as many calls pass while the service %s, and reports it without the token',
  async (_name, answer) => {
    verdict = answer
    const { signUp, reports } = createShop()
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1)
      statuses.push((await signUp('a-token', `shopper${index}@example.com`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(reports).not.toEqual([])
    expect(JSON.stringify(reports)).not.toMatch(/a-token|secret-of-the-server/)
  }
)

it('waits three seconds for the service and no longer', async () => {
  verdict = { body: '', isLate: true }
  const { signUp, reports } = createShop()
  expect((await signUp()).status).toBe(200)
  expect(reports).toEqual([expect.objectContaining({ kind: 'timeout', operation: 'verifyBotCheck' })])
})

it('counts bad tokens as guesses, before the limit of the address that they name', async () => {
  verdict = { body: '{"success":false,"error-codes":["invalid-input-response"]}' }
  const { signUp } = createShop()
  for (let index = 0; index < 10; index += 1) expect((await signUp()).status).toBe(403)
  const late = await signUp()
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
})

it.each([
  ['a code of a mail', '123456', 403],
  ['a code without digits', 'A1B2-C3D4-E5F6', 403],
  ["an order's own token", 'x'.repeat(43), 200]
])('asks for a token before an order is looked up by %s: %s', async (_name, orderViewCode, status) => {
  verdict = { body: JSON.stringify({ ...GOOD, action: 'newsletter' }) }
  const { shop } = createShop()
  const path = `${PROXY_BASE}/api/checkout/shopper-orders/v1/organizations/f_ecom_sbox_001/orders/JAS1/lookup`
  const lookUp = await supertest(shop)
    .post(path)
    .set('x-bot-check', 'a-token')
    .send({ orderViewCode, email: 'ida@example.com' })
  expect(lookUp.status).toBe(status)
  expect(askedPlatform()).toHaveLength(status === 200 ? 1 : 0)
})

it("guards the shop's own endpoints in the same way", async () => {
  const { shop } = createShop()
  const post = () => supertest(shop).post('/own').set('x-bot-check', 'a-token').send({})
  expect((await post()).status).toBe(403)
  verdict = { body: JSON.stringify({ ...GOOD, action: 'registration' }) }
  expect((await post()).status).toBe(200)
})
