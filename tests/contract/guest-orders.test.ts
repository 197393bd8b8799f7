import { helpers } from 'commerce-sdk-isomorphic'
import { ORGANIZATION } from './session-setup'
import { SECRET } from './shop-setup'
import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { createPrivateSlas, readMails } from './slas-mail-setup'

let sandbox: OrderSandbox
beforeEach(async () => {
  sandbox = await startOrderSandbox()
})
afterEach(() => sandbox.stop())

const GUEST_ORDERS = `/custom/guest-orders/v1/organizations/${ORGANIZATION}/guest-orders`
const CUSTOMERS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`
/** To whom every guest of this sandbox orders. */
const LINA = 'lina@example.com'
const PASSWORD = 'Teegarten7!'

async function call(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${sandbox.origin}${path}?siteId=jasmin`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body)
  })
  const json = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, body: json, type: String(json.type).split('/').at(-1) }
}
const count = async (token: string) => (await call('GET', GUEST_ORDERS, token)).body
const take = (token: string, c_orderNo?: string, c_password?: string) =>
  call('POST', GUEST_ORDERS, token, { c_orderNo, c_password })

/** Logs in by a mailed code, as a new customer where there is none. */
async function enterByCode(userid: string) {
  const slasClient = createPrivateSlas(sandbox)
  const credentials = { clientSecret: SECRET }
  await helpers.authorizePasswordless({
    slasClient,
    credentials,
    parameters: { userid, mode: 'email', locale: 'de-DE', registerCustomer: true }
  })
  const [mail] = await readMails(sandbox, 'login-code', userid)
  const pwdlessLoginToken = mail?.document.token ?? ''
  return helpers.getPasswordLessAccessToken({ slasClient, credentials, parameters: { pwdlessLoginToken } })
}
async function registerByPassword(login: string) {
  const guest = await sandbox.loginGuest()
  await guest.customers.registerCustomer({
    body: { customer: { login, email: login, lastName: 'Berg' }, password: PASSWORD }
  })
  return sandbox.loginCustomer({ username: login, password: PASSWORD })
}
const placeAsGuest = async () => {
  const guest = await sandbox.loginGuest()
  return { guest, order: await guest.placeOrder() }
}
const listOrders = async ({ access_token, customer_id }: { access_token: string; customer_id: string }) =>
  (
    (await call('GET', `${CUSTOMERS}/${customer_id}/orders`, access_token)).body.data as { orderNo: string }[]
  )?.map(({ orderNo }) => orderNo) ?? []

it('gives a guest’s order to the customer who has confirmed its address by a code', async () => {
  const { guest, order } = await placeAsGuest()
  const lina = await enterByCode(LINA)
  expect(await count(lina.access_token)).toEqual({ c_isConfirmed: true, c_total: 1 })
  expect((await take(lina.access_token, order.orderNo)).body).toEqual({ c_orderNos: [order.orderNo] })
  expect(await listOrders(lina)).toEqual([order.orderNo])
  expect(await count(lina.access_token)).toEqual({ c_isConfirmed: true, c_total: 0 })
  const path = `/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders/${order.orderNo}`
  const own = (await call('GET', path, lina.access_token)).body
  expect(own).toMatchObject({ guest: false, customerInfo: { customerId: lina.customer_id, email: LINA } })
  expect((await call('GET', path, guest.token)).status).toBe(404)
})

it('gives all orders of the address at once, whatever its letters, and none a second time', async () => {
  const orderNos = [(await placeAsGuest()).order.orderNo, (await placeAsGuest()).order.orderNo]
  const lina = await enterByCode('Lina@Example.com')
  expect((await take(lina.access_token)).body.c_orderNos).toEqual([...orderNos].reverse())
  expect((await take(lina.access_token)).body.c_orderNos).toEqual([])
})

