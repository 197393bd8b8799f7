import { readProblem, startSandbox, TEA, type Shopper, type TestSandbox } from './checkout-setup'
import {
  buildCard,
  buildInvoice,
  buildPaypal,
  cards,
  createCard,
  createResource,
  returnUrls
} from './payment-setup'
import { fillPaidBasket, orderPaid } from './paid-order-setup'
import { ORGANIZATION } from './session-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const MINUTE = 60_000

const order = (shopper: Shopper, instrument: { paymentMethodId: string }) =>
  orderPaid(sandbox.origin, shopper, instrument)

/** What the provider's page does with a decision: where it leads. */
async function decide(address: string, decision: string, account = 'lina@paypal.example') {
  const body = new URLSearchParams({ decision, account })
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', body })
  return { status: answer.status, location: answer.headers.get('location') ?? '' }
}

const readOrder = (shopper: Shopper, orderNo: string) => shopper.orders.getOrder({ parameters: { orderNo } })

async function readState(orderNo: string, token: string) {
  const query = new URLSearchParams({ orderNo, token })
  const address = `${sandbox.origin}/on/demandware.store/Sites-jasmin-Site/de_DE/Order-PaymentState?${query}`
  const answer = await fetch(address)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function reopen({ token }: Shopper, orderNo: string, orderToken: string) {
  const query = new URLSearchParams({ siteId: 'jasmin', reopenBasket: 'true', orderNo, token: orderToken })
  const address = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets?${query}`
  const answer = await fetch(sandbox.origin + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}'
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

it.each([
  ['card', () => buildCard(sandbox.origin)],
  ['invoice', () => buildInvoice(sandbox.origin)],
  [
    'secured direct debit',
    async () => ({
      paymentMethodId: 'UNZER_DIRECT_DEBIT_SECURED',
      c_paymentResourceId: await createResource(sandbox.origin, 'direct-debit-secured', {
        iban: 'DE89370400440532013000',
        holder: 'Lina Berg'
      }),
      c_birthday: '1990/02/01'
    })
  ]
])('takes an order by %s at once', async (_method, build) => {
  const shopper = await sandbox.loginGuest()
  const placed = await order(shopper, await build())
  expect(placed).toMatchObject({ status: 'created', paymentStatus: 'not_paid', c_paymentState: 'approved' })
  sandbox.setClock(3_000)
  expect(await readOrder(shopper, placed.orderNo)).toMatchObject({ status: 'new' })
})

describe('a payment with the provider’s page', () => {
  it.each([
    ['PayPal', () => buildPaypal(sandbox.origin)],
    ['a card with 3-D Secure', () => buildCard(sandbox.origin, cards.threeDSecure)]
  ])('waits for the shopper, and is paid on approval (%s)', async (_method, build) => {
    const shopper = await sandbox.loginGuest()
    const { orderNo, token, redirectUrl, ...placed } = await order(shopper, await build())
    expect(placed).toMatchObject({ status: 'created', c_paymentState: 'redirect' })
    sandbox.setClock(MINUTE)
    expect(await readOrder(shopper, orderNo)).toMatchObject({ status: 'created' })

    const page = await fetch(redirectUrl, { headers: { 'accept-language': 'de' } })
    expect(await page.text()).toContain(orderNo)
    const back = new URL((await decide(redirectUrl, 'approve')).location)
    expect(back.origin + back.pathname).toBe(returnUrls.c_successUrl)
    expect(Object.fromEntries(back.searchParams)).toEqual({ orderNo, token })
    expect(await readOrder(shopper, orderNo)).toMatchObject({
      status: 'new',
      paymentStatus: 'paid',
      c_paymentState: 'approved'
    })
    // Coming back to the page, or deciding once more, changes nothing.
    const again = await fetch(redirectUrl, { redirect: 'manual' })
    expect([again.status, again.headers.get('location')]).toEqual([303, back.href])
    expect((await decide(redirectUrl, 'cancel')).location).toBe(back.href)
    expect((await reopen(shopper, orderNo, token)).status).toBe(400)
  })

  it.each([
    ['cancel', 'CANCELLED', 'cancelled'],
    ['refuse', 'DECLINED', 'refused']
  ])('fails on %s and gives the basket back, once', async (decision, paymentError, paymentState) => {
    const shopper = await sandbox.loginGuest()
    const { orderNo, token, redirectUrl } = await order(shopper, await buildPaypal(sandbox.origin))
    const back = new URL((await decide(redirectUrl, decision)).location)
    expect(back.origin + back.pathname).toBe(returnUrls.c_failureUrl)
    expect(Object.fromEntries(back.searchParams)).toEqual({ orderNo, token, paymentError })
    expect((await readState(orderNo, token)).body).toEqual({
      orderNo,
      status: 'failed',
      paymentStatus: 'not_paid',
      paymentState,
      paymentMethodId: 'UNZER_PAYPAL',
      paymentError
    })
    const reopened = await reopen(shopper, orderNo, token)
    expect(reopened).toMatchObject({ status: 200, body: { productItems: [{ productId: TEA, quantity: 2 }] } })
    expect((await reopen(shopper, orderNo, token)).status).toBe(400)
    const again = await shopper.orders.createOrder({ body: { basketId: String(reopened.body.basketId) } })
    expect(again).toMatchObject({ c_paymentState: 'redirect' })
  })

  it('declines by the account that was chosen', async () => {
    const shopper = await sandbox.loginGuest()
    const { redirectUrl } = await order(shopper, await buildPaypal(sandbox.origin))
    const { location } = await decide(redirectUrl, 'approve', 'declined@paypal.example')
    expect(new URL(location).searchParams.get('paymentError')).toBe('DECLINED')
  })

  it('stays open for a shopper who leaves, until the basket is wanted back', async () => {
    const shopper = await sandbox.loginGuest()
    const { orderNo, token, redirectUrl } = await order(shopper, await buildPaypal(sandbox.origin))
    const { location } = await decide(redirectUrl, 'leave')
    expect(new URL(location).searchParams.get('paymentError')).toBe('LEFT')
    expect((await readState(orderNo, token)).body).toMatchObject({
      paymentState: 'redirect',
      redirectUrl: expect.stringContaining('/payments/v1/redirects/') as string
    })
    expect((await reopen(shopper, orderNo, token)).status).toBe(200)
    const late = await decide(redirectUrl, 'approve')
    expect(new URL(late.location).searchParams.get('paymentError')).toBe('ORDER_CLOSED')
    expect(await readOrder(shopper, orderNo)).toMatchObject({ status: 'failed', paymentStatus: 'not_paid' })
  })

  it('times out after an hour, which fails the order and releases what it held', async () => {
    const shopper = await sandbox.loginGuest()
    const { orderNo, token, redirectUrl } = await order(shopper, await buildPaypal(sandbox.origin))
    sandbox.setClock(59 * MINUTE)
    expect((await readState(orderNo, token)).body).toMatchObject({ status: 'created' })
    sandbox.setClock(61 * MINUTE)
    expect((await readState(orderNo, token)).body).toMatchObject({
      status: 'failed',
      paymentState: 'timed-out',
      paymentError: 'TIMED_OUT'
    })
    const { location } = await decide(redirectUrl, 'approve')
    expect(new URL(location).searchParams.get('paymentError')).toBe('TIMED_OUT')
  })

  it('is shown as pending while the provider’s message is late, and is not asked for again', async () => {
    const shopper = await sandbox.loginGuest()
    const { orderNo, token, redirectUrl } = await order(shopper, await buildCard(sandbox.origin, cards.late))
    expect((await decide(redirectUrl, 'approve')).location).toContain(returnUrls.c_successUrl)
    expect((await readState(orderNo, token)).body).toMatchObject({
      status: 'created',
      paymentState: 'pending'
    })
    expect((await reopen(shopper, orderNo, token)).status).toBe(400)
    sandbox.setClock(61_000)
    expect((await readState(orderNo, token)).body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  })

  it('is paid once when the provider’s message comes twice', async () => {
    const shopper = await sandbox.loginGuest()
    const { orderNo, redirectUrl } = await order(shopper, await buildCard(sandbox.origin, cards.twice))
    await decide(redirectUrl, 'approve')
    expect(await readOrder(shopper, orderNo)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  })
})

it('decides a pending card a minute later', async () => {
  const shopper = await sandbox.loginGuest()
  const { orderNo, ...placed } = await order(shopper, await buildCard(sandbox.origin, cards.pending))
  expect(placed).toMatchObject({ status: 'created', c_paymentState: 'pending' })
  sandbox.setClock(61_000)
  expect(await readOrder(shopper, orderNo)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
})

it('shows the state of a payment for the order’s token only', async () => {
  const shopper = await sandbox.loginGuest()
  const { orderNo } = await order(shopper, await buildPaypal(sandbox.origin))
  expect((await readState(orderNo, 'guessed')).status).toBe(404)
  expect((await readState('', '')).status).toBe(400)
})

it('saves a customer’s card on request, pays with it again, and lists no order that waits or has failed', async () => {
  const { usid } = await sandbox.loginGuest()
  const shopper = await sandbox.loginCustomer(usid)
  const resource = await createCard(sandbox.origin)
  await order(shopper, {
    paymentMethodId: 'UNZER_CARDS',
    c_paymentResourceId: resource,
    c_saveInstrument: true
  } as { paymentMethodId: string })
  const read = async (path: string) => {
    const base = `${sandbox.origin}/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`
    const answer = await fetch(`${base}/${shopper.customerId}${path}?siteId=jasmin`, {
      headers: shopper.headers
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const { paymentInstruments } = (await read('')) as { paymentInstruments: Record<string, unknown>[] }
  expect(paymentInstruments).toMatchObject([
    { c_paymentResourceId: resource, paymentCard: { cardType: 'Visa', numberLastDigits: '1111' } }
  ])
  const saved = {
    customerPaymentInstrumentId: String(paymentInstruments[0]?.paymentInstrumentId),
    paymentMethodId: 'UNZER_CARDS'
  }
  expect(await order(shopper, saved)).toMatchObject({ c_paymentState: 'approved' })
  const before = (await read('/orders')) as { total: number }
  await order(shopper, await buildPaypal(sandbox.origin))
  expect(await read('/orders')).toMatchObject({ total: before.total })
  const other = await sandbox.loginGuest()
  const basketId = await fillPaidBasket(other, {
    paymentMethodId: 'UNZER_CARDS',
    c_paymentResourceId: resource
  } as {
    paymentMethodId: string
  })
  expect(await readProblem(other.orders.createOrder({ body: { basketId } }))).toMatchObject({
    reason: 'RESOURCE_USED'
  })
  sandbox.setClock(24 * 60 * MINUTE)
  // Long after a resource that nobody saved would have expired.
  const { token } = await sandbox.loginCustomer(usid)
  expect(await order(sandbox.createClients(token), saved)).toMatchObject({ c_paymentState: 'approved' })
})
