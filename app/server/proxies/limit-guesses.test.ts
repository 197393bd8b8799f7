import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { listen, type Listening } from '../../../tests/factories/listen'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { getLimitRule, LIMIT_RULES, type LimitName } from '../limits/limit-rules'
import { createLimits } from '../limits/limits'
import { createProxies, PROXY_BASE } from './proxies'
import { PROXY_RULES } from './proxy-rules'

/** How the platform answers next; each call is noted. */
let answer = { status: 404, body: '{}' }
let heard: string[] = []
let service: Listening
beforeAll(async () => {
  service = await listen((req, res) => {
    heard.push(`${req.method} ${req.url}`)
    req.resume()
    res.writeHead(answer.status, { 'content-type': 'application/json' })
    res.end(answer.status === 204 ? undefined : answer.body)
  })
})
afterAll(() => service.close())
beforeEach(() => {
  heard = []
  answer = { status: 404, body: '{}' }
})

const ROOTS = PROXY_RULES.flatMap(({ proxy, routes }) =>
  Object.entries(routes).flatMap(([root, lines]) =>
    lines.map(line => ({ route: `${proxy} ${line}`, proxy, root, line }))
  )
)
const FIELDS = ['identification', 'login', 'orderNo', 'email', 'c_email'] as const

/** A call that fits a route, about one subject. */
function buildCall(route: string, subject: string) {
  const { proxy, root, line } = ROOTS.find(each => each.route === route)!
  const [method = '', path = ''] = line.split(' ')
  const address = `${PROXY_BASE}/${proxy}${root}${path}`
    .replace('{organizationId}', 'f_ecom_sbox_001')
    .replace('{siteId}', 'jasmin')
    .replace('{contentSubPath}', 's/jasmin/de-DE')
    .replace('{locale}', 'de_DE')
    .replace(/\{(orderNo|customerId|basketId)\}/, subject)
    .replace(/\{\w+\}/g, 'x')
  const bodies: Record<string, object> = {
    'api POST /orders/{orderNo}/lookup': { orderViewCode: '123456' },
    'api PATCH /customers/{customerId}': { firstName: 'Lina' }
  }
  const body = bodies[route] ?? Object.fromEntries(FIELDS.map(field => [field, subject]))
  return { method: method.toLowerCase() as 'post' | 'put' | 'patch', address, body }
}

function createShop() {
  const settings = buildServerSettings({}, service.origin, { TRUSTED_PROXIES: '1' })
  const shop = express().use(
    PROXY_BASE,
    createProxies(settings, createLimits(settings), () => undefined)
  )
  const send = async (
    route: string,
    { from = '203.0.113.9', subject = 'A', mark }: { from?: string; subject?: string; mark?: string } = {}
  ) => {
    const { method, address, body } = buildCall(route, subject)
    const request = supertest(shop)[method](address)
    return request
      .set({
        'x-forwarded-for': from,
        authorization: `Bearer ${buildAccessToken({ mark: mark ?? subject })}`
      })
      .send(body)
  }
  const sendRaw = (address: string, body: object) =>
    supertest(shop).post(address).set('x-forwarded-for', '203.0.113.9').send(body)
  const sendGet = (address: string) => supertest(shop).get(address).set('x-forwarded-for', '203.0.113.9')
  return { send, sendRaw, sendGet }
}

const limitedRoutes = (Object.keys(LIMIT_RULES) as LimitName[]).flatMap(name =>
  Object.entries(getLimitRule(name).routes ?? {}).map(([route, limited]) => ({ name, route, limited }))
)