it('answers a repeated wish for one order as the first one', async () => {
  const { order } = await placeAsGuest()
  const lina = await enterByCode(LINA)
  const answers = await Promise.all([1, 2].map(() => take(lina.access_token, order.orderNo)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await listOrders(lina)).toEqual([order.orderNo])
})

it('gives nothing to an account that has the address but has not confirmed it', async () => {
  const { order } = await placeAsGuest()
  const stranger = await registerByPassword(LINA)
  expect(await count(stranger.access_token)).toEqual({ c_isConfirmed: false, c_total: 0 })
  expect(await take(stranger.access_token, order.orderNo)).toMatchObject({
    status: 403,
    type: 'address-not-confirmed'
  })
  expect((await take(stranger.access_token)).status).toBe(403)
  expect(await listOrders(stranger)).toEqual([])
})

it('takes the password as well for an account that somebody may have made before', async () => {
  const { order } = await placeAsGuest()
  const stranger = await registerByPassword(LINA)
  const lina = await enterByCode(LINA)
  expect(lina.customer_id).toBe(stranger.customer_id)
  expect(await take(lina.access_token, order.orderNo)).toMatchObject({ status: 403, type: 'password-needed' })
  expect(await take(lina.access_token, undefined, 'Guessed9$')).toMatchObject({
    status: 403,
    type: 'invalid-current-password'
  })
  expect(await listOrders(stranger)).toEqual([])
  expect((await take(lina.access_token, order.orderNo, PASSWORD)).status).toBe(200)
  expect(await listOrders(lina)).toEqual([order.orderNo])
})

it('gives nothing to a customer who has confirmed one address and changed to another', async () => {
  const { order } = await placeAsGuest()
  const mallory = await enterByCode('mallory@example.com')
  const path = `${CUSTOMERS}/${mallory.customer_id}`
  expect((await call('PATCH', path, mallory.access_token, { email: LINA })).status).toBe(200)
  expect((await take(mallory.access_token, order.orderNo)).type).toBe('address-not-confirmed')
  await call('PATCH', path, mallory.access_token, { email: 'mallory@example.com' })
  expect((await count(mallory.access_token)).c_isConfirmed).toBe(false)
})

it('gives orders to an address that was changed by the code that went to it', async () => {
  const { order } = await placeAsGuest()
  const customer = await enterByCode('old@example.com')
  const changes = `/custom/account-security/v1/organizations/${ORGANIZATION}/email-changes`
  await call('POST', changes, customer.access_token, { email: LINA })
  const [mail] = await readMails(sandbox, 'email-code', LINA)
  await call('POST', `${changes}/confirm`, customer.access_token, { code: mail?.document.code })
  expect((await take(customer.access_token, order.orderNo)).status).toBe(200)
})

it('gives neither another address’s order, nor a customer’s, nor one that does not exist', async () => {
  const { order } = await placeAsGuest()
  const other = await enterByCode('other@example.com')
  expect((await take(other.access_token, order.orderNo)).type).toBe('guest-order-not-found')
  expect((await take(other.access_token, 'JAS00009999')).type).toBe('guest-order-not-found')
  const customer = await sandbox.register()
  const theirs = await customer.placeOrder()
  const lina = await enterByCode(LINA)
  expect((await take(lina.access_token, theirs.orderNo)).type).toBe('guest-order-not-found')
  await take(lina.access_token)
  expect(await listOrders(lina)).toEqual([order.orderNo])
})

it('is closed to guests, who have an order of their own as well', async () => {
  const { guest, order } = await placeAsGuest()
  expect((await take(guest.token, order.orderNo)).status).toBe(403)
  expect((await call('GET', GUEST_ORDERS, guest.token)).status).toBe(403)
})

it('makes the order one of the account, which orders it again and cancels it, as its guest cannot any more', async () => {
  const { guest, order } = await placeAsGuest()
  const lina = await enterByCode(LINA)
  await take(lina.access_token, order.orderNo)
  const act = async (action: string, token: string) => {
    const answer = await fetch(
      `${sandbox.origin}/on/demandware.store/Sites-jasmin-Site/de_DE/Order-${action}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ orderNo: order.orderNo })
      }
    )
    return ((await answer.json()) as { success?: boolean }).success
  }
  // Orders are accepted after two seconds.
  sandbox.setClock(3_000)
  for (const action of ['Reorder', 'Cancel']) {
    expect([action, await act(action, guest.token)]).toEqual([action, false])
    expect([action, await act(action, lina.access_token)]).toEqual([action, true])
  }
  const lookUp = guest.orders.guestOrderLookup({
    parameters: { orderNo: order.orderNo },
    body: { orderViewCode: order.orderToken, email: LINA }
  })
  await expect(lookUp).rejects.toMatchObject({ response: { status: 404 } })
})
