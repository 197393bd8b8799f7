import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import {
  fillBasket,
  startSandbox as startCheckout,
  type TestSandbox as CheckoutSandbox
} from './checkout-setup'
import { startSandbox, type TestSandbox } from './session-setup'
import { listen } from '../factories/listen'

const DAY = 86_400_000
const pages = [
  '/',
  '/console/orders',
  '/console/mails',
  '/console/faults',
  '/console/tracking',
  '/console/requests',
  '/console/operations'
]

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => post('/console/reset', {}))
afterAll(() => sandbox.stop())

/** A page with its white space as browsers see it. */
const readPage = async (response: Response) => (await response.text()).replace(/\s+/g, ' ')
const read = async (path: string) => readPage(await fetch(sandbox.origin + path))
const readJson = async (path: string) =>
  (await (await fetch(sandbox.origin + path)).json()) as Record<string, unknown>

/** Sends a form as a browser on the console's own page would. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(sandbox.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: sandbox.origin, ...headers },
    body: new URLSearchParams(fields)
  })

it.each(pages)('shows %s without scripts and without anything from elsewhere', async path => {
  const response = await fetch(sandbox.origin + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await readPage(response)
  expect(page).not.toMatch(/<script|<style|style=|(?:src|href)="https?:/)
  expect(page).toContain(`<a href="${path}" aria-current="page">`)
})

it('shows addresses and sample customers at its root', async () => {
  const page = await read('/')
  expect(page).toContain('anna.sommer@example.com')
  expect(page).toContain('f_ecom_sbox_001')
})

it('switches faults on and off one by one', async () => {
  const form = { operation: 'ocapi.getBasket', kind: 'delay', status: '', ms: '250', times: '2' }
  const answer = await post('/console/faults', form)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/faults?done=fault-on'])
  await post('/console/faults', { operation: 'getProduct', kind: 'html' })
  const { faults } = (await readJson('/control/faults')) as { faults: { id: number }[] }
  expect(faults).toMatchObject([
    { operation: 'ocapi.getBasket', kind: 'delay', ms: 250, times: 2 },
    { operation: 'getProduct', kind: 'html' }
  ])
  expect(await read('/console/faults?done=fault-on')).toContain('role="status">The fault is switched on.')
  await post(`/console/faults/${faults[0]?.id}/off`, {})
  expect(await readJson('/control/faults')).toMatchObject({ faults: [{ operation: 'getProduct' }] })
  await post('/console/faults/off', {})
  expect(await readJson('/control/faults')).toEqual({ faults: [] })
})

it('shows the errors of a form and keeps the typed values', async () => {
  const answer = await post('/console/faults', {
    operation: 'getProduct',
    kind: 'status',
    status: '42',
    times: '7'
  })
  expect(answer.status).toBe(400)
  const page = await readPage(answer)
  expect(page).toMatch(/role="alert">status: /)
  expect(page).toContain('value="7"')
})

it('escapes what others have typed', async () => {
  const answer = await post('/console/faults', { operation: 'x', kind: '', times: '"><script>' })
  expect(await answer.text()).not.toContain('<script>')
})

it('moves the clock, and tokens age with it', async () => {
  const { customer_id, access_token } = await sandbox.loginCustomer()
  await post('/console/clock/move', { days: '2', hours: '' })
  await post('/console/clock/move', { days: '', hours: '-24' })
  const { now, aheadMs } = (await readJson('/control/clock')) as { now: string; aheadMs: number }
  expect(aheadMs).toBe(DAY)
  expect(Math.abs(Date.parse(now) - Date.now() - DAY)).toBeLessThan(60_000)
  expect(await read('/')).toContain('Clock 1 day ahead')
  const aged = await sandbox.getCustomer(customer_id, access_token)
  expect(aged).toMatchObject({ status: 401, body: { detail: expect.stringContaining('EXPIRED_TOKEN') } })
  await post('/console/clock', { aheadMs: '0' })
  expect((await sandbox.getCustomer(customer_id, access_token)).status).toBe(200)
})

it.each([{ aheadMs: 4e11 }, { aheadMs: 1.5 }, { aheadMs: 'soon' }, {}])(
  'refuses the clock %j',
  async body => {
    const response = await fetch(`${sandbox.origin}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    expect(response.status).toBe(400)
    expect(await readJson('/control/clock')).toMatchObject({ aheadMs: 0 })
  }
)

it.each(['/control/reset', '/console/reset', '/console/clock'])(
  'lets no other page post to %s',
  async path => {
    expect((await post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(path, {}, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await post(path, {}, { 'sec-fetch-site': '', origin: 'http://127.0.0.1:3000' })).status).toBe(403)
  }
)

it('forgets customers, sessions, faults and the shifted clock at a reset', async () => {
  const { customer_id, access_token } = await sandbox.loginCustomer()
  await post('/console/faults', { operation: 'ocapi', kind: 'html' })
  await post('/console/clock', { aheadMs: '1000' })
  expect((await fetch(`${sandbox.origin}/control/reset`, { method: 'POST' })).status).toBe(204)
  expect((await sandbox.getCustomer(customer_id, access_token)).status).toBe(401)
  expect((await sandbox.loginCustomer()).customer_id).not.toBe(customer_id)
  expect(await readJson('/control/faults')).toEqual({ faults: [] })
  expect(await readJson('/control/clock')).toMatchObject({ aheadMs: 0 })
})

it('counts requests by group and by operation until its reset', async () => {
  await post('/console/requests/reset', {})
  await sandbox.loginGuest()
  expect(await readJson('/control/stats')).toEqual({ 'slas.authorize': 1, 'slas.token': 1 })
  expect(await readJson('/control/stats/operations')).toEqual({
    'slas.authorizeCustomer': { requests: 1, refusals: 0 },
    'slas.getAccessToken': { requests: 1, refusals: 0 }
  })
  expect(await read('/console/requests')).toContain('<code>GET /oauth2/authorize</code>')
  await fetch(`${sandbox.origin}/control/stats`, { method: 'DELETE' })
  expect(await readJson('/control/stats')).toEqual({})
})

it('shows mails with their fields', async () => {
  const { access_token } = await sandbox.loginGuest()
  await sandbox
    .createCustomersClient(access_token)
    .getResetPasswordToken({ body: { login: 'anna.sommer@example.com' } })
  const page = await read('/console/mails')
  expect(page).toContain('Choose a new password')
  expect(page).toMatch(/href="http:\/\/localhost:3000\/jasmin\/de\/reset-password\/[\w-]+"/)
  expect(page).toContain('To anna.sommer@example.com')
})

it('shows the coupons and gift cards of the sample assortment', async () => {
  const { seed } = await import('../../sandbox/seed/seed')
  const full: Sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://sandbox.test', seed })
  const { origin, close } = await listen(full.app)
  const page = await (await fetch(`${origin}/`)).text()
  await close()
  full.close()
  const codes = [
    ...(seed.coupons ?? []).flatMap(coupon => coupon.codes),
    ...(seed.giftCertificates ?? []).map(card => card.code)
  ]
  expect(codes.filter(code => !page.includes(`<code>${code}</code>`))).toEqual([])
})

describe('tracking', () => {
  const tell = async (name: string, body: object) => {
    const answer = await fetch(`${sandbox.origin}/v3/activities/jasmin/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cq-client-id': 'sandbox-jasmin' },
      body: JSON.stringify({ cookieId: 'visitor-9', realm: 'sbox', instanceType: 'sbx', ...body })
    })
    expect(answer.status).toBe(200)
  }
  const report = (query: string) =>
    fetch(`${sandbox.origin}/on/demandware.store/Sites-puro-Site/de_DE/__Analytics-Start?${query}`)
  const readEvents = (page: string) => [...page.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, event]) => event)

  it('shows instructions while the list is empty', async () => {
    const page = await read('/console/tracking')
    expect(page).toContain('Nothing has arrived.')
    expect(page).not.toContain('<select')
  })

  it('shows what arrived, the latest first, and one kind of it on request', async () => {
    await tell('viewProduct', { product: { id: 'tea-1', price: 4.9 } })
    await post('/console/clock', { aheadMs: '60000' })
    await report('type=newsletter&detail=form')
    await post('/console/clock', { aheadMs: '120000' })
    await report('url=%2Fshop')
    const page = await read('/console/tracking')
    expect(readEvents(page)).toEqual(['page', 'newsletter', 'viewProduct'])
    expect(page).toContain('<code>visitor-9</code>')
    expect(page).toContain('{&quot;product&quot;:{&quot;id&quot;:&quot;tea-1&quot;,&quot;price&quot;:4.9}}')
    const one = await read('/console/tracking?event=newsletter')
    expect(readEvents(one)).toEqual(['newsletter'])
    expect(one).toContain('<option value="newsletter" selected')
    expect(one).toContain('<option value="viewProduct"')
  })

  it('says when nothing of a kind has arrived, and escapes the text of the address', async () => {
    await report('url=%2F')
    const page = await read('/console/tracking?event=%3Cscript%3E')
    expect(page).toContain('No event of this kind has arrived: &lt;script&gt;.')
    expect(page).not.toContain('<script')
    expect((await fetch(`${sandbox.origin}/console/tracking?event[a]=1&event=2`)).status).toBe(200)
  })
})

describe('orders', () => {
  let checkout: CheckoutSandbox
  beforeAll(async () => {
    checkout = await startCheckout()
  })
  afterAll(() => checkout.stop())

  const advance = (orderNo: string, to: string) =>
    fetch(`${checkout.origin}/console/orders/jasmin/${orderNo}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ to })
    })

  it('go through their life step by step', async () => {
    const shopper = await checkout.loginGuest()
    const { orderNo = '' } = await shopper.orders.createOrder({
      body: { basketId: await fillBasket(shopper) }
    })
    const readOrders = async () => readPage(await fetch(`${checkout.origin}/console/orders`))
    expect(await readOrders()).toContain('is being accepted')
    const body = new URLSearchParams({ aheadMs: '60000' })
    await fetch(`${checkout.origin}/console/clock`, { method: 'POST', redirect: 'manual', body })
    expect(await readOrders()).toContain(`Prepare<span class="unseen"> order ${orderNo}</span>`)
    expect((await advance(orderNo, 'READY_FOR_SHIPPING')).status).toBe(303)
    expect((await advance(orderNo, 'DELIVERED')).status).toBe(400)
    const shipped = await fetch(`${checkout.origin}/control/orders/jasmin/${orderNo}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'SHIPPED' })
    })
    expect(await shipped.json()).toMatchObject({
      orderNo,
      overallStatus: 'SHIPPED',
      transitions: ['DELIVERED']
    })
    const order = await shopper.orders.getOrder({ parameters: { orderNo } })
    expect(order).toMatchObject({ c_overallStatus: 'SHIPPED' })
  })

  it('that do not exist cannot be moved', async () => {
    expect((await advance('NONE', 'SHIPPED')).status).toBe(404)
  })
})