it.each(limitedRoutes)(
  'passes on no more wrong attempts at $route of one caller',
  async ({ name, route }) => {
    const { send } = createShop()
    const { attempts, seconds } = getLimitRule(name).each
    const began = performance.now()
    const statuses: number[] = []
    // With another subject each time, as in a guess.
    for (let time = 0; time < attempts + 2; time += 1)
      statuses.push((await send(route, { subject: `A${time}` })).status)
    expect(statuses).toEqual([...Array<number>(attempts).fill(404), 429, 429])
    expect(heard).toHaveLength(attempts)
    const late = await send(route)
    expect(late.body).toEqual({
      title: 'Too Many Requests',
      type: 'about:blank',
      detail: 'Too many attempts'
    })
    expect(Number(late.headers['retry-after'])).toBeGreaterThanOrEqual(
      Math.floor(seconds - (performance.now() - began) / 1000)
    )
    expect((await send(route, { from: '203.0.113.10', subject: 'B' })).status).toBe(404)
  }
)

it('passes on the query of a delivery estimate, and no other', async () => {
  const { sendGet } = createShop()
  answer = { status: 200, body: '{}' }
  const { address } = buildCall('api GET /delivery-estimates', 'A')
  const ask = async (query: string) =>
    (await sendGet(`${address}?siteId=jasmin&productIds=1&${query}`)).status
  expect(await ask('postalCode=20095&countryCode=DE')).toBe(200)
  expect(await ask('postalCode=20095&postalCode=1010&countryCode=DE')).toBe(400)
  expect(await ask('postalCode=20095&other=1')).toBe(400)
  expect(heard).toHaveLength(1)
})

const about = limitedRoutes.filter(({ limited }) => limited.subject)

it.each(about)('passes on no more attempts at $route about one subject, from any caller', async row => {
  const { send } = createShop()
  const { attempts } = getLimitRule(row.name).subject!
  answer = { status: 404, body: '{}' }
  for (let time = 0; time < attempts; time += 1)
    expect((await send(row.route, { from: `203.0.113.${time}` })).status).toBe(404)
  const late = await send(row.route, { from: '198.51.100.1' })
  expect(late.status).toBe(row.limited.sent?.status ?? 429)
  expect(heard).toHaveLength(attempts)
})

it('counts new parcels for the customer: a stranger who knows the basket uses up nothing of its limit', async () => {
  const { send } = createShop()
  const route = 'api POST /baskets/{basketId}/shipments'
  const { attempts } = getLimitRule('shipments').subject!
  for (let time = 0; time < attempts; time += 1)
    await send(route, { from: `203.0.113.${time}`, mark: 'stranger' })
  expect((await send(route, { mark: 'stranger' })).status).toBe(429)
  expect((await send(route, { mark: 'owner' })).status).toBe(404)
})

it.each([
  ['ocapi POST /customers/password_reset', 204, ''],
  ['api POST /orders/{orderNo}/actions/request-access-code', 202, '{}'],
  ['ocapi POST /Account-SubmitGuestRegistration', 200, '{"success":true}']
])('sends few mails by %s, and says nothing of that', async (route, status, body) => {
  const { send } = createShop()
  answer = { status, body }
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(route)))
  expect(heard).toHaveLength(3)
  expect(new Set(answers.map(each => each.status))).toEqual(new Set([status]))
  if (status === 200) expect(new Set(answers.map(each => each.text))).toEqual(new Set([body]))
})

it.each(limitedRoutes.filter(({ name }) => getLimitRule(name).counts === 'refused'))(
  'counts nothing of $route that succeeds, fails or is refused for its token',
  async ({ route }) => {
    const { send } = createShop()
    for (const [status, body] of [
      [200, '{"success":true}'],
      [503, '{}'],
      [401, '{}']
    ] as const) {
      answer = { status, body }
      for (let time = 0; time < 11; time += 1) expect((await send(route)).status).toBe(status)
    }
  }
)

