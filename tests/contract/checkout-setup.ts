import { createHash } from 'node:crypto'
import { ShopperBaskets, ShopperBasketsV2, ShopperOrders } from 'commerce-sdk-isomorphic'
import type { Category } from '../../sandbox/domain/catalogue/category'
import type { SeedProduct } from '../../sandbox/seed/pictures/product-picture'
import { buildTestProduct } from '../../sandbox/testing/build-test-product'
import type { Seed } from '../../sandbox/seed/seed-contents'
import { createSandbox } from '../../sandbox/create-sandbox'
import { accounts } from '../../sandbox/seed/accounts'
import { countries } from '../../sandbox/seed/countries'
import { sites } from '../../sandbox/seed/sites'
import { address } from '../factories/address'
import { listen } from '../factories/listen'
import { buildInvoice } from './payment-setup'

const ORGANIZATION = 'f_ecom_sbox_001'
const REDIRECT = 'http://localhost:3000/callback'
export const BASKETS = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`
export const ORDERS = `/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders`

const text = (word: string) => ({ de: word, en: word })

const buildCategory = (id: string, parentId: string): Category => ({
  id,
  parentId,
  siteId: 'jasmin',
  slug: { de: id, en: id },
  name: text(id),
  description: text(id),
  pageTitle: text(id),
  pageDescription: text(id),
  showInMenu: true,
  position: 1
})

/** A tea for 10 EUR or 9 GBP, 50 in stock. */
const buildTea = (id: string, change: Partial<SeedProduct> = {}): SeedProduct =>
  buildTestProduct(id, {
    categoryIds: ['green-tea'],
    listPrice: { EUR: 1000, GBP: 900 },
    basketLimit: 20,
    ...change
  })

export const TEA = '100000000000000001'
export const RARE = '100000000000000002'
export const VOUCHER = '100000000000000003'

const seed: Seed = {
  sites,
  countries,
  accounts,
  categories: [buildCategory('tea', 'root'), buildCategory('green-tea', 'tea')],
  products: [
    buildTea(TEA),
    buildTea(RARE, {
      inventory: { ats: 1, stockLevel: 1, orderable: true, preorderable: false, backorderable: false }
    }),
    buildTea(VOUCHER, { isGiftCard: true, isVirtualGiftCard: true, taxClass: 'exempt' })
  ],
  pictures: [],
  pages: [],
  promotions: []
}

const CLIENT = '11111111-2222-4333-8444-555555555555'
const VERIFIER = 'v'.repeat(128)

interface Grant {
  access_token: string
  customer_id: string
  usid: string
}

/** Signs in as browsers do: the vendor's own helper loads modules in a way that Jest does not allow. */
async function signIn(origin: string, usid?: string, basic?: string): Promise<Grant> {
  const slas = `${origin}/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`
  const fields = {
    client_id: CLIENT,
    channel_id: 'jasmin',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    ...(usid && { usid })
  }
  const guest = new URLSearchParams({ ...fields, response_type: 'code', hint: 'guest' })
  const authorized = basic
    ? await fetch(`${slas}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
        body: new URLSearchParams(fields)
      })
    : await fetch(`${slas}/authorize?${guest}`, { redirect: 'manual' })
  const granted = new URL(authorized.headers.get('location') ?? '').searchParams
  const answer = await fetch(`${slas}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      code: granted.get('code') ?? '',
      usid: granted.get('usid') ?? '',
      code_verifier: VERIFIER,
      client_id: CLIENT,
      channel_id: 'jasmin',
      redirect_uri: REDIRECT
    })
  })
  return (await answer.json()) as Grant
}

/**
 * Starts a sandbox with a tiny catalogue on a free port; the vendor's clients talk to it over HTTP.
 * `added` overrides the seed of this file.
 */
export async function startSandbox(databasePath = ':memory:', added: Partial<Seed> = {}) {
  let shift = 0
  const sandbox = createSandbox({
    databasePath,
    clock: { now: () => Date.now() + shift },
    publicOrigin: 'http://127.0.0.1:4000',
    seed: { ...seed, ...added }
  })
  const { origin, close } = await listen(sandbox.app)
  const parameters = {
    clientId: CLIENT,
    organizationId: ORGANIZATION,
    shortCode: 'sandbox1',
    siteId: 'jasmin'
  }

  function createClients(token: string) {
    const headers = { authorization: `Bearer ${token}` }
    const config = { parameters, headers, proxy: origin, throwOnBadResponse: true }
    return {
      /** Of the sandbox. */
      origin,
      token,
      headers,
      basketsV1: new ShopperBaskets(config),
      baskets: new ShopperBasketsV2(config),
      orders: new ShopperOrders(config)
    }
  }

  return {
    origin,
    createClients,
    /** Sets the sandbox's clock this many milliseconds ahead of the machine's. */
    setClock: (ahead: number) => {
      shift = ahead
    },
    /** A new guest with clients of their own. */
    async loginGuest() {
      const { access_token, usid } = await signIn(origin)
      return { ...createClients(access_token), usid }
    },
    /** The first sample customer, in the session of a guest. */
    async loginCustomer(usid: string) {
      const { login, password } = accounts[0]!
      const { access_token, customer_id } = await signIn(origin, usid, `${login}:${password}`)
      return { ...createClients(access_token), customerId: customer_id }
    },
    async stop() {
      await close()
      sandbox.close()
    }
  }
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>
export type Shopper = ReturnType<TestSandbox['createClients']>

/** Fills a basket through the vendor's client until it can be ordered; returns its id. */
export async function fillBasket(
  { baskets, origin }: Shopper,
  productId = TEA,
  quantity = 2,
  custom = {},
  item = {}
): Promise<string> {
  const { basketId = '' } = await baskets.createBasket({ body: { currency: 'EUR', ...custom } })
  const parameters = { basketId }
  const shipment = { basketId, shipmentId: 'me' }
  await baskets.addItemToBasket({ parameters, body: [{ productId, quantity, ...item }] })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'lina@example.com' } })
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: address
  })
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } })
  await baskets.addPaymentInstrumentToBasket({ parameters, body: await buildInvoice(origin) })
  return basketId
}

/** The problem of a refused call of the vendor's client. */
export async function readProblem(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await call
  } catch (error) {
    const { response } = error as { response?: Response }
    if (!response) throw error
    const problem = (await response.json()) as { type: string }
    return { ...problem, status: response.status, slug: problem.type.split('/').at(-1) }
  }
  throw new Error('the call was not refused')
}
