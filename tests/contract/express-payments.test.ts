import { fillBasket, startSandbox, type Shopper, type TestSandbox } from './checkout-setup'
import { createResource, postType, returnUrls, SHOP } from './payment-setup'
import { fillPaidBasket } from './paid-order-setup'
import { ORGANIZATION } from './session-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const MINUTE = 60_000
const RETURN = {
  c_successUrl: `${SHOP}/jasmin/de/checkout?express=x`,
  c_failureUrl: `${SHOP}/jasmin/de/cart?express=x`
}

const call = (shopper: Pick<Shopper, 'token'>, path: string, body?: object) =>
  callApi(shopper, `payments${path}`, body)

async function callApi(shopper: Pick<Shopper, 'token'>, path: string, body?: object) {
  const address = `${sandbox.origin}/custom/express-checkout/v1/organizations/${ORGANIZATION}/${path}`
  const answer = await fetch(`${address}?siteId=jasmin`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body)
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Begins a payment of the shopper's basket, and returns the resource with the address of the provider's page. */
async function begin(shopper: Shopper, basketId: string, change: object = {}) {
  const id = await createResource(sandbox.origin, 'paypal')
  const answer = await call(shopper, '', {
    c_basketId: basketId,
    c_paymentResourceId: id,
    ...RETURN,
    ...change
  })
  const page = String(answer.body.c_redirectUrl).replace(/^https?:\/\/[^/]+/, sandbox.origin)
  return { ...answer, id, page }
}

/** What the provider's page does with a decision: where it leads. */
async function decide(page: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ decision: 'approve', ...fields })
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body })
  return answer.headers.get('location')
}

const agreedInstrument = (id: string) => ({
  paymentMethodId: 'UNZER_PAYPAL',
  c_paymentResourceId: id,
  ...returnUrls
})

/** A shopper whose basket is paid by a payment that they have agreed to. */
async function agree(fields: Record<string, string> = {}) {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const { id, page } = await begin(shopper, basketId)
  await decide(page, fields)
  const parameters = { basketId }
  const { paymentInstruments = [] } = await shopper.baskets.getBasket({ parameters })
  await shopper.baskets.removePaymentInstrumentFromBasket({
    parameters: { ...parameters, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' }
  })
  await shopper.baskets.addPaymentInstrumentToBasket({ parameters, body: agreedInstrument(id) })
  return { shopper, basketId, id }
}

it('gives the shop address, e-mail and delivery of a payer who agrees, and changes no basket', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const before = await shopper.baskets.getBasket({ parameters: { basketId } })
  const { status, id, page } = await begin(shopper, basketId)
  expect(status).toBe(201)
  expect((await call(shopper, `/${id}`)).body).toEqual({ c_state: 'open' })
  expect(await (await fetch(page)).text()).toContain('Deichstraße 12')
  expect(await decide(page, { payer: 'home', deliveryId: '002' })).toBe(RETURN.c_successUrl)
  expect((await call(shopper, `/${id}`)).body).toMatchObject({
    c_state: 'agreed',
    c_email: 'lina@paypal.example',
    c_address: { firstName: 'Lina', postalCode: '20459', countryCode: 'DE' }
  })
  expect(await shopper.baskets.getBasket({ parameters: { basketId } })).toEqual(before)
})

it('authorises nothing before the order, and then the order’s amount at once', async () => {
  const { shopper, basketId } = await agree()
  const placed = await shopper.orders.createOrder({ body: { basketId } })
  expect(placed).toMatchObject({ c_paymentState: 'approved', status: 'created' })
  expect(placed.paymentInstruments).toMatchObject([
    { paymentMethodId: 'UNZER_PAYPAL', amount: placed.orderTotal }
  ])
})

it('pays one order by one consent, which is not shown any more then', async () => {
  const { shopper, basketId, id } = await agree()
  await shopper.orders.createOrder({ body: { basketId } })
  expect((await call(shopper, `/${id}`)).status).toBe(404)
  const second = await fillPaidBasket(shopper, agreedInstrument(id))
  await expect(shopper.orders.createOrder({ body: { basketId: second } })).rejects.toMatchObject({
    response: { status: 400 }
  })
})

it.each([
  ['cancels', { decision: 'cancel' }, 'cancelled', 'CANCELLED'],
  ['may not pay', { payer: 'refuses' }, 'refused', 'DECLINED']
])('leads back with the reason when the payer %s', async (_who, fields, state, reason) => {
  const shopper = await sandbox.loginGuest()
  const { id, page } = await begin(shopper, await fillBasket(shopper))
  expect(await decide(page, fields)).toBe(`${RETURN.c_failureUrl}&paymentError=${reason}`)
  expect((await call(shopper, `/${id}`)).body).toEqual({ c_state: state })
  // A second visit of the page changes nothing.
  expect(await decide(page)).toBe(`${RETURN.c_failureUrl}&paymentError=${reason}`)
})

it('refuses an order whose payer has not agreed, or not to this shopper', async () => {
  const shopper = await sandbox.loginGuest()
  const { id } = await begin(shopper, await fillBasket(shopper))
  const other = await sandbox.loginGuest()
  const stolen = (await agree()).id
  for (const resourceId of [id, stolen]) {
    const basketId = await fillPaidBasket(other, agreedInstrument(resourceId))
    await expect(other.orders.createOrder({ body: { basketId } })).rejects.toMatchObject({
      response: { status: 400 }
    })
    await other.baskets.deleteBasket({ parameters: { basketId } })
  }
})