it.each(limitedRoutes.filter(({ limited }) => limited.refusesIn200))(
  'counts what $route refuses with 200',
  async ({ name, route }) => {
    const { send } = createShop()
    const { attempts } = getLimitRule(name).each
    for (const [at, body] of [
      '{"success":false}',
      '{"error":true,"ErrorMsg":"no"}',
      '{"other":1}'
    ].entries()) {
      answer = { status: 200, body }
      const from = `203.0.113.${at}`
      for (let time = 0; time < attempts; time += 1) await send(route, { from, subject: `${at}-${time}` })
      expect((await send(route, { from, subject: 'other' })).status).toBe(429)
    }
  }
)

const ORGANIZATION = 'organizations/f_ecom_sbox_001'
const LOOK_UP = `${PROXY_BASE}/api/checkout/shopper-orders/v1/${ORGANIZATION}/orders/JAS1/lookup`
const BASKETS = `${PROXY_BASE}/api/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
const OCAPI = `${PROXY_BASE}/ocapi/s/jasmin/dw/shop/v21_3`
const CONTROLLERS = `${PROXY_BASE}/ocapi/on/demandware.store/Sites-jasmin-Site/de_DE`

it.each<[string, string, object]>([
  ['a look-up by postal code', LOOK_UP, { email: 'a@b.example', postalCode: '50667' }],
  ['a look-up by phone', LOOK_UP, { phone: '+491', postalCode: '50667' }],
  ['a look-up by postal code beside a code', LOOK_UP, { orderViewCode: '1', postalCode: '50667' }],
  ['a look-up by e-mail address', LOOK_UP, { email: 'a@b.example' }],
  ['a look-up with several codes', LOOK_UP, { orderViewCode: ['1', '2'] }],
  ['a look-up with what is no object', LOOK_UP, ['1']],
  ['a look-up by its query', `${LOOK_UP}?postalCode=50667`, { orderViewCode: '1' }],
  ['coupons in a new basket', BASKETS, { currency: 'EUR', couponItems: [{ code: 'A' }] }],
  ['coupons in a new basket of the older API', `${OCAPI}/baskets`, { coupon_items: [{ code: 'A' }] }],
  ['a gift card as a payment', `${BASKETS}/x/payment-instruments`, { giftCertificateCode: 'A' }],
  ['the same in the older API', `${OCAPI}/baskets/x/payment_instruments`, { gift_certificate_code: 'A' }],
  ['a code in the query of a coupon', `${BASKETS}/x/coupons?code=A`, { code: 'B' }],
  ['two codes of gift cards', `${CONTROLLERS}/GiftCert-CheckBalance?giftCertID=A&giftCertID=B`, {}],
  ['a sign-up by its query', `${CONTROLLERS}/Account-SubmitGuestRegistration?email=a@b.example`, {}],
  ['a sign-up of nobody', `${CONTROLLERS}/Account-SubmitGuestRegistration`, {}],
  ['a reset for several', `${OCAPI}/customers/password_reset`, { identification: ['a', 'b'], type: 'email' }]
])('does not pass on %s, which no page sends', async (_what, address, body) => {
  const given = await createShop().sendRaw(address, body)
  expect([given.status, heard]).toEqual([400, []])
})

it.each<[string, object]>([
  [`${LOOK_UP}?siteId=jasmin&expand=oms&locale=de-DE`, { orderViewCode: '123456', email: 'a@b.example' }],
  [`${BASKETS}?siteId=jasmin&locale=de-DE`, { currency: 'EUR' }],
  [`${BASKETS}?reopenBasket=true&orderNo=1&token=t&siteId=jasmin`, { currency: 'EUR' }],
  [`${BASKETS}/x/payment-instruments?siteId=jasmin`, { paymentMethodId: 'CREDIT_CARD', c_successUrl: '/' }],
  [`${CONTROLLERS}/GiftCert-Redeem?giftCertID=A%2FB`, {}]
])('passes on what pages send to %s', async (address, body) => {
  answer = { status: 200, body: '{}' }
  expect((await createShop().sendRaw(address, body)).status).toBe(200)
  expect(heard).toHaveLength(1)
})
