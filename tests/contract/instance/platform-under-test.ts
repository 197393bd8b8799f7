import { randomUUID } from 'node:crypto'
import {
  helpers,
  ShopperBaskets,
  ShopperCustomers,
  ShopperExperience,
  ShopperGiftCertificates,
  ShopperLogin,
  ShopperOrders,
  ShopperProducts,
  ShopperPromotions,
  ShopperSearch,
  ShopperStores
} from 'commerce-sdk-isomorphic'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { listen } from '../../factories/listen'
import { buildInvoice } from '../payment-setup'

interface Instance {
  scapiOrigin: string
  instanceOrigin: string
  organizationId: string
  shortCode: string
  clientId: string
  siteId: string
  locale: string
  currency: string
  redirectUri: string
}

/**
 * The platform that these tests run against: the instance that the environment
 * names (CONTRACT_… in .env.example), else a sandbox in memory. They create what
 * they need and assume nothing about the data, so that they work with both.
 */
export async function openPlatformUnderTest() {
  const { instance, close } = process.env.CONTRACT_SCAPI_ORIGIN
    ? { instance: readInstance(process.env), close: () => Promise.resolve() }
    : await startSandbox()
  const { scapiOrigin, organizationId, shortCode, clientId, siteId } = instance
  const parameters = { organizationId, shortCode, clientId, siteId }
  const slasClient = new ShopperLogin({ proxy: scapiOrigin, parameters, throwOnBadResponse: true })

  function createClients(token: string) {
    const options = {
      proxy: scapiOrigin,
      parameters,
      headers: { authorization: `Bearer ${token}` },
      throwOnBadResponse: true
    }
    return {
      baskets: new ShopperBaskets(options),
      customers: new ShopperCustomers(options),
      experience: new ShopperExperience(options),
      giftCertificates: new ShopperGiftCertificates(options),
      orders: new ShopperOrders(options),
      products: new ShopperProducts(options),
      promotions: new ShopperPromotions(options),
      search: new ShopperSearch(options),
      stores: new ShopperStores(options)
    }
  }

  const asShopper = (grant: Awaited<ReturnType<typeof helpers.loginGuestUser>>) => ({
    ...createClients(grant.access_token),
    token: grant.access_token,
    refreshToken: grant.refresh_token,
    customerId: grant.customer_id,
    usid: grant.usid
  })

  const loginGuest = async () =>
    asShopper(await helpers.loginGuestUser({ slasClient, parameters: { redirectURI: instance.redirectUri } }))

  return {
    ...instance,
    slasClient,
    close,
    loginGuest,
    login: async (credentials: { username: string; password: string }, usid?: string) =>
      asShopper(
        await helpers.loginRegisteredUserB2C({
          slasClient,
          credentials,
          parameters: { redirectURI: instance.redirectUri, usid }
        })
      ),
    /** What an invoice is paid with: the sandbox has a payment provider to ask, an instance has its own. */
    buildInvoice: async (): Promise<Record<string, string>> =>
      process.env.CONTRACT_SCAPI_ORIGIN
        ? { c_paymentResourceId: 's-ivc-contract', c_birthday: '1980/01/31' }
        : buildInvoice(scapiOrigin),
    /** Registers a new customer. */
    async register() {
      const guest = await loginGuest()
      const login = `contract-${randomUUID()}@example.com`
      const password = `Tee-${randomUUID()}!A1`
      const customer = await guest.customers.registerCustomer({
        body: { customer: { login, email: login, firstName: 'Lina', lastName: 'Berg' }, password }
      })
      return { login, password, customer, guest }
    },
    /** Id of an orderable product, found by search. */
    async findOrderableProduct() {
      const { search, products } = await loginGuest()
      const { hits = [] } = await search.productSearch({
        parameters: { refine: ['cgid=root', 'htype=product'], limit: 25, currency: instance.currency }
      })
      const { data = [] } = await products.getProducts({
        parameters: { ids: hits.slice(0, 24).map(hit => hit.productId), expand: ['availability'] }
      })
      const found = data.find(({ type, inventory }) => !type?.master && !type?.set && inventory?.orderable)
      if (!found) throw new Error('The instance has no simple product in stock')
      return found.id
    },
    ocapi: (path: string, { token, ...init }: RequestInit & { token: string }) =>
      fetch(`${instance.instanceOrigin}/s/${siteId}/dw/shop/v21_3/${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-dw-client-id': clientId
        }
      })
  }
}

export type PlatformUnderTest = Awaited<ReturnType<typeof openPlatformUnderTest>>

function readInstance(env: NodeJS.ProcessEnv): Instance {
  const missing: string[] = []
  const read = (name: string): string => {
    const value = env[`CONTRACT_${name}`]
    if (!value) missing.push(`CONTRACT_${name}`)
    return value ?? ''
  }
  const instance = {
    scapiOrigin: read('SCAPI_ORIGIN'),
    instanceOrigin: read('INSTANCE_ORIGIN'),
    organizationId: read('ORGANIZATION_ID'),
    shortCode: read('SHORT_CODE'),
    clientId: read('CLIENT_ID'),
    siteId: read('SITE_ID'),
    locale: read('LOCALE'),
    currency: read('CURRENCY'),
    redirectUri: read('REDIRECT_URI')
  }
  if (missing.length > 0) throw new Error(`To run against an instance, also set ${missing.join(', ')}`)
  return instance
}

async function startSandbox(): Promise<{ instance: Instance; close: () => Promise<void> }> {
  const sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://sandbox.test' })
  const { origin, close } = await listen(sandbox.app)
  return {
    instance: {
      scapiOrigin: origin,
      instanceOrigin: origin,
      organizationId: 'f_ecom_sbox_001',
      shortCode: 'sandbox1',
      clientId: '11111111-2222-4333-8444-555555555555',
      siteId: 'jasmin',
      locale: 'de-DE',
      currency: 'EUR',
      redirectUri: 'http://localhost:3000/callback'
    },
    close: async () => {
      await close()
      sandbox.close()
    }
  }
}