it('declines an account without money as the order is placed', async () => {
  const { shopper, basketId } = await agree({ payer: 'declined' })
  await expect(shopper.orders.createOrder({ body: { basketId } })).rejects.toMatchObject({
    response: { status: 400 }
  })
  expect(await shopper.baskets.getBasket({ parameters: { basketId } })).toMatchObject({ basketId })
})

it('asks the payer again for much more than they agreed to', async () => {
  const { shopper, basketId } = await agree()
  const parameters = { basketId }
  const { productItems = [], paymentInstruments = [] } = await shopper.baskets.getBasket({ parameters })
  const [{ itemId = '' } = {}] = productItems
  await shopper.baskets.updateItemInBasket({ parameters: { ...parameters, itemId }, body: { quantity: 20 } })
  const { orderTotal } = await shopper.baskets.getBasket({ parameters })
  await shopper.baskets.updatePaymentInstrumentInBasket({
    parameters: { ...parameters, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' },
    body: { paymentMethodId: 'UNZER_PAYPAL', amount: orderTotal }
  })
  expect(await shopper.orders.createOrder({ body: { basketId } })).toMatchObject({
    c_paymentState: 'redirect'
  })
})

it('shows a consent to its shopper only, and for three hours', async () => {
  const { shopper, id } = await agree()
  expect((await call(await sandbox.loginGuest(), `/${id}`)).status).toBe(404)
  expect((await call(shopper, '/s-ppl-unknown')).status).toBe(404)
  sandbox.setClock(181 * MINUTE)
  expect((await call(shopper, `/${id}`)).status).not.toBe(200)
})

it('refuses foreign baskets, foreign pages, used resources and baskets without anything to pay', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const stranger = await sandbox.loginGuest()
  expect((await begin(stranger, basketId)).status).toBe(404)
  expect((await begin(shopper, basketId, { c_successUrl: 'https://elsewhere.example/' })).status).toBe(400)
  const { id } = await begin(shopper, basketId)
  expect((await begin(shopper, basketId, { c_paymentResourceId: id })).status).toBe(400)
  const empty = await stranger.baskets.createBasket({ body: {} })
  expect((await begin(stranger, empty.basketId ?? '')).status).toBe(400)
})

describe('wallets of devices', () => {
  const HAMBURG = { countryCode: 'DE', postalCode: '20459', city: 'Hamburg' }

  it('quotes delivery and amount for an address, and changes no basket', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillBasket(shopper)
    const before = await shopper.baskets.getBasket({ parameters: { basketId } })
    const quote = (change: object = {}) =>
      callApi(shopper, 'quotes', { c_basketId: basketId, c_address: HAMBURG, ...change })
    const { body } = await quote()
    const methods = body.c_shippingMethods as { id: string; price: number }[]
    const [first, last] = [methods[0]!, methods.at(-1)!]
    expect(body).toMatchObject({ c_shippingMethodId: first.id, c_currency: 'EUR' })
    const other = (await quote({ c_shippingMethodId: last.id })).body
    expect(other.c_shippingMethodId).toBe(last.id)
    expect(Number(other.c_amount) - Number(body.c_amount)).toBeCloseTo(last.price - first.price)
    const abroad = await quote({ c_address: { ...HAMBURG, countryCode: 'CH' } })
    expect(abroad.body).toMatchObject({ c_shippingMethods: [] })
    expect(abroad.body).not.toHaveProperty('c_shippingMethodId')
    expect(await shopper.baskets.getBasket({ parameters: { basketId } })).toEqual(before)
    const stranger = await sandbox.loginGuest()
    const foreign = { c_basketId: basketId, c_address: HAMBURG }
    expect((await callApi(stranger, 'quotes', foreign)).status).toBe(404)
  })

  it.each([
    ['applepay', 's-apl-', { version: 'EC_v1', data: 'x', signature: 'y', header: {} }],
    ['googlepay', 's-gop-', { protocolVersion: 'ECv2', signature: 'y', signedMessage: 'x' }]
  ])('makes a resource of a token, and keeps nothing of it (%s)', async (kind, prefix, token) => {
    const { status, body } = await postType(sandbox.origin, kind, token)
    expect(status).toBe(201)
    expect(String(body.id)).toMatch(prefix)
    expect(Object.keys(body).sort()).toEqual(['expiresAt', 'id'])
    expect((await postType(sandbox.origin, kind, {})).status).toBe(400)
  })

  it('declines a wallet as the order is placed', async () => {
    const shopper = await sandbox.loginGuest()
    const token = { protocolVersion: 'ECv2', signature: 'y', signedMessage: 'declined-token' }
    const { body } = await postType(sandbox.origin, 'googlepay', token)
    const basketId = await fillPaidBasket(shopper, {
      ...agreedInstrument(String(body.id)),
      paymentMethodId: 'UNZER_GOOGLEPAY'
    })
    await expect(shopper.orders.createOrder({ body: { basketId } })).rejects.toMatchObject({
      response: { status: 400 }
    })
  })

  it('asks none but Apple for a merchant session', async () => {
    const shopper = await sandbox.loginGuest()
    const ask = (c_validationUrl: string) => callApi(shopper, 'merchant-sessions', { c_validationUrl })
    expect((await ask('https://apple-pay-gateway.apple.com/paymentservices/startSession')).status).toBe(200)
    for (const url of [
      'http://apple-pay-gateway.apple.com/',
      'https://apple.com.example/',
      'https://127.0.0.1/',
      'https://x@127.0.0.1/.apple.com'
    ])
      expect((await ask(url)).status).toBe(400)
  })
})
