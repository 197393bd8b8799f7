import Cookies from 'js-cookie'
import { fillBasket, startSandbox, type TestSandbox } from '../../../tests/contract/checkout-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { orderQuery } from './order-query'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
/** The token with which the browser came back, as the shop's own server keeps it. */
let broughtAlong: { orderNo: string; token: string } | undefined
beforeEach(() => {
  broughtAlong = undefined
  jest.spyOn(Cookies, 'get').mockReturnValue('guest' as never)
  const send = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (address !== '/order-return') return send(address, init)
    const { orderNo } = JSON.parse(String(init?.body)) as { orderNo: string }
    const { token } = broughtAlong?.orderNo === orderNo ? broughtAlong : {}
    return Promise.resolve(Response.json({ token }))
  })
})
afterEach(() => jest.restoreAllMocks())

async function placeOrder() {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId } })
  return { orderNo, platform: createShopPlatform(sandbox.origin, shopper.token) }
}

const read = (platform: Platform, orderNo: string) => orderQuery(platform, 'jasmin', orderNo).queryFn({})

it('shows an order to the guest who placed it', async () => {
  const { orderNo, platform } = await placeOrder()
  await expect(read(platform, orderNo)).resolves.toMatchObject({
    orderNo,
    email: 'lina@example.com',
    totalProducts: 2,
    lines: [{ quantity: 2, price: 20 }],
    shippingAddress: { city: 'Köln' },
    totals: { items: 20, shipping: 3.99, order: 23.99 }
  })
})

it('says the same of a stranger’s order and of one that does not exist: nothing', async () => {
  const { orderNo } = await placeOrder()
  const stranger = createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)
  await expect(read(stranger, orderNo)).resolves.toBeNull()
  await expect(read(stranger, 'JAS99999999')).resolves.toBeNull()
})

it('shows a guest’s order on another device, to whom has brought its token along, and to nobody else', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillBasket(shopper)
  const { orderNo = '', orderToken = '' } = await shopper.orders.createOrder({ body: { basketId } })
  const other = createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)
  broughtAlong = { orderNo, token: orderToken }
  await expect(read(other, orderNo)).resolves.toMatchObject({ orderNo, email: 'lina@example.com' })
  jest.mocked(Cookies.get).mockReturnValue(undefined as never)
  await expect(read(other, orderNo)).resolves.toMatchObject({ orderNo })
  broughtAlong = { orderNo, token: 'wrong' }
  await expect(read(other, orderNo)).resolves.toBeNull()
})

it.each([
  ['401', { kind: 'fault', status: 401 }],
  ['403', { kind: 'fault', status: 403 }],
  ['429', { kind: 'fault', status: 429 }],
  ['a page with 404', { kind: 'status', status: 404 }]
] as const)('does not take %s of a gateway for a missing order', async (_what, details) => {
  const refused = new PlatformError({ operation: 'getOrder', ...details })
  const platform = { orders: { getOrder: () => Promise.reject(refused) } } as unknown as Platform
  await expect(read(platform, 'JAS1')).rejects.toBe(refused)
})

it('does not take a platform that cannot be reached for a missing order', async () => {
  const down = new PlatformError({ kind: 'network', operation: 'getOrder' })
  const platform = { orders: { getOrder: () => Promise.reject(down) } } as unknown as Platform
  await expect(read(platform, 'JAS1')).rejects.toBe(down)
})
