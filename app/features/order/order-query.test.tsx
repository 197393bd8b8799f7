import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { placeOrder, SENCHA } from '../../../tests/factories/placed-order'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import type { Platform } from '../../platform/platform'
import { orderQuery } from './order-query'

const sandbox = serveSandbox()
/** The token with which the browser came back, as the shop's own server keeps it. */
let broughtAlong: { orderNo: string; token: string } | undefined
beforeEach(() => {
  broughtAlong = undefined
  Cookies.set('session_jasmin', 'guest')
  sandbox.use(
    http.post('*/order-return', async ({ request }) => {
      const { orderNo } = (await request.json()) as { orderNo: string }
      const { token } = broughtAlong?.orderNo === orderNo ? broughtAlong : {}
      return HttpResponse.json({ token })
    })
  )
})
afterEach(() => Cookies.remove('session_jasmin'))

async function placeAsGuest() {
  const platform = sandbox.openPlatform()
  const { orderNo, orderToken } = await placeOrder(platform, sandbox.origin, { quantity: 2 })
  return { orderNo, orderToken: String(orderToken), platform }
}

const read = (platform: Platform, orderNo: string) => orderQuery(platform, 'jasmin', orderNo).queryFn({})

it('shows an order to the guest who placed it', async () => {
  const { orderNo, platform } = await placeAsGuest()
  await expect(read(platform, orderNo)).resolves.toMatchObject({
    orderNo,
    email: 'lina@example.com',
    totalProducts: 2,
    lines: [{ productId: SENCHA, quantity: 2 }],
    shippingAddress: { city: 'Köln' },
    totals: { items: 9.9, shipping: 3.99, order: 13.89 }
  })
})

it('says the same of a stranger’s order and of one that does not exist: nothing', async () => {
  const { orderNo } = await placeAsGuest()
  const stranger = sandbox.openPlatform()
  await expect(read(stranger, orderNo)).resolves.toBeNull()
  await expect(read(stranger, 'JAS99999999')).resolves.toBeNull()
})

it('shows a guest’s order on another device with its token only', async () => {
  const { orderNo, orderToken } = await placeAsGuest()
  const other = sandbox.openPlatform()
  broughtAlong = { orderNo, token: orderToken }
  await expect(read(other, orderNo)).resolves.toMatchObject({ orderNo, email: 'lina@example.com' })
  Cookies.remove('session_jasmin')
  await expect(read(other, orderNo)).resolves.toMatchObject({ orderNo })
  broughtAlong = { orderNo, token: 'wrong' }
  await expect(read(other, orderNo)).resolves.toBeNull()
})

it.each([401, 403, 429])('does not take a gateway’s %d for a missing order', async status => {
  sandbox.respond('getOrder', () => Response.json({ fault: { message: 'refused' } }, { status }))
  await expect(read(sandbox.openPlatform(), 'JAS1')).rejects.toMatchObject({ status })
})

it('does not take a page with 404 for a missing order', async () => {
  sandbox.respond('getOrder', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 }))
  await expect(read(sandbox.openPlatform(), 'JAS1')).rejects.toMatchObject({ kind: 'status', status: 404 })
})

it('does not take a platform that cannot be reached for a missing order', async () => {
  sandbox.respond('getOrder', () => HttpResponse.error())
  await expect(read(sandbox.openPlatform(), 'JAS1')).rejects.toMatchObject({ kind: 'network' })
})
