import { helpers, ShopperBasketsV2, ShopperCustomers, ShopperOrders } from 'commerce-sdk-isomorphic'
import type { Seed } from '../../sandbox/seed/seed-contents'
import type { OverallStatus } from '../../sandbox/domain/orders/order'
import { seed } from '../../sandbox/seed/seed'
import { address } from '../factories/address'
import { buildCard } from './payment-setup'
import { CLIENT, ORGANIZATION, REDIRECT, startSandbox } from './session-setup'

export type SiteName = 'jasmin' | 'puro'

export const TEA = '100000000000000101'
export const OTHER_TEA = '100000000000000102'
export const MACHINE = '200000000000200101'
const MACHINE_MASTER = '200000000000002001'

const isWanted = ({ id }: { id: string }) => [TEA, OTHER_TEA, MACHINE, MACHINE_MASTER].includes(id)

let people = 0

/** Starts a sandbox with two teas, a machine and the sample pages; its clock can be moved. */
export async function startOrderSandbox(more: Partial<Seed> = {}) {
  const { categories, pages } = seed
  const products = seed.products
    .filter(isWanted)
    .map(product =>
      product.id === OTHER_TEA ? { ...product, inventory: { ...product.inventory!, ats: 5 } } : product
    )
  const sandbox = await startSandbox({ seed: { products, categories, pages, accounts: [], ...more } })

  function createShopper(token: string, siteId: SiteName) {
    const config = {
      parameters: { clientId: CLIENT, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId },
      headers: { authorization: `Bearer ${token}` },
      proxy: sandbox.origin,
      throwOnBadResponse: true
    }
    const baskets = new ShopperBasketsV2(config)
    const orders = new ShopperOrders(config)

    /** Fills the shopper's basket until it can be ordered; returns its id. */
    async function fillBasket(productId: string = siteId === 'jasmin' ? TEA : MACHINE, quantity = 1) {
      const { basketId = '' } = await baskets.createBasket({
        body: {
          customerInfo: { email: 'lina@example.com' },
          productItems: [{ productId, quantity }],
          billingAddress: address,
          shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard' } }]
        }
      })
      await baskets.addPaymentInstrumentToBasket({
        parameters: { basketId },
        body: await buildCard(sandbox.origin)
      })
      return basketId
    }

    return {
      token,
      baskets,
      orders,
      customers: new ShopperCustomers(config),
      fillBasket,
      async placeOrder(productId?: string, quantity?: number) {
        const order = await orders.createOrder({ body: { basketId: await fillBasket(productId, quantity) } })
        return {
          ...order,
          orderNo: order.orderNo ?? '',
          orderToken: String(order.orderToken),
          c_orderstatus: order.c_orderstatus as unknown
        }
      },
      /** A controller call of the site, in both of its forms; returns status and body. */
      async call(method: 'GET' | 'POST', path: string, body?: unknown) {
        const base = path.startsWith('api/')
          ? `s/${siteId}/de-DE`
          : `on/demandware.store/Sites-${siteId}-Site/de_DE`
        const answer = await fetch(`${sandbox.origin}/${base}/${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(token !== '' && { authorization: `Bearer ${token}` })
          },
          body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
        })
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
      }
    }
  }

  async function loginGuest(siteId: SiteName = 'jasmin') {
    const { access_token } = await sandbox.loginGuest(siteId)
    return createShopper(access_token, siteId)
  }

  return {
    ...sandbox,
    /** A caller without a token. */
    nobody: (siteId: SiteName = 'jasmin') => createShopper('', siteId),
    loginGuest,
    /** A new registered customer. */
    async register(siteId: SiteName = 'jasmin') {
      const login = `kunde${(people += 1)}@example.com`
      const credentials = { username: login, password: 'Teegarten7!' }
      const guest = await loginGuest(siteId)
      await guest.customers.registerCustomer({
        body: { customer: { login, email: login, lastName: 'Berg' }, password: credentials.password }
      })
      const { access_token, customer_id } = await helpers.loginRegisteredUserB2C({
        slasClient: sandbox.createSlasClient(siteId),
        credentials,
        parameters: { redirectURI: REDIRECT }
      })
      return { ...createShopper(access_token, siteId), login, customerId: customer_id }
    },
    /** Moves an order through the steps of warehouse and carrier. */
    async advance(siteId: SiteName, orderNo: string, ...steps: OverallStatus[]) {
      for (const to of steps) {
        const answer = await fetch(`${sandbox.origin}/control/orders/${siteId}/${orderNo}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ to })
        })
        expect(answer.status).toBe(200)
      }
    },
    /** Units that can still be bought. */
    async countStock(productId: string): Promise<number> {
      const { token } = await loginGuest()
      const address = `/product/shopper-products/v1/organizations/${ORGANIZATION}/products/${productId}?siteId=jasmin`
      const answer = await fetch(sandbox.origin + address, { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { inventory: { ats: number } }).inventory.ats
    }
  }
}

export type OrderSandbox = Awaited<ReturnType<typeof startOrderSandbox>>
